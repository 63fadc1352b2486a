import {
  type CardDefinition,
  attachOnlyTo,
  attached,
  dealtDamage,
  exhaust,
  may,
  pay,
  redirectDamage,
  self,
  upgrade,
  would,
} from '@dejarik/engine/language';

export const yellow: readonly CardDefinition[] = [
  upgrade({
    code: '08105',
    title: 'Decoy',
    color: 'yellow',
    affiliation: 'hero',
    rarity: 'uncommon',
    cost: 1,
    abilities: [
      attachOnlyTo({ color: 'yellow' }),
      would(dealtDamage({ type: 'character', not: attached }), may(pay(exhaust(self), redirectDamage(attached)))),
    ],
  }),
];
