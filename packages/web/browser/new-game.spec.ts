import { expect, test } from '@playwright/test';
import { expectSound, settled } from './support.ts';

// Every look at every size and theme takes its time.
test.describe.configure({ timeout: 120_000 });
test.use({ trace: 'off' });

test('the edition is current until another is chosen; the decks can make it', async ({ page }) => {
  await page.goto('/');
  const edition = page.getByLabel('Edition');
  await expect(edition).toHaveValue('current');
  await edition.selectOption('Legacies');
  await expect(page.getByText('Luke Skywalker starter set.')).toBeVisible();
  await edition.selectOption('Convergence');
  await expect(page.getByText('What differs')).toBeHidden();
  // What differs is told, with the rules behind it.
  await edition.selectOption('Awakenings');
  await page.getByText('What differs from Current').click();
  const fold = page.getByRole('group').filter({ hasText: 'What differs' });
  await expect(fold).toContainText('A player may replace upgrades as often as they like.');
  await expect(fold).toContainText('Current: A player may replace one upgrade a round.');
  await expect(fold).toContainText('indirect damage, power actions, plots');
  await expectSound(page, 'what an edition does differently');
  await fold.getByRole('link', { name: 'keyword.redeploy' }).click();
  await expect(page.locator('[data-rule="keyword.redeploy"]')).toBeInViewport();
  await page.keyboard.press('Escape');
  await edition.selectOption('As the decks: Awakenings');
  await expect(page.getByText('decks of different editions play the newest of them')).toBeVisible();
  // What was chosen is there after a reload, and is what is played.
  await page.reload();
  await expect(edition).toHaveValue('decks');
  await page.getByRole('button', { name: 'Start game' }).click();
  expect(await settled(page)).toBe('asked');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toContainText('EditionAwakenings');
});

test('a deck is chosen among all, by key too', async ({ page }) => {
  await page.goto('/');
  const mine = page.getByRole('region', { name: 'You' });
  await expect(mine).toContainText('Starship Graveyard');
  await mine.getByRole('button', { name: 'Change the deck of Player' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Your deck' });
  await expect(dialog.getByRole('button', { pressed: true })).toBeFocused();
  await expectSound(page, 'choosing a deck');
  await dialog.getByRole('button', { name: 'Kylo Ren', exact: true }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(mine).toContainText('Frozen Wastes');
  await expect(mine.getByRole('button', { name: 'Change the deck of Player' })).toBeFocused();
});

test('up to three opponents, each with a player and a deck of its own', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('radio', { name: '3', exact: true }).check();
  await page.getByRole('region', { name: 'Opponent 2' }).getByLabel('Played by').selectOption('Random');
  await page.getByLabel('Name of opponent 3').fill('Cora');
  await page.getByRole('button', { name: 'Change the deck of Cora' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Rey', exact: true }).click();
  await expectSound(page, 'New Game with four seats');
  await page.reload();
  await expect(page.getByRole('region', { name: 'Opponent 2' }).getByLabel('Played by')).toHaveValue('random');
  await expect(page.getByLabel('Name of opponent 3')).toHaveValue('Cora');
  await expect(page.getByRole('region', { name: 'Opponent 3' })).toContainText('Starship Graveyard');
  // Fewer opponents forget nothing.
  await page.getByRole('radio', { name: '1', exact: true }).check();
  await expect(page.getByRole('region', { name: /^Opponent/ })).toHaveCount(1);
  await page.getByRole('radio', { name: '3', exact: true }).check();
  await expect(page.getByLabel('Name of opponent 3')).toHaveValue('Cora');
});
