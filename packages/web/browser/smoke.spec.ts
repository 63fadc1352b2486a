import { expect, test } from '@playwright/test';

test('the page opens under its title', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/Dejarik/);
});
