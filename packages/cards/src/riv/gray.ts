import {
  after,
  type CardDefinition,
  character,
  choose,
  discard,
  gain,
  may,
  pay,
  youActivate,
} from '@dejarik/engine/language';

export const gray: readonly CardDefinition[] = [
  character({
    code: '06004',
    title: 'Jawa Scavenger',
    color: 'gray',
    affiliation: 'neutral',
    rarity: 'starter',
    subtypes: ['jawa', 'scavenger'],
    points: [6],
    health: 6,
    die: '1RD 2RD1 1Dr 1R - -',
    abilities: [
      after(
        youActivate('this'),
        may(pay(discard(choose({ whose: 'you', type: ['support', 'upgrade'], costAtLeast: 2 })), gain(1))),
      ),
    ],
  }),
];
