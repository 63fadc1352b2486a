import { expect, test } from '@playwright/test';
import { expectSoundHere, settled, startGame } from './support.ts';

test('a saved game that cannot be read says so, offers its file and lets a new one begin', async ({ page }) => {
  await startGame(page, { seed: 'spoilt' });
  expect(await settled(page)).toBe('asked');
  await page.evaluate(() => {
    const saved = JSON.parse(localStorage.getItem('dejarik.game') ?? '{}') as { replay: string };
    localStorage.setItem('dejarik.game', JSON.stringify({ ...saved, replay: saved.replay.slice(0, 60) }));
  });
  await page.reload();
  expect(await settled(page)).toBe('crashed');
  await expect(page.getByLabel('Error message')).toContainText('not complete');
  await expectSoundHere(page, 'the crash');
  await expect(page.getByRole('button', { name: 'Download replay' })).toBeEnabled();
  await page.getByRole('button', { name: 'New game' }).click();
  await page.getByRole('button', { name: 'Start game' }).click();
  expect(await settled(page)).toBe('asked');
});

test('without the engine the page says what to do', async ({ page }) => {
  await page.route(/worker/, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await expect(page.getByRole('button', { name: 'Start game' })).toBeDisabled();
});

test('without the file of the table a game is not lost', async ({ page }) => {
  await page.route(/TableScreen.*js/, (route) => route.abort());
  await page.goto('/');
  await page.getByRole('button', { name: 'Start game' }).click();
  await expect(page.getByRole('alert')).toContainText('The table could not be loaded.');
  await expectSoundHere(page, 'a table that is missing');
  await page.unroute(/TableScreen.*js/);
  await page.reload();
  expect(await settled(page)).toBe('asked');
});

test('a browser that keeps nothing is told about, and the game goes on', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Start game' }).click();
  await expect(page.getByRole('alert')).toContainText('did not keep the game');
  await page.getByRole('button', { name: 'Close message' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  expect(await settled(page)).toBe('asked');
});

test('a game that breaks shows what happened and offers its replay', async ({ page }) => {
  await startGame(page, { seed: 'breaks' });
  expect(await settled(page)).toBe('asked');
  await page.route(/worker/, async (route) => {
    const body = "addEventListener('message', () => { throw new Error('the rules ran in circles'); });";
    await route.fulfill({ contentType: 'text/javascript', body });
  });
  await page.reload();
  expect(await settled(page)).toBe('crashed');
  await expect(page.getByLabel('Error message')).toContainText('the rules ran in circles');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download replay' }).click();
  expect((await downloading).suggestedFilename()).toBe('dejarik-breaks.json');
});
