import { expect, test, type Page } from '@playwright/test';
import { decide, expectSoundHere, panel, settled, startGame } from './support.ts';

// A trace of so many steps takes longer than the steps.
test.use({ trace: 'off' });

/** The longest that the page did not draw in so many milliseconds. */
async function longestStall(page: Page, milliseconds: number): Promise<number> {
  return await page.evaluate(
    (time) =>
      new Promise<number>((resolve) => {
        const began = performance.now();
        let last = began;
        let longest = 0;
        const draw = () => {
          const now = performance.now();
          longest = Math.max(longest, now - last);
          last = now;
          if (now - began < time) requestAnimationFrame(draw);
          else resolve(longest);
        };
        requestAnimationFrame(draw);
      }),
    milliseconds,
  );
}

/** Plays on until it is the person's turn to act. */
async function untilTurn(page: Page): Promise<void> {
  for (let turn = 0; turn < 30; turn++) {
    expect(await settled(page)).toBe('asked');
    if ((await panel(page).getByRole('heading', { level: 2 }).textContent()) === 'Your turn') return;
    await decide(page, turn);
    await page.waitForTimeout(20);
  }
  throw new Error('It is never the turn of the person.');
}

const thinking = (page: Page) => panel(page).getByRole('heading', { name: 'Thinking' });

/** Plays on until a program thinks. */
async function untilThinking(page: Page): Promise<void> {
  const asked = page.locator('section[aria-label="Decision"][data-open]');
  for (let turn = 0; turn < 60; turn++) {
    await expect(asked.or(thinking(page))).toBeVisible();
    if (await thinking(page).isVisible()) return;
    await decide(page, turn);
    await page.waitForTimeout(50);
  }
  throw new Error('No program ever thinks.');
}

test('a master thinks without stalling the page, is said to, and is stopped by conceding', async ({ page }) => {
  test.setTimeout(120_000);
  await startGame(page, { seed: 'deep-thought', opponent: 'Master' });
  await untilTurn(page);
  await untilThinking(page);
  await expect(page.getByText('Master is thinking.')).toBeAttached();
  expect(await longestStall(page, 400)).toBeLessThan(250);
  await untilTurn(page);
  await untilThinking(page);
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click();
  await expect(page.getByRole('dialog', { name: 'Master wins' })).toBeVisible({ timeout: 1000 });
});

test('a program that answers at once is never said to think', async ({ page }) => {
  await startGame(page, { seed: 'no-thought', opponent: 'Initiate' });
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.body.textContent.includes('Thinking')) document.documentElement.dataset['thought'] = 'yes';
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  for (let turn = 0; turn < 25 && (await settled(page)) === 'asked'; turn++) {
    await decide(page, turn);
    await page.waitForTimeout(20);
  }
  expect(await page.evaluate(() => document.documentElement.dataset['thought'])).toBeUndefined();
});

test('a hint, an estimate and the look back of a real game', async ({ page }) => {
  test.setTimeout(120_000);
  await startGame(page, { seed: 'good-advice', opponent: 'Initiate', estimate: true });
  await untilTurn(page);
  const hint = page.getByRole('region', { name: 'Hint' });
  await page.keyboard.press('h');
  await expect(hint.getByRole('progressbar')).toBeVisible();
  // Meanwhile the page draws on.
  expect(await longestStall(page, 400)).toBeLessThan(250);
  await expect(hint.getByRole('listitem')).toHaveCount(3, { timeout: 8000 });
  await expect(hint.getByRole('listitem').first()).toContainText(/\d+ % to win/);
  await expect(panel(page).locator('[data-option]', { hasText: 'Hint 1' })).toHaveCount(1);
  await expectSoundHere(page, 'a real hint');
  await expect(page.getByRole('img', { name: /^Chance to win: you \d+ %, Initiate \d+ %$/ })).toBeVisible();
  // A pick in the midst of the next hint is taken at once.
  await decide(page, 0);
  await expect(hint).toBeHidden();
  await untilTurn(page);
  await page.keyboard.press('h');
  await expect(hint.getByRole('progressbar')).toBeVisible();
  await decide(page, 0);
  await expect(hint).toBeHidden();
  await untilTurn(page);
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('dialog', { name: 'Initiate wins' }).getByRole('button', { name: 'Winning chance' }).click();
  const dialog = page.getByRole('dialog', { name: 'Winning chance' });
  const chart = dialog.getByRole('slider');
  await expect(chart).toBeVisible({ timeout: 60_000 });
  await chart.press('Home');
  await expect(chart).toHaveAttribute('aria-valuetext', /^Pick \d+, round 1: .+\. You \d+ %\.$/);
  await dialog.getByRole('button', { name: 'Show in the log' }).first().click();
  const marked = page.getByRole('region', { name: 'Log' }).locator('[data-marked]').first();
  await expect(marked).toBeInViewport();
  await expect(marked).toContainText('Ana');
  // The chart is kept: it is there again at once.
  await page.getByRole('button', { name: 'Winning chance' }).click();
  await expect(chart).toBeVisible({ timeout: 500 });
});
