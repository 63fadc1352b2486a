import { create } from 'zustand';
import { paces, type Pace } from '../play/pace.ts';

export type Theme = 'dark' | 'light' | 'system';
export const themes: readonly Theme[] = ['dark', 'light', 'system'];

interface Settings {
  readonly theme: Theme;
  readonly pace: Pace;
  /** Of the person at this browser. */
  readonly name: string;
  /** Whether the chances are shown while a game goes on. */
  readonly estimate: boolean;
}

interface SettingsState extends Settings {
  readonly set: (changed: Partial<Settings>) => void;
}

const storageKey = 'dejarik.settings';

function load(): Settings {
  const settings: Settings = { theme: 'dark', pace: 'normal', name: 'Player', estimate: false };
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return settings;
    const theme = themes.find((each) => 'theme' in stored && stored.theme === each);
    const pace = paces.find((each) => 'pace' in stored && stored.pace === each);
    const name = 'name' in stored && typeof stored.name === 'string' ? stored.name : settings.name;
    const estimate = 'estimate' in stored && stored.estimate === true;
    return { theme: theme ?? settings.theme, pace: pace ?? settings.pace, name, estimate };
  } catch {
    // Storage that is closed or spoilt costs a preference, never the game.
    return settings;
  }
}

export const useSettings = create<SettingsState>()((set, get) => ({
  ...load(),
  set(changed) {
    set(changed);
    const { theme, pace, name, estimate } = get();
    try {
      localStorage.setItem(storageKey, JSON.stringify({ theme, pace, name, estimate }));
    } catch {
      // See above.
    }
  },
}));

const prefersLight = '(prefers-color-scheme: light)';

function paint(theme: Theme): void {
  const shown = theme === 'system' ? (matchMedia(prefersLight).matches ? 'light' : 'dark') : theme;
  document.documentElement.dataset['theme'] = shown;
}

/** Keeps the page in the chosen theme. Called once, before anything is drawn. */
export function followTheme(): void {
  paint(useSettings.getState().theme);
  useSettings.subscribe((state) => paint(state.theme));
  matchMedia(prefersLight).addEventListener('change', () => paint(useSettings.getState().theme));
}
