import type { RuleData } from '../rule.js';

/** Setup. */
export const setup: readonly RuleData[] = [
  {
    id: 'setup.order',
    statement:
      'Setup runs in this order: characters and their dice; battlefield set aside; shuffle and draw five; mulligan; tokens and two resources; roll-off for the battlefield.',
    sources: { reference: 'p.13 Setup', rey: 'Setup', luke: 'Setup', obiWan: 'Setup', grievous: 'Setup' },
  },
  {
    id: 'setup.characters',
    statement: "Each player lays the team's character cards face up with their dice on them.",
    sources: { reference: 'p.13 Setup 1', rey: 'Setup 1', luke: 'Setup 1', obiWan: 'Setup 1', grievous: 'Setup' },
  },
  {
    id: 'setup.dice-aside',
    statement: 'All other dice a player brought are set aside.',
    sources: {
      reference: 'p.10 Set-aside zone',
      rey: 'Setup 1',
      luke: 'Setup 1',
      obiWan: 'Setup 1',
      grievous: 'Setup',
    },
  },
  {
    id: 'setup.battlefield-aside',
    statement: 'Each player first sets the own battlefield aside face up; control is decided only by the roll-off.',
    sources: { reference: 'p.13 Setup 2', rey: 'Setup 2', luke: 'Setup 2', obiWan: 'Setup 2', grievous: 'Setup' },
  },
  {
    id: 'setup.shuffle-draw',
    statement: 'Each player shuffles the deck and draws an opening hand of five.',
    sources: { reference: 'p.13 Setup 3', rey: 'Setup 2', luke: 'Setup 2', obiWan: 'Setup 2', grievous: 'Setup' },
  },
  {
    id: 'setup.mulligan',
    statement:
      'Once, each player may shuffle any number of opening-hand cards (zero to all) back into the deck and draw the same number again, ending at five.',
    differs: {
      awakenings: 'return any number, reshuffle, draw back to five',
      rr15: 'same; choices simultaneous',
      legacies: 'same; says the replacement draw equals the number returned',
      convergence: 'same as awakenings',
    },
    sources: { reference: 'p.13 Setup 4', rey: 'Setup 2', luke: 'Setup 2', obiWan: 'Setup 2', grievous: 'Setup' },
  },
  {
    id: 'setup.mulligan.simultaneous',
    statement:
      'Mulligan choices are made at the same time; if players cannot agree who chooses first, chance decides who does.',
    sources: { reference: 'p.13 Setup 4' },
    note: 'Both choices are collected before either is shown.',
  },
  {
    id: 'setup.mulligan.before-rolloff',
    statement: 'Mulligans come before the roll-off, so a player decides without knowing the battlefield or who starts.',
    sources: { reference: 'p.13 Setup 4-6', rey: 'Setup', luke: 'Setup', obiWan: 'Setup', grievous: 'Setup' },
  },
  {
    id: 'setup.resources',
    statement: 'Each player starts with two resources.',
    sources: { reference: 'p.13 Setup 5', rey: 'Setup 3', luke: 'Setup 3', obiWan: 'Setup 3', grievous: 'Setup' },
  },
  {
    id: 'setup.tokens',
    statement: 'Damage, shield and resource tokens form separate supplies near the play area.',
    sources: { reference: 'p.13 Setup 5', rey: 'Setup 3', luke: 'Setup 3', obiWan: 'Setup 3', grievous: 'Setup' },
  },
  {
    id: 'setup.rolloff',
    statement:
      'Each player rolls all starting character dice and adds the white numbers; the highest total wins the roll-off.',
    sources: { reference: 'p.13 Setup 6', rey: 'Setup 4', luke: 'Setup 4', obiWan: 'Setup 4', grievous: 'Setup' },
    note: 'Blank and special add 0. A modifier side also shows its number, so +2 counts 2. Upgrade and support dice are not in play yet.',
  },
  {
    id: 'setup.rolloff.tie',
    statement: 'On equal totals the roll is repeated until one player is higher.',
    sources: { reference: 'p.13 Setup 6', rey: 'Setup 4', luke: 'Setup 4', obiWan: 'Setup 4', grievous: 'Setup' },
  },
  {
    id: 'setup.rolloff.winner-chooses',
    statement: "The winner of the roll-off picks which brought battlefield is used; it may be either player's.",
    sources: { reference: 'p.13 Setup 6', rey: 'Setup 4', luke: 'Setup 4', obiWan: 'Setup 4', grievous: 'Setup' },
  },
  {
    id: 'setup.rolloff.controller',
    statement:
      'Control of the battlefield goes to the player whose own battlefield was picked, not necessarily to the winner of the roll-off.',
    sources: { reference: 'p.13 Setup 6', rey: 'Setup 4', luke: 'Setup 4', obiWan: 'Setup 4', grievous: 'Setup' },
  },
  {
    id: 'setup.rolloff.shields',
    statement:
      'The player whose battlefield was not picked gives two shields to own characters, split as that player likes.',
    sources: { reference: 'p.13 Setup 6', rey: 'Setup 4', luke: 'Setup 4', obiWan: 'Setup 4', grievous: 'Setup' },
    note: 'Two on one character or one on each of two, as the Luke rulebook spells out.',
  },
  {
    id: 'setup.rolloff.unused',
    statement: 'The battlefield that was not picked is set aside and can be fetched by card effects.',
    differs: {
      awakenings: 'it is removed from the game',
      rr15: 'set aside (needed by Hyperspace Jump, Ascension Gun, New Orders)',
      legacies: 'set aside',
      convergence: 'set aside',
    },
    sources: {
      reference: 'p.13 Setup 6, p.10 Set-aside zone',
      rey: 'Setup 4',
      luke: 'Setup 4',
      obiWan: 'Setup 4',
      grievous: 'Setup',
    },
  },
  {
    id: 'setup.rolloff.return-dice',
    statement:
      'After the roll-off all character dice go back to their cards; nothing rolled counts as being in a pool.',
    sources: { reference: 'p.13 Setup 6', rey: 'Setup 4', luke: 'Setup 4', obiWan: 'Setup 4', grievous: 'Setup' },
  },
  {
    id: 'setup.plots',
    statement: "A chosen plot is laid beside its owner's characters when the game begins.",
    editions: ['legacies', 'convergence', 'current'],
    sources: { luke: 'Assemble Your Team', obiWan: 'Assemble Your Team', grievous: 'Build Your Team' },
    note: 'Many plots say "after setup": they trigger after the roll-off and the shields, before round 1, as a later Rules Reference says.',
  },
];
