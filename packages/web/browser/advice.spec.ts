import { expect, type Page } from '@playwright/test';
import { test } from './gallery.ts';
import { panel, phone, wide } from './support.ts';

test.use({ trace: 'off' });

const picked = (page: Page) => page.evaluate(() => document.documentElement.dataset['picked']);
const hint = (page: Page) => page.getByRole('region', { name: 'Hint' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Winning chance' });

async function openScene(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(panel(page).locator('[data-option]').first()).toBeAttached();
}

test.describe('a hint', () => {
  test('by key: the best pick and the two next best with the chances; the options and the board are marked', async ({
    page,
    gallery,
  }) => {
    await page.setViewportSize(wide);
    await openScene(page, `${gallery}?scene=action`);
    await page.keyboard.press('h');
    await expect(hint(page).getByRole('listitem')).toHaveText([/1Activate Finn61 %/, /2Resolve melee58 %/, /3.*49 %/]);
    await expect(panel(page).getByRole('status')).toContainText('A master would: Activate Finn, 61 % to win.');
    await expect(panel(page).locator('[data-option="activate:c2"]')).toContainText('Hint 1');
    await expect(page.locator('main [data-entity="c2"]')).toContainText('1');
    // The third stands in a list that is folded: looking for it opens the list and picks nothing.
    await hint(page).getByRole('button', { name: /^3/ }).click();
    await expect(panel(page).locator('[data-option="reroll:c9"]')).toBeFocused();
    expect(await picked(page)).toBeUndefined();
    await page.keyboard.press('h');
    await expect(hint(page)).toBeHidden();
    await expect(panel(page).locator('[data-option="activate:c2"]')).not.toContainText('Hint');
  });

  test('is gone after a pick', async ({ page, gallery }) => {
    await page.setViewportSize(wide);
    await openScene(page, `${gallery}?scene=action`);
    await page.keyboard.press('h');
    await expect(hint(page)).toBeVisible();
    await panel(page).locator('[data-option="activate:c2"]').click();
    await expect(hint(page)).toBeHidden();
    expect(await picked(page)).toBe('activate:c2');
  });

  test('on its way: the table stays usable, and it can be stopped', async ({ page, gallery }) => {
    await page.setViewportSize(wide);
    await openScene(page, `${gallery}?scene=action&hint=thinking`);
    await page.keyboard.press('h');
    await expect(hint(page).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
    await hint(page).getByRole('button', { name: 'Stop' }).click();
    await expect(hint(page)).toBeHidden();
    await page.keyboard.press('h');
    await page.locator('main [data-entity="c2"]').click();
    expect(await picked(page)).toBe('activate:c2');
    await expect(hint(page)).toBeHidden();
  });

  test('that fails says so and can be asked for again', async ({ page, gallery }) => {
    await openScene(page, `${gallery}?scene=target&hint=failed`);
    await page.keyboard.press('h');
    await expect(hint(page).getByRole('alert')).toContainText('the tree grew into the sky');
    await page.keyboard.press('h');
    await expect(hint(page)).toBeHidden();
  });

  test('on the phone: its buttons show the card on the board', async ({ page, gallery }) => {
    await page.setViewportSize(phone);
    await page.goto(`${gallery}?scene=target`);
    await page.getByRole('button', { name: 'what would a master do' }).click();
    await hint(page).getByRole('button', { name: /^3/ }).click();
    await expect(page.locator('main [data-entity="c23"]')).toBeFocused();
    await expect(page.locator('main [data-entity="c23"]')).toBeInViewport();
    expect(await picked(page)).toBeUndefined();
  });
});

test('the estimate of who is ahead is shown where that is wished, and is kept', async ({ page, gallery }) => {
  for (const size of [wide, phone]) {
    await page.setViewportSize(size);
    await page.goto(`${gallery}?scene=four`);
    const bar = page.getByRole('img', { name: /Chance to win: you 58 %, Bela 14 %/ });
    await expect(page.getByRole('heading', { name: 'Round 3' })).toBeVisible();
    await expect(bar).toHaveCount(0);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('radio', { name: 'Shown' }).check();
    await page.keyboard.press('Escape');
    await expect(bar).toBeVisible();
    await page.reload();
    await expect(bar).toBeVisible();
    await page.evaluate(() => localStorage.clear());
  }
});

test.describe('the winning chance', () => {
  test('is walked along by key; every place says what was picked and how it stood', async ({ page, gallery }) => {
    await page.setViewportSize(wide);
    await page.goto(`${gallery}?scene=over`);
    await page.getByRole('button', { name: 'Winning chance' }).click();
    const chart = dialog(page).getByRole('slider', { name: 'Winning chance by pick' });
    const words = (text: RegExp) => expect(chart).toHaveAttribute('aria-valuetext', text);
    await chart.press('Home');
    await words(/^Pick 9, round 1: Activate Rey\. You 52 %\.$/);
    await chart.press('ArrowRight');
    await words(/^Pick 15, round 1: Resolve ranged\. You 55 %\.$/);
    const here = dialog(page).getByRole('region', { name: 'At this pick' });
    await expect(here).toContainText('Pick 15 · round 1');
    await expect(here).toContainText('a knight would have picked Activate Rey (56 %)');
    await chart.press('End');
    await words(/^The end of the game\. You won\.$/);
    await chart.press('ArrowRight');
    await words(/^The end/);
    // The same as a table, one row a place.
    await dialog(page).getByText('As a table').click();
    await expect(dialog(page).getByRole('row')).toHaveCount(18);
    await expect(dialog(page).getByRole('row', { name: /^15 1 Resolve ranged 55 %$/ })).toBeVisible();
  });

  test('by mouse the nearest place is shown', async ({ page, gallery }) => {
    await page.setViewportSize(wide);
    await page.goto(`${gallery}?scene=over`);
    await page.getByRole('button', { name: 'Winning chance' }).click();
    const chart = dialog(page).getByRole('slider');
    const box = await chart.boundingBox();
    if (box === null) throw new Error('The chart has no place.');
    await page.mouse.move(box.x + box.width - 4, box.y + 40);
    await expect(chart).toHaveAttribute('aria-valuetext', /^The end/);
    await page.mouse.move(box.x + 50, box.y + 40);
    await expect(chart).toHaveAttribute('aria-valuetext', /^Pick 9,/);
  });

  for (const [name, size] of [
    ['wide', wide],
    ['phone', phone],
  ] as const) {
    test(`a swing leads to its lines in the log, ${name}`, async ({ page, gallery }) => {
      await page.setViewportSize(size);
      await page.goto(`${gallery}?scene=over`);
      await page.getByRole('button', { name: 'Winning chance' }).click();
      const swings = dialog(page).getByRole('button', { name: /in a hundred/ });
      await expect(swings).toHaveCount(5);
      await expect(swings.first()).toContainText('−25');
      await expect(swings.first()).toContainText('58 to 33 %');
      await swings.first().click();
      await expect(dialog(page)).toBeHidden();
      const marked = page.getByRole('region', { name: 'Log' }).locator('[data-marked]');
      await expect(marked).toHaveCount(1);
      await expect(marked).toContainText('Bela activates Kylo Ren');
      await expect(marked).toBeInViewport();
      await expect(marked).toBeFocused();
      // The chart is a touch away again, and was not made anew.
      await page.getByRole('button', { name: 'Winning chance' }).click();
      await expect(dialog(page).getByRole('slider')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('region', { name: 'Game over' })).toBeVisible();
    });
  }

  test('closed, it gives way to how the game ended', async ({ page, gallery }) => {
    await page.goto(`${gallery}?scene=over&review=thinking`);
    await page.getByRole('button', { name: 'Winning chance' }).click();
    await expect(dialog(page).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog', { name: 'You win' })).toBeVisible();
  });
});
