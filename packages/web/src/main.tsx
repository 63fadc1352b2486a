import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './styles/base.css';
import { App } from './app/App.tsx';
import { openGames } from './app/games.ts';
import { followTheme } from './app/settings.ts';
import { workerHost } from './session/WorkerSession.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root element.');

followTheme();
const games = openGames(workerHost());
createRoot(root).render(
  <StrictMode>
    <App games={games} />
  </StrictMode>,
);
