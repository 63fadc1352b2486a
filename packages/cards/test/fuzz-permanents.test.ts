import { type CardDefinition, createCatalogue, type DeckSetup } from '@dejarik/engine';
import { fuzz } from '@dejarik/engine/check';
import {
  action,
  actionForHost,
  addsOpeningResources,
  addsToRollOff,
  after,
  anOpponent,
  attached,
  battlefield,
  become,
  becomeUpgradeOn,
  before,
  changesHealth,
  changesIncome,
  character,
  choose,
  claim,
  damage,
  defeated,
  discard,
  discardThis,
  downgrade,
  event,
  eventCard,
  exhaust,
  gain,
  giveShields,
  hasAbilitiesOf,
  indirectDamage,
  isActivated,
  keyword,
  lasting,
  may,
  modify,
  moveUpgrade,
  ongoing,
  pay,
  plot,
  power,
  putOnDeck,
  ready,
  self,
  setThisAside,
  setup,
  special,
  support,
  upgrade,
} from '@dejarik/engine/language';
import { expect, test } from 'vitest';

/*
 * Random games with cards made up so that permanents meet in every way: downgrades with dice, modifications, health that
 * comes and goes, cards that become other types, lent power actions, plots.
 */

let number = 600;
/** Facts that do not matter, with the next code. */
const facts = () => ({ code: `99${number++}`, color: 'gray', affiliation: 'neutral', rarity: 'starter' }) as const;

const team: readonly CardDefinition[] = [
  character({
    ...facts(),
    title: 'Pupil',
    points: [5, 7],
    health: 6,
    die: '1MD 2MD 1RD 1R Sp -',
    abilities: [power(gain(1)), special(giveShields(1, choose({ type: 'character' })))],
  }),
  character({
    ...facts(),
    title: 'Master',
    unique: true,
    points: [9, 11],
    health: 8,
    die: '2MD 2RD 1ID 1R 1Dr -',
    abilities: [
      ongoing(hasAbilitiesOf({ type: 'character', unique: false })),
      ongoing(changesHealth(1, { type: 'character', unique: false, whose: 'you' })),
    ],
  }),
  character({
    ...facts(),
    title: 'Relic',
    subtypes: ['droid'],
    points: [6],
    health: 5,
    die: '1MD 1MD 1ID 1R - -',
    abilities: [before(defeated('this'), may(becomeUpgradeOn(choose({ type: 'support', whose: 'you' }))))],
  }),
  character({
    ...facts(),
    title: 'Ghost',
    unique: true,
    points: [7],
    health: 6,
    die: '1RD 1RD 1R 1Sh - -',
    abilities: [power(become('support'))],
  }),
  character({ ...facts(), title: 'Mute', points: [4], health: 7, abilities: [power(giveShields(1, self))] }),
];

const cards: readonly CardDefinition[] = [
  upgrade({
    ...facts(),
    title: 'Armor',
    cost: 1,
    abilities: [keyword('redeploy'), ongoing(changesHealth(2, 'attached'))],
  }),
  upgrade({ ...facts(), title: 'Ghost', unique: true, cost: 0, die: '1MD - - - - -' }),
  upgrade({
    ...facts(),
    title: 'Turret',
    cost: 1,
    die: '1RD +2RD 2ID - - -',
    abilities: [modify({ type: 'support', subtype: 'vehicle' }), after(isActivated('attached'), may(gain(1)))],
  }),
  upgrade({
    ...facts(),
    title: 'Arm',
    cost: 0,
    die: '1MD 2MD - - - -',
    abilities: [
      keyword('redeploy'),
      modify({ type: ['character', 'support'], subtype: 'droid' }),
      power(pay(exhaust(self), ready(attached))),
    ],
  }),
  downgrade({ ...facts(), title: 'Collar', cost: 0, abilities: [after(isActivated('attached'), damage(1, attached))] }),
  downgrade({ ...facts(), title: 'Wound', cost: 1, abilities: [ongoing(changesHealth(-2, 'attached'))] }),
  downgrade({
    ...facts(),
    title: 'Curse',
    unique: true,
    cost: 0,
    die: '1MD 2MD 1Dr 1F - -',
    abilities: [action(pay(exhaust(self), damage(1, attached))), after(defeated('attached'), may(gain(2)))],
  }),
  downgrade({ ...facts(), title: 'Spell', cost: 0, abilities: [actionForHost(pay(exhaust(attached), discardThis))] }),
  downgrade({
    ...facts(),
    title: 'Leak',
    cost: 0,
    die: '1ID 1Dr - - - -',
    abilities: [modify({ type: 'support', subtype: 'vehicle' })],
  }),
  support({
    ...facts(),
    title: 'Shuttle',
    subtypes: ['vehicle'],
    cost: 1,
    die: '1RD 1RD 1R - - -',
    abilities: [
      power(becomeUpgradeOn(choose({ type: 'support', subtype: 'vehicle', whose: 'you' }))),
      power(become('support')),
    ],
  }),
  support({ ...facts(), title: 'Cruiser', subtypes: ['vehicle'], cost: 2, die: '2RD 1RD 1Sh 1ID - -' }),
  support({
    ...facts(),
    title: 'Golem',
    subtypes: ['droid'],
    cost: 1,
    die: '1MD 2MD 1R - - -',
    abilities: [ongoing(changesHealth(3, 'this')), action(become('character'))],
  }),
  support({
    ...facts(),
    title: 'Banner',
    cost: 0,
    abilities: [ongoing(changesHealth(2, { type: 'character', whose: 'you' })), ongoing(changesIncome(1, 'any'))],
  }),
  eventCard({
    ...facts(),
    title: 'Frailty',
    cost: 0,
    abilities: [event(lasting('action phase', changesHealth(-2, { type: 'character' })))],
  }),
  eventCard({
    ...facts(),
    title: 'Vigor',
    cost: 0,
    abilities: [event(lasting('round', changesHealth(2, { type: 'character' })))],
  }),
  eventCard({
    ...facts(),
    title: 'Rust',
    cost: 0,
    abilities: [event(discard(choose({ type: ['upgrade', 'downgrade', 'support'] })))],
  }),
  eventCard({
    ...facts(),
    title: 'Banish',
    cost: 3,
    abilities: [event(putOnDeck(choose({ type: ['support', 'upgrade', 'downgrade'] })))],
  }),
  eventCard({
    ...facts(),
    title: 'Wrench',
    cost: 0,
    abilities: [
      event(
        moveUpgrade(
          choose({ type: 'upgrade', whose: 'you' }),
          choose({ type: ['character', 'support'], whose: 'you' }),
        ),
      ),
    ],
  }),
];

const plots: readonly CardDefinition[] = [
  plot({
    ...facts(),
    title: 'Walls',
    points: [1],
    abilities: [after(setup, giveShields(1, choose({ type: 'character' }))), power(gain(1))],
  }),
  plot({
    ...facts(),
    title: 'First Blow',
    points: [1],
    abilities: [after(setup, indirectDamage(2, anOpponent)), action(pay(setThisAside, gain(2)))],
  }),
  plot({
    ...facts(),
    title: 'Ground',
    points: [1],
    abilities: [ongoing(addsToRollOff(2)), ongoing(addsOpeningResources(1))],
  }),
];

const ground = battlefield({ ...facts(), title: 'Field', abilities: [claim(gain(1))] });

const catalogue = createCatalogue([...team, ...cards, ...plots, ground]);
const codesOf = (titles: readonly string[]): string[] =>
  titles.map((title) => team.find((card) => card.title === title)?.code ?? '');

const decks: readonly DeckSetup[] = [
  ['Pupil', 'Pupil', 'Master'],
  ['Relic', 'Ghost', 'Mute', 'Pupil'],
  ['Master', 'Relic', 'Pupil'],
].map((titles, at) => ({
  name: `permanents ${at}`,
  characters: codesOf(titles).map((code, place) => ({ code, dice: place === 0 ? 2 : 1 })),
  battlefield: ground.code,
  plots: plots.slice(at, at + 2).map(({ code }) => code),
  deck: Object.fromEntries(cards.map(({ code }, place) => [code, 1 + ((place + at) % 2)])),
  spareDice: [],
}));

test.each([
  { seats: [2], suspend: false, games: 30 },
  { seats: [2], suspend: true, games: 5 },
  { seats: [3, 4], suspend: false, games: 6 },
])(
  'random games of $seats seats with such cards keep every invariant ($suspend)',
  { timeout: 120_000 },
  ({ seats, suspend, games }) => {
    const report = fuzz(catalogue, decks, {
      games,
      seed: `permanents ${String(suspend)}`,
      seats,
      suspend,
      costlyEvery: 40,
    });
    expect(report.fault?.message).toBeUndefined();
    expect(report.counts.games).toBe(games);
  },
);
