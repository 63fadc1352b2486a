import { expect, test } from '@playwright/test';
import { expectSound, expectSoundHere, panel, phone, settled, startGame } from './support.ts';

// Every look at every size and theme takes its time.
test.describe.configure({ timeout: 120_000 });
test.use({ trace: 'off' });

test('a rule has an address of its own', async ({ page }) => {
  await page.goto('/#rules/damage.distribute.cap');
  const rules = page.getByRole('dialog', { name: 'Rules' });
  const rule = rules.locator('[data-rule="damage.distribute.cap"]');
  await expect(rule).toBeInViewport();
  await expect(rule).toBeFocused();
  await expect(rule).toContainText('Rules Reference 1.5');
  await expect(rules.getByRole('button', { name: /^Damage, shields and defeat/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expectSound(page, 'the rules');
  await page.reload();
  await expect(rule).toBeInViewport();
  // Another rule by its address, and the way back.
  await rules.locator('[data-rule="damage.deal"] a').click();
  await expect(page).toHaveURL(/#rules\/damage\.deal$/);
  await page.goBack();
  await expect(rule).toHaveAttribute('data-named', 'true');
  await page.keyboard.press('Escape');
  await expect(rules).toBeHidden();
  await expect(page).not.toHaveURL(/#/);
});

test('an address without a rule says so and names what is near', async ({ page }) => {
  await page.goto('/#rules/keyword.gardian');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('There is no rule keyword.gardian.');
  await alert.getByRole('link', { name: 'keyword.guardian', exact: true }).click();
  await expect(page.locator('[data-rule="keyword.guardian"]')).toBeInViewport();
  await expect(alert).toBeHidden();
});

test('rules are found by words, by part and by edition', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Rules' }).click();
  const rules = page.getByRole('dialog', { name: 'Rules' });
  await expect(rules.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('guardian activation');
  await expect(rules.getByRole('heading', { name: /^\d+ rules? for “guardian activation”$/ })).toBeVisible();
  await expect(rules.locator('[data-rule="keyword.guardian.timing"]')).toContainText('Only inAwakenings');
  await rules.getByLabel('Edition').selectOption('Convergence');
  await expect(rules.locator('[data-rule="keyword.guardian.timing"]')).toBeHidden();
  await expect(rules.locator('[data-rule="keyword.guardian.timing.after"]')).toBeVisible();
  await rules.getByLabel('Edition').selectOption('All editions');
  // A word that nobody writes.
  await rules.getByRole('searchbox').fill('sheild');
  await expect(rules).toContainText('Meant “shield”?');
  await expect(rules.locator('[data-rule]').first()).toBeVisible();
  await expectSoundHere(page, 'a search without a result');
  await rules.getByRole('searchbox').fill('');
  await rules.getByRole('button', { name: /^The queue/ }).click();
  await expect(rules.getByRole('heading', { name: 'The queue' })).toBeVisible();
  await page.setViewportSize(phone);
  await rules.getByLabel('Part', { exact: true }).selectOption('Uniqueness');
  await expect(rules.getByRole('heading', { name: 'Uniqueness' })).toBeVisible();
});

test('a game leads to its rules and is there afterwards, also after a reload', async ({ page }) => {
  await startGame(page, { seed: 'rules' });
  expect(await settled(page)).toBe('asked');
  await page.locator('[data-confirm]').click();
  await settled(page);
  const before = await panel(page).textContent();
  const log = page.getByRole('region', { name: 'Log' });
  await log.getByRole('button', { name: 'why?', exact: true }).last().click();
  await log.getByRole('link').last().click();
  const rules = page.getByRole('dialog', { name: 'Rules' });
  await expect(rules.locator('[data-named]')).toBeInViewport();
  await page.reload();
  await expect(rules.locator('[data-named]')).toBeInViewport();
  await rules.getByRole('button', { name: 'Close' }).click();
  expect(await settled(page)).toBe('asked');
  expect(await panel(page).textContent()).toBe(before);
});

test('without its file the rules say what to do, and nothing else breaks', async ({ page }) => {
  await page.route(/RulesPage/, (route) => route.abort());
  await page.goto('/#rules');
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Start game' })).toBeEnabled();
});
