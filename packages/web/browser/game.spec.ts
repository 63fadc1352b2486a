import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { decide, expectSound, expectSoundHere, panel, settled, startGame } from './support.ts';

// A trace of so many steps takes longer than the steps.
test.use({ trace: 'off' });

test('a whole game against a program, reloaded in the middle', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Start game' })).toBeEnabled();
  await expectSound(page, 'New Game');
  await startGame(page, { seed: 'copper-dune-4821' });

  const kinds = new Set<string>();
  let picks = 0;
  let reloaded = false;
  for (; (await settled(page)) === 'asked'; picks++) {
    const kind = (await panel(page).getByRole('heading', { level: 2 }).textContent()) ?? '';
    if (!kinds.has(kind)) {
      kinds.add(kind);
      await expectSoundHere(page, kind);
    }
    // Picks of a choice that were not confirmed are not part of the game yet.
    if (!reloaded && picks >= 30 && (await panel(page).locator('[data-picked]').count()) === 0) {
      const before = await page.getByRole('region', { name: 'Log' }).getByRole('listitem').allTextContents();
      const asked = await panel(page).textContent();
      await page.reload();
      expect(await settled(page)).toBe('asked');
      expect(await panel(page).textContent()).toBe(asked);
      expect(await page.getByRole('region', { name: 'Log' }).getByRole('listitem').allTextContents()).toEqual(before);
      reloaded = true;
    }
    if (picks > 600) throw new Error('The game does not end.');
    await decide(page, picks);
  }
  expect(await settled(page)).toBe('over');
  expect(reloaded).toBe(true);
  await expectSound(page, 'the end of the game');
  const end = page.getByRole('dialog');
  await expect(end.getByRole('heading', { level: 2 })).toHaveText(/win/);
  await expect(end).toContainText(/defeated|no card left/);

  const downloading = page.waitForEvent('download');
  await end.getByRole('button', { name: 'Download replay' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('dejarik-copper-dune-4821.json');
  const replay: unknown = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(replay).toMatchObject({ format: 'dejarik-replay', setup: { seed: 'copper-dune-4821' } });

  await end.getByRole('button', { name: 'Rematch' }).click();
  expect(await settled(page)).toBe('asked');
  await expect(panel(page).getByRole('heading', { level: 2 })).toHaveText('Your opening hand');
});

test('the opponent plays step by step, and all at once where that is wished', async ({ page }) => {
  await startGame(page, { seed: 'slow-steps', pace: 'normal' });
  for (let turn = 0; turn < 12 && (await settled(page)) === 'asked'; turn++) {
    await decide(page, turn);
    const skip = page.getByRole('button', { name: 'Show at once' });
    if (await skip.isVisible()) {
      await skip.click();
      break;
    }
  }
  expect(await settled(page)).toBe('asked');
});

test('the keyboard alone plays on: the focus stays in the decision', async ({ page }) => {
  await startGame(page, { seed: 'keys' });
  for (let turn = 0; turn < 6; turn++) {
    expect(await settled(page)).toBe('asked');
    const focused = panel(page).locator(':is([data-option], [data-confirm]):focus');
    if (turn === 0) await panel(page).locator('[data-confirm]').focus();
    else await expect(focused).toHaveCount(1);
    await page.keyboard.press('Enter');
    // Several of a choice need their confirmation.
    const confirm = panel(page).locator('[data-confirm]:enabled');
    if (turn > 0 && (await confirm.isVisible())) await confirm.press('Enter');
  }
});

test('conceding asks first', async ({ page }) => {
  await startGame(page, { seed: 'give-up' });
  expect(await settled(page)).toBe('asked');
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('button', { name: 'Keep playing' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click();
  await expect(page.getByRole('dialog', { name: 'Padawan wins' })).toContainText('Ana conceded.');
  // The game is over: a reload offers a new one.
  await page.reload();
  await expect(page.getByRole('button', { name: 'Start game' })).toBeVisible();
});

test('a pick that revealed nothing is taken back', async ({ page }) => {
  await startGame(page, { seed: 'take-back' });
  const takeBack = page.getByRole('button', { name: 'Take back' });
  for (let turn = 0; turn < 80; turn++) {
    expect(await settled(page)).toBe('asked');
    const before = await panel(page).getByRole('heading', { level: 2 }).textContent();
    const key = await decide(page, turn);
    await settled(page);
    if (key.startsWith('resolve:') && (await takeBack.isVisible())) {
      expect(await panel(page).getByRole('heading', { level: 2 }).textContent()).not.toBe(before);
      await takeBack.click();
      await expect(panel(page).locator(`[data-option="${key}"]`)).toBeVisible();
      return;
    }
  }
  throw new Error('Nothing could be taken back.');
});

test('New Game is soon usable and loads little', async ({ page }) => {
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.add(response.url());
  });
  const times: number[] = [];
  for (let round = 0; round < 5; round++) {
    const start = Date.now();
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Start game' })).toBeEnabled();
    times.push(Date.now() - start);
  }
  expect(times.toSorted((a, b) => a - b)[2]).toBeLessThan(1500);
  expect([...scripts].some((url) => url.includes('worker'))).toBe(true);
  let bytes = 0;
  for (const url of scripts) {
    const script = await (await page.request.get(url)).body();
    bytes += gzipSync(script).length;
    // Rules and the names of all printed cards wait until somebody asks for them.
    expect(script.includes('damage.distribute.cap') && script.includes('Rules Reference 1.5'), url).toBe(false);
    expect(script.includes('= AW|01|Awakenings'), url).toBe(false);
  }
  expect(bytes).toBeLessThan(250 * 1024);
});
