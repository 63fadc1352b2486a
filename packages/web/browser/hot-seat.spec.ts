import { expect, test } from '@playwright/test';
import { decide, expectSoundHere, panel, settled, startGame } from './support.ts';

// A trace of so many steps takes longer than the steps.
test.use({ trace: 'off' });

test('the screen is covered whenever the decision passes to the other person', async ({ page }) => {
  await startGame(page, { seed: 'two-persons', opponent: 'A person here' });
  expect(await settled(page)).toBe('covered');
  await expectSoundHere(page, 'the cover');
  let covers = 0;
  let looking = '';
  for (let turn = 0; covers < 8 && turn < 200; turn++) {
    const situation = await settled(page);
    if (situation === 'over') break;
    if (situation === 'covered') {
      covers++;
      // Nothing of the table is in the page under the cover.
      await expect(page.locator('[data-entity], [data-flip]')).toHaveCount(0);
      const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
      const name = title.replace('Hand over to ', '');
      expect(name).not.toBe(looking);
      looking = name;
      await page.getByRole('button', { name: `I am ${name}, show the table` }).click();
      continue;
    }
    await expect(panel(page)).toContainText(looking);
    await decide(page, turn);
    // The cover may fall over the answer at once.
    await page.waitForTimeout(20);
  }
  expect(covers).toBe(8);
});

test('a reload covers the screen again', async ({ page }) => {
  await startGame(page, { seed: 'two-persons', opponent: 'A person here' });
  await page.getByRole('button', { name: /show the table/ }).click();
  expect(await settled(page)).toBe('asked');
  await page.reload();
  expect(await settled(page)).toBe('covered');
});
