import type { Deck } from './deck.js';

/** The starter sets whose cards are all automated. */
export const STARTERS: readonly Deck[] = [
  {
    id: 'AW-H',
    name: 'Rey',
    edition: 'awakenings',
    characters: [{ code: '01038', dice: 2 }, { code: '01045', dice: 1 }],
    battlefield: '01174',
    deck: { '01008': 1, '01040': 1, '01043': 1, '01044': 1, '01057': 1, '01059': 1, '01117': 1, '01124': 2, '01126': 1, '01128': 1, '01130': 1, '01149': 1, '01151': 1, '01153': 1, '01154': 1, '01155': 1, '01156': 1, '01157': 1, '01162': 1 },
  },
  {
    id: 'AW-V',
    name: 'Kylo Ren',
    edition: 'awakenings',
    characters: [{ code: '01002', dice: 1 }, { code: '01011', dice: 2 }],
    battlefield: '01168',
    deck: { '01006': 1, '01008': 1, '01014': 1, '01017': 1, '01059': 1, '01060': 1, '01075': 1, '01081': 1, '01084': 1, '01089': 2, '01091': 1, '01146': 1, '01149': 1, '01151': 1, '01153': 1, '01154': 1, '01155': 1, '01156': 1, '01157': 1 },
  },
];
