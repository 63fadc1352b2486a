import { expect, type Page } from '@playwright/test';
import { test } from './gallery.ts';
import { everyWay, expectSound, expectSoundHere, phone, twoWays, wide } from './support.ts';

// A trace of so many steps takes longer than the steps.
test.use({ trace: 'off' });

const scenes = [
  ['new', everyWay],
  ['mulligan', twoWays],
  ['action', everyWay],
  ['dice', twoWays],
  ['side', twoWays],
  ['target', twoWays],
  ['damage', twoWays],
  ['thinking', twoWays],
  ['crowded', twoWays],
  ['empty', twoWays],
  ['may', twoWays],
  ['cover', everyWay],
  ['over', everyWay],
  ['crash', twoWays],
  ['kinds', everyWay],
  ['three', twoWays],
  ['four', everyWay],
  ['four-targets', twoWays],
  ['four-opponent', twoWays],
  ['four-one-out', twoWays],
  ['four-out', twoWays],
  ['four-over', twoWays],
] as const;

for (const [scene, ways] of scenes) {
  test(`${scene}: no accessibility violation, nothing wider than the screen`, async ({ page, gallery }) => {
    await page.goto(`${gallery}?scene=${scene}`);
    await expect(page.locator('h1').first()).toBeAttached();
    await expectSound(page, scene, ways);
  });
}

const hint = (page: Page) => page.getByRole('button', { name: 'what would a master do' });
async function chances(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Winning chance' }).click();
  await expect(page.getByRole('dialog', { name: 'Winning chance' })).toBeVisible();
}

const overlays: readonly (readonly [name: string, scene: string, open: (page: Page) => Promise<void>])[] = [
  ['the menu of a card', 'action', async (page) => page.locator('[data-entity="c8"]').click()],
  ['a card opened', 'action', async (page) => page.locator('[data-entity="c21"]').click()],
  ['a card hovered', 'action', async (page) => page.locator('[data-entity="c21"]').hover()],
  ['the sides of a die', 'side', async (page) => page.locator('[data-entity="d191"]').click()],
  ['several dice picked', 'dice', async (page) => page.locator('[data-entity="d4"]').click()],
  ['the discard pile', 'action', async (page) => page.getByRole('button', { name: /Discard pile of Ana/ }).click()],
  ['the menu of the game', 'action', async (page) => page.getByRole('button', { name: 'Menu' }).click()],
  [
    'the deck lists of a game',
    'action',
    async (page) => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Deck lists' }).click();
    },
  ],
  [
    'an opponent shown large',
    'four',
    async (page) => page.getByRole('button', { name: 'Padawan 2: show large' }).click(),
  ],
  ['conceding with several opponents', 'four', async (page) => page.getByRole('button', { name: 'Concede' }).click()],
  ['a hint', 'action', async (page) => hint(page).click()],
  ['a hint for several dice', 'dice', async (page) => hint(page).click()],
  ['a hint of a side', 'side', async (page) => hint(page).click()],
  ['a hint on its way', 'action&hint=thinking', async (page) => hint(page).click()],
  ['a hint without chances', 'target&hint=unjudged', async (page) => hint(page).click()],
  ['a hint that failed', 'target&hint=failed', async (page) => hint(page).click()],
  ['the winning chance', 'over', async (page) => chances(page)],
  ['the winning chance of four', 'four-over', async (page) => chances(page)],
  [
    'the winning chance as a table',
    'over',
    async (page) => chances(page).then(() => page.getByText('As a table').click()),
  ],
  ['a look back on its way', 'over&review=thinking', async (page) => chances(page)],
  ['a look back that failed', 'over&review=failed', async (page) => chances(page)],
  ['a look back without a judge', 'over&review=unjudged', async (page) => chances(page)],
  ['conceding', 'action', async (page) => page.getByRole('button', { name: 'Concede' }).click()],
  [
    'the reason of a log line',
    'action',
    async (page) => page.getByRole('button', { name: 'why?', exact: true }).last().click(),
  ],
  ['a deck list', 'new', async (page) => page.getByRole('button', { name: 'Deck list of Rey' }).first().click()],
  [
    'two persons',
    'new',
    async (page) =>
      page
        .getByLabel('Played by')
        .selectOption('A person here')
        .then(() => undefined),
  ],
  ['four seats', 'new', async (page) => page.getByRole('radio', { name: '3', exact: true }).check()],
  ['choosing a deck', 'new', async (page) => page.getByRole('button', { name: 'Change the deck of Player' }).click()],
];

for (const [name, scene, open] of overlays) {
  test(`${name}: no accessibility violation`, async ({ page, gallery }) => {
    await page.setViewportSize(wide);
    await page.goto(`${gallery}?scene=${scene}`);
    await open(page);
    for (const theme of ['dark', 'light']) {
      await page.evaluate((chosen) => (document.documentElement.dataset['theme'] = chosen), theme);
      await expectSoundHere(page, `${name}, ${theme}`);
    }
  });
}

const narrow: readonly (readonly [name: string, scene: string, open: (page: Page) => Promise<void>])[] = [
  ['a hint', 'action', async (page) => hint(page).click()],
  ['a hint for a target', 'target', async (page) => hint(page).click()],
  ['the winning chance', 'over', chances],
  ['the winning chance of four', 'four-over', chances],
];

for (const [name, scene, open] of narrow) {
  test(`${name} on the phone: no accessibility violation, everything large enough to touch`, async ({
    page,
    gallery,
  }) => {
    await page.setViewportSize(phone);
    await page.goto(`${gallery}?scene=${scene}`);
    await open(page);
    await expectSoundHere(page, name);
    await expect(page.getByRole('heading', { name: /A master would|Biggest swings/ })).toBeInViewport();
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('dialog button, dialog summary, section[aria-label="Decision"] button')]
        .map((button) => ({ name: button.textContent, box: button.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
        .map(({ name: which, box }) => `${which}: ${box.width} by ${box.height}`),
    );
    expect(small.filter((each) => !each.startsWith('Why am I asked'))).toEqual([]);
  });
}

test('on the phone every tab of the table is sound', async ({ page, gallery }) => {
  await page.setViewportSize(phone);
  await page.goto(`${gallery}?scene=action`);
  for (const tab of ['Log', 'Piles', 'Table']) {
    await page.getByRole('button', { name: tab, exact: true }).click();
    await expectSoundHere(page, tab);
  }
});

test('what can be touched on the phone is large enough', async ({ page, gallery }) => {
  await page.setViewportSize(phone);
  await page.goto(`${gallery}?scene=action`);
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('main button, main summary')]
      .map((button) => ({
        name: button.getAttribute('aria-label') ?? button.textContent,
        box: button.getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
      .map(({ name, box }) => `${name}: ${box.width} by ${box.height}`),
  );
  expect(small).toEqual([]);
});

test('plots stand beside the characters, downgrades among the upgrades with whose they are, upgrades on supports', async ({
  page,
  gallery,
}) => {
  await page.goto(`${gallery}?scene=kinds`);
  for (const size of [wide, phone]) {
    await page.setViewportSize(size);
    await expect(
      page.getByRole('list', { name: 'Your plots' }).or(page.getByRole('region', { name: 'Your plots' })),
    ).toContainText('Force Flow');
    await expect(page.getByRole('button', { name: /^Mind Extraction, downgrade, on Rey by Bela/ })).toBeVisible();
    await expect(
      page.getByRole('button', { name: /First Order TIE Fighter.* with Dorsal Turret and Systems Malfunction/ }),
    ).toBeAttached();
  }
  await page.setViewportSize(wide);
  await page
    .getByRole('button', { name: /^Systems Malfunction, downgrade, on First Order TIE Fighter by Ana/ })
    .click();
  await expect(page.getByRole('dialog', { name: 'Systems Malfunction' })).toContainText('Controlled by Ana');
});

test('with four seats nothing scrolls on a wide screen but the log and long lists of options', async ({
  page,
  gallery,
}) => {
  await page.setViewportSize(wide);
  for (const scene of ['four', 'four-targets', 'three']) {
    await page.goto(`${gallery}?scene=${scene}`);
    await expect(page.locator('[data-entity="c21"]')).toBeVisible();
    const scrolling = await page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('main *')]
        .filter(
          (each) => each.scrollHeight > each.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(each).overflowY),
        )
        .flatMap((each) =>
          each.closest('section[aria-label="Decision"], section[aria-labelledby="log-title"]') === null
            ? each.className
            : [],
        ),
    );
    expect(scrolling, scene).toEqual([]);
  }
});

test('on the phone opponents are tabs: what can be picked is marked, and one alone is shown', async ({
  page,
  gallery,
}) => {
  await page.setViewportSize(phone);
  await page.goto(`${gallery}?scene=four-targets`);
  const tabs = page.getByRole('navigation', { name: 'Opponents' });
  await expect(page.locator('[data-entity="c21"]')).toBeVisible();
  await expect(page.locator('[data-entity="c61"]')).toBeHidden();
  await expect(tabs.locator('[data-offers]')).toHaveCount(3);
  await tabs.getByRole('button', { name: /Padawan 2/ }).click();
  await expect(page.locator('[data-entity="c61"]')).toBeVisible();
  await expect(page.locator('[data-entity="c21"]')).toBeHidden();
  await expectSoundHere(page, 'another opponent');
  await page.locator('[data-entity="c61"]').click();
  expect(await page.evaluate(() => document.documentElement.dataset['picked'])).toBe('card:c61');
});

test.describe('picking', () => {
  const picked = async (page: Page) => page.evaluate(() => document.documentElement.dataset['picked']);

  test('a die of the board resolves its symbol', async ({ page, gallery }) => {
    await page.goto(`${gallery}?scene=action`);
    await page.locator('[data-entity="d3"]').click();
    expect(await picked(page)).toBe('resolve:melee');
  });

  test('a card with several options asks which', async ({ page, gallery }) => {
    await page.setViewportSize(wide);
    await page.goto(`${gallery}?scene=action`);
    await page.locator('[data-entity="c8"]').click();
    await page
      .getByRole('dialog', { name: 'Force Throw' })
      .getByRole('button', { name: /Discard Force Throw/ })
      .click();
    expect(await picked(page)).toBe('reroll:c8');
  });

  test('several dice: numbers, a counting button, a misclick taken back, sent in the order of the question', async ({
    page,
    gallery,
  }) => {
    await page.setViewportSize(wide);
    await page.goto(`${gallery}?scene=dice`);
    const confirm = page.locator('[data-confirm]');
    await expect(confirm).toBeDisabled();
    for (const die of ['d4', 'd6', 'd1', 'd6']) await page.locator(`[data-entity="${die}"]`).click();
    await expect(confirm).toHaveText(/Reroll 2 dice/);
    await expect(page.locator('[data-entity="d1"]')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('[data-entity="d6"]')).toHaveAttribute('aria-pressed', 'false');
    expect(await picked(page)).toBeUndefined();
    await confirm.click();
    expect(await picked(page)).toBe('die:d1 die:d4 done');
  });

  test('by keyboard: digits, arrows, Enter, Escape', async ({ page, gallery }) => {
    await page.setViewportSize(wide);
    await page.goto(`${gallery}?scene=dice`);
    await expect(page.locator('[data-entity="d1"]')).toBeVisible();
    await page.keyboard.press('2');
    await page.keyboard.press('1');
    await expect(page.locator('[data-confirm]')).toHaveText(/Reroll 2 dice/);
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-confirm]')).toBeDisabled();
    await page.locator('[data-entity="d1"]').focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('[data-entity="d191"]')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.locator('h1').first().click();
    await page.keyboard.press('Enter');
    expect(await picked(page)).toBe('die:d191 done');
  });

  test('an opponent is chosen by name, by key and by a card of the large view', async ({ page, gallery }) => {
    await page.setViewportSize(wide);
    await page.goto(`${gallery}?scene=four-opponent`);
    await expect(page.getByRole('region', { name: 'Decision' }).getByRole('button')).toContainText([
      'Awakening',
      'Bela',
      'Padawan 2',
      'Dora',
    ]);
    await page.keyboard.press('2');
    expect(await picked(page)).toBe('seat:2');
    await page.goto(`${gallery}?scene=four-targets`);
    await page.getByRole('button', { name: 'Dora: show large' }).click();
    await page.getByRole('dialog', { name: 'Dora' }).locator('[data-entity="c82"]').click();
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await picked(page)).toBe('card:c82');
  });

  test('U takes back', async ({ page, gallery }) => {
    await page.goto(`${gallery}?scene=action`);
    await expect(page.locator('[data-entity="d1"]')).toBeVisible();
    await page.keyboard.press('u');
    expect(await picked(page)).toBe('undo');
  });

  test('a card without options opens its details; Escape closes them', async ({ page, gallery }) => {
    await page.setViewportSize(wide);
    await page.goto(`${gallery}?scene=action`);
    await page.locator('[data-entity="c21"]').click();
    const dialog = page.getByRole('dialog', { name: 'Kylo Ren' });
    await expect(dialog.getByText('6 damage of 11')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  test('focus shows a card as hover does', async ({ page, gallery }) => {
    await page.setViewportSize(wide);
    await page.goto(`${gallery}?scene=action`);
    await page.locator('[data-entity="c22"]').focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tooltip')).toContainText('First Order Stormtrooper');
  });

  test('a long press opens the details and picks nothing', async ({ page, gallery }) => {
    await page.setViewportSize(phone);
    await page.goto(`${gallery}?scene=action`);
    const finn = page.locator('[data-entity="c2"]');
    await finn.dispatchEvent('pointerdown', { pointerType: 'touch', isPrimary: true });
    await expect(page.getByRole('dialog', { name: 'Finn' })).toBeVisible();
    expect(await picked(page)).toBeUndefined();
  });
});
