import type { Case } from './position.js';

/** Positions in which much can be done again and again, to no end. The opponent only passes. */
export const SHUFFLING: readonly Case[] = [
  {
    title: 'a health for every roll',
    position: {
      me: {
        characters: [{ card: 'Nightsister', exhausted: true, pool: ['-'] }, 'Kylo Ren'],
        hand: ['Aim', 'Dodge', 'Block'],
      },
      opponent: { characters: ['Rey'] },
    },
  },
  {
    title: 'a droid that stays in the pool',
    position: {
      me: {
        characters: [{ card: 'Rey', exhausted: true, elite: true, pool: ['1R', '1MD'] }],
        supports: [{ card: 'BB-8', exhausted: true, pool: ['Sp'] }],
      },
      opponent: { characters: ['Kylo Ren'] },
    },
  },
  {
    title: 'a die that is rolled again by its special, with cards to draw',
    position: {
      me: {
        characters: [
          { card: '04001', exhausted: true, pool: ['1R'], upgrades: [{ card: 'Dark Counsel', pool: ['Sp'] }] },
        ],
        hand: ['Aim', 'Aim', 'Dodge'],
      },
      opponent: { characters: ['04024'] },
    },
  },
  {
    title: 'three supports that roll dice again, and cards to discard for it',
    position: {
      me: {
        characters: [{ card: 'Boba Fett', elite: true, exhausted: true, pool: ['1R', '1Dr'] }],
        supports: ['Backup Specialist', 'Perseverance', 'Seeking The Truth'],
        hand: ['Rumors', 'Take Flight', 'Ice Storm', 'Wrist Rockets'],
        resources: 2,
      },
      opponent: { characters: ['Luke Skywalker'], hand: ['Aim', 'Aim'] },
    },
  },
  {
    title: 'power actions with a full pool',
    position: {
      me: {
        characters: [
          { card: '09021', exhausted: true, pool: ['1R'] },
          { card: 'Commando Droid', exhausted: true, pool: ['1RD'] },
          { card: 'Commando Droid', exhausted: true, pool: ['+2RD'] },
        ],
        supports: ['Press the Advantage', 'Press the Advantage'],
        hand: ['Energize', 'Automated Defense'],
        resources: 1,
      },
      opponent: { characters: ['09057'] },
    },
  },
  {
    title: 'a lightsaber that is rolled again while shields block it',
    position: {
      me: {
        characters: [
          {
            card: 'Kylo Ren',
            exhausted: true,
            pool: ['1R'],
            upgrades: [
              { card: "Kylo Ren's Lightsaber", pool: ['Sp'] },
              { card: "Grand Inquisitor's Lightsaber", pool: ['Sp'] },
            ],
          },
        ],
      },
      opponent: { characters: [{ card: 'Rey', shields: 3, exhausted: true, pool: ['1MD'] }] },
    },
  },
];
