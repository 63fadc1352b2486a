import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { expectSound, expectSoundHere, panel, settled } from './support.ts';

// Every look at every size and theme takes its time.
test.describe.configure({ timeout: 120_000 });
test.use({ trace: 'off' });

const result = (page: Page) => page.getByRole('region', { name: 'What is to be said of the deck' });
const input = (page: Page) => page.getByRole('textbox', { name: 'Deck list' });

/** The first starter deck as a file, as the page writes it. */
async function starterFile(page: Page): Promise<string> {
  await page.goto('/');
  await page.getByRole('region', { name: 'You' }).getByRole('button', { name: 'Deck list of Rey' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('dejarik-deck-rey.json');
  const text = await readFile(await file.path(), 'utf8');
  await page.keyboard.press('Escape');
  return text;
}

test('a deck file is judged, kept, played in spite of its faults, and looked at during the game', async ({ page }) => {
  const text = await starterFile(page);
  await page.getByRole('button', { name: 'Change the deck of Player' }).click();
  await page.getByRole('button', { name: 'Bring a deck' }).click();
  await page.getByLabel('Deck file').setInputFiles({
    name: 'my-rey.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text.replace('"name": "Rey"', '"name": ""')),
  });
  await expect(result(page)).toContainText('20 cards');
  await expect(result(page)).toContainText('Not legal in FFG Infinite. It can be played all the same.');
  await expectSound(page, 'a deck that is judged');
  // A fault leads to its rule, and back.
  await result(page).getByRole('link', { name: 'custom.deck.size' }).first().click();
  await expect(page.locator('[data-rule="custom.deck.size"]')).toBeInViewport();
  await page.keyboard.press('Escape');
  // As a starter set it is as it should be.
  await page.getByLabel('Format').selectOption('Starter set');
  await expect(result(page)).toContainText('Legal in Starter set.');
  await page.getByLabel('Format').selectOption('FFG Infinite');
  await expect(result(page)).toContainText('Not legal');
  // A deck without a name is called like its file.
  await expect(result(page).getByLabel('Name')).toHaveValue('my-rey');
  await result(page).getByLabel('Name').fill('My Rey');
  await page.getByRole('button', { name: 'Keep this deck' }).click();
  const notice = page.getByRole('dialog', { name: 'Play a deck that is not legal?' });
  await expect(notice).toContainText('My Rey is not legal in FFG Infinite');
  await expectSoundHere(page, 'the notice of a deck that is not legal');
  await notice.getByRole('button', { name: 'Play it anyway' }).click();
  await expect(page.getByRole('region', { name: 'You' })).toContainText('My Rey');
  await expect(page.getByRole('region', { name: 'You' })).toContainText('Not legal');
  await page.getByRole('button', { name: 'Start game' }).click();
  expect(await settled(page)).toBe('asked');
  const asked = await panel(page).textContent();
  await page.reload();
  expect(await settled(page)).toBe('asked');
  expect(await panel(page).textContent()).toBe(asked);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Deck lists' }).click();
  const lists = page.getByRole('dialog', { name: 'Deck lists' });
  await expect(lists).toContainText('Deck, 20 cards');
  await expect(lists).toContainText("Rey's Staff");
  await lists.getByRole('radio', { name: 'Padawan' }).check();
  await expect(lists).toContainText('Kylo Ren');
});

test('a card that is not automated is named, and the deck waits', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Decks' }).click();
  await page.getByRole('button', { name: 'Bring a deck' }).click();
  await input(page).fill(
    JSON.stringify({
      name: 'For later',
      characters: [{ code: '01038', dice: 2 }],
      battlefields: ['01174'],
      plots: [],
      deck: { '25037': 2, '25038': 1 },
    }),
  );
  await expect(result(page)).toContainText('Cannot be played yet. 2 cards of it are not automated');
  await expect(result(page)).toContainText('37 Feral');
  await page.getByRole('button', { name: 'Keep this deck' }).click();
  await expect(page.getByRole('list', { name: 'Your decks' })).toContainText('For later');
  await page.reload();
  await page.getByRole('button', { name: 'Change the deck of Player' }).click();
  const tile = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'For later', exact: true }) });
  await expect(tile).toContainText('Cannot be played yet');
  await expect(tile).toContainText('37 Feral');
  await expect(tile.getByRole('button', { name: 'For later', exact: true })).toBeDisabled();
  await expectSoundHere(page, 'a deck that cannot be played');
});

test('decks are renamed, deleted and brought back, and are there after a reload', async ({ page }) => {
  const text = await starterFile(page);
  await page.getByRole('button', { name: 'Decks' }).click();
  const dialog = page.getByRole('dialog', { name: 'Decks', exact: true });
  await expect(dialog).toContainText('None yet.');
  await dialog.getByRole('button', { name: 'Bring a deck' }).click();
  await input(page).fill(text);
  await page.getByRole('button', { name: 'Keep this deck' }).click();
  const mine = dialog.getByRole('list', { name: 'Your decks' });
  await mine.getByRole('button', { name: 'Details of Rey' }).click();
  const details = page.getByRole('dialog', { name: 'Rey', exact: true });
  await details.getByLabel('Name').fill('Scavenger');
  await details.getByLabel('Name').press('Enter');
  await expect(page.getByRole('dialog', { name: 'Scavenger' })).toBeVisible();
  await page.getByLabel('Format').selectOption('Constructed, all sets and printed points');
  await expect(page.getByText('Not legal in Constructed')).toBeVisible();
  await expectSound(page, 'the details of a deck');
  await page.reload();
  await page.getByRole('button', { name: 'Decks' }).click();
  await expect(mine).toContainText('1 fault in Constructed');
  await mine.getByRole('button', { name: 'Details of Scavenger' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(mine).toBeHidden();
  await expect(dialog.getByRole('status')).toContainText('Deleted Scavenger.');
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(mine).toContainText('Scavenger');
  await mine.getByRole('button', { name: 'Details of Scavenger' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Decks' }).click();
  await expect(dialog).toContainText('None yet.');
});

test('a deck is copied as text and that text is a deck again', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await page.getByRole('region', { name: 'You' }).getByRole('button', { name: 'Deck list of Rey' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Copy as text' }).click();
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Copied.');
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain('Rey, Force Prodigy (Awakenings #38)');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Decks' }).click();
  await page.getByRole('button', { name: 'Bring a deck' }).click();
  await input(page).fill(text);
  await expect(result(page)).toContainText('20 cards');
  await expect(result(page).getByLabel('Name')).toHaveValue('Rey');
  // What cannot be read says so and where.
  await input(page).fill(`${text}\n2x Reyy the Unknown\n`);
  await expect(result(page)).toContainText('Not everything could be read.');
  await expect(result(page)).toContainText('Reyy the Unknown');
  await input(page).fill('not a deck at all');
  await expect(page.getByRole('button', { name: 'Keep this deck' })).toBeDisabled();
});

test('a file that is dropped on New Game is judged', async ({ page }) => {
  const text = await starterFile(page);
  const data = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], 'dropped.json', { type: 'application/json' }));
    return transfer;
  }, text);
  await page.getByRole('main').dispatchEvent('drop', { dataTransfer: data });
  await expect(page.getByRole('dialog', { name: 'Bring a deck' })).toBeVisible();
  await expect(result(page)).toContainText('20 cards');
  await page.getByRole('button', { name: 'Keep this deck' }).click();
  await expect(
    page.getByRole('dialog', { name: 'Decks', exact: true }).getByRole('list', { name: 'Your decks' }),
  ).toContainText('Rey');
});
