import { expect, test } from '@playwright/test';
import { decide, expectSoundHere, panel, settled } from './support.ts';

// A trace of so many steps takes longer than the steps.
test.use({ trace: 'off' });

test('a person against three programs, reloaded in the middle, until one is left', async ({ page }) => {
  test.setTimeout(240_000);
  await page.addInitScript(() => {
    localStorage.setItem('dejarik.settings', JSON.stringify({ theme: 'dark', pace: 'instant', name: 'Ana' }));
  });
  await page.goto('/');
  await page.getByRole('radio', { name: '3', exact: true }).check();
  for (const opponent of await page.getByLabel('Played by').all()) await opponent.selectOption('Random');
  await page.getByLabel('Name of opponent 2').fill('Bela');
  await page.getByLabel('Seed', { exact: true }).fill('four-seats');
  await page.getByRole('button', { name: 'Start game' }).click();

  let reloaded = false;
  const tables = new Set<string>();
  for (let turn = 0; (await settled(page)) === 'asked'; turn++) {
    const out = await page.getByText('Out of the game').count();
    if (!tables.has(`${out}`)) {
      tables.add(`${out}`);
      await expectSoundHere(page, `four seats, ${out} out`);
    }
    if (!reloaded && turn >= 20 && (await panel(page).locator('[data-picked]').count()) === 0) {
      const asked = await panel(page).textContent();
      await page.reload();
      expect(await settled(page)).toBe('asked');
      expect(await panel(page).textContent()).toBe(asked);
      reloaded = true;
    }
    if (turn > 900) throw new Error('The game does not end.');
    await decide(page, turn);
  }
  expect(reloaded).toBe(true);
  // Whoever is out sees the others play on.
  const end = page.getByRole('dialog', { name: /win/ });
  await expect(end).toBeVisible({ timeout: 60_000 });
  await expect(end).toContainText('is the last one in the game.');
  await expect(end.getByRole('listitem')).toHaveCount(4);
  await expect(end.getByRole('listitem').filter({ hasText: 'standing' })).toHaveCount(1);
  await expect(end.getByRole('listitem').filter({ hasText: /out$/ })).toHaveCount(3);
  await expectSoundHere(page, 'the end of a game for four');
});

test('whoever concedes is out and the others play on', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('dejarik.settings', JSON.stringify({ theme: 'dark', pace: 'instant', name: 'Ana' }));
  });
  await page.goto('/');
  await page.getByRole('radio', { name: '2', exact: true }).check();
  for (const opponent of await page.getByLabel('Played by').all()) await opponent.selectOption('Random');
  await page.getByRole('button', { name: 'Start game' }).click();
  expect(await settled(page)).toBe('asked');
  await page.getByRole('button', { name: 'Concede' }).click();
  await expect(page.getByRole('dialog')).toContainText('Ana gives up and is out; the others play on.');
  await page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click();
  const end = page.getByRole('dialog', { name: /Random \d wins/ });
  await expect(end).toBeVisible({ timeout: 20_000 });
  await expect(end.getByRole('listitem').filter({ hasText: 'Ana' })).toContainText('out');
});
