import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export const wide = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

type Theme = 'dark' | 'light';

/** On which screens a look is taken: all four where something of its own is drawn, two that differ in both otherwise. */
export const everyWay = [
  [wide, 'dark'],
  [wide, 'light'],
  [phone, 'dark'],
  [phone, 'light'],
] as const;
export const twoWays = [
  [wide, 'dark'],
  [phone, 'light'],
] as const;

/** No accessibility violation and nothing wider than the screen, in the given sizes and themes. */
export async function expectSound(
  page: Page,
  name: string,
  ways: readonly (readonly [typeof wide, Theme])[] = everyWay,
): Promise<void> {
  const size = page.viewportSize() ?? wide;
  const before = await page.evaluate(() => document.documentElement.dataset['theme'] ?? 'dark');
  const paint = async (theme: string) =>
    page.evaluate((chosen) => (document.documentElement.dataset['theme'] = chosen), theme);
  for (const [viewport, theme] of ways) {
    await page.setViewportSize(viewport);
    await paint(theme);
    await expectSoundHere(page, `${name}, ${viewport.width} wide, ${theme}`);
  }
  await page.setViewportSize(size);
  await paint(before);
}

export async function expectSoundHere(page: Page, name: string): Promise<void> {
  // Colours in the middle of an animation are nobody's fault.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page
    .waitForFunction(
      () =>
        document
          .getAnimations()
          .every((each) => each.playState !== 'running' || each.effect?.getComputedTiming().iterations === Infinity),
      null,
      { timeout: 2000 },
    )
    .catch(() => undefined);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  expect(found, `accessibility of ${name}`).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, `horizontal scrolling of ${name}`).toBeLessThanOrEqual(0);
  await page.emulateMedia({ reducedMotion: null });
}

export interface NewGame {
  readonly seed: string;
  /** The label of the opponent, as the page shows it. */
  readonly opponent?: string;
  /** How fast the opponent's steps are shown. */
  readonly pace?: 'instant' | 'normal';
  /** Whether the estimate of who is ahead is shown. */
  readonly estimate?: boolean;
}

/** Opens the page and starts a game with the first two decks. */
export async function startGame(
  page: Page,
  { seed, opponent = 'Padawan', pace = 'instant', estimate = false }: NewGame,
): Promise<void> {
  await page.addInitScript(
    (chosen) => {
      localStorage.setItem('dejarik.settings', JSON.stringify({ theme: 'dark', name: 'Ana', ...chosen }));
    },
    { pace, estimate },
  );
  await page.goto('/');
  await page.getByLabel('Played by').selectOption(opponent);
  if (opponent === 'A person here') await page.getByLabel('Name of the second player').fill('Bela');
  await page.getByLabel('Seed', { exact: true }).fill(seed);
  await page.getByRole('button', { name: 'Start game' }).click();
}

export function panel(page: Page) {
  return page.getByRole('region', { name: 'Decision' });
}

export type Situation = 'asked' | 'covered' | 'over' | 'crashed';

/** Waits until a person can do something, and says what. */
export async function settled(page: Page): Promise<Situation> {
  const found = await page.waitForFunction(() => {
    if (document.querySelector('pre[aria-label="Error message"]') !== null) return 'crashed';
    if (document.querySelector('dialog[open]') !== null) return 'over';
    if (document.querySelector('h1')?.textContent.startsWith('Hand over') === true) return 'covered';
    return document.querySelector('section[aria-label="Decision"][data-open]') === null ? false : 'asked';
  });
  return (await found.jsonValue()) as Situation;
}

/**
 * Answers the open question as a hurried person would: resolves dice, activates, plays; the n-th option otherwise.
 * Returns the key, or `confirm` for the end of a choice of several.
 */
export async function decide(page: Page, turn: number): Promise<string> {
  return await page.evaluate((n) => {
    const asked = document.querySelector('section[aria-label="Decision"][data-open]');
    if (asked === null) throw new Error('Nobody is asked.');
    const confirm = asked.querySelector<HTMLButtonElement>('[data-confirm]');
    if (confirm !== null && !confirm.disabled) {
      confirm.click();
      return 'confirm';
    }
    const options = [...asked.querySelectorAll<HTMLButtonElement>('[data-option]:not(:disabled, [data-picked])')];
    const key = (option: HTMLButtonElement) => option.dataset['option'] ?? '';
    const eager = ['resolve', 'activate', 'play'].flatMap((kind) =>
      options.filter((option) => key(option).startsWith(`${kind}:`)),
    );
    const chosen = eager[0] ?? options[n % Math.max(1, options.length)];
    if (chosen === undefined) throw new Error('There is no option.');
    chosen.click();
    return key(chosen);
  }, turn);
}
