import type { FromWorker, ToWorker } from './protocol.ts';

// The engine moves in here as soon as it can be imported; until then every request fails with these words.
addEventListener('message', (event: MessageEvent<ToWorker>) => {
  const answer: FromWorker = {
    type: 'failed',
    id: event.data.id,
    message: 'The game engine is not part of this build yet.',
  };
  postMessage(answer);
});
