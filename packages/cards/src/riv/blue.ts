import {
  type CardDefinition,
  character,
  choose,
  chooseOne,
  damage,
  discardFromHand,
  giveShields,
  mayNotHave,
  pay,
  special,
} from '@dejarik/engine/language';

export const blue: readonly CardDefinition[] = [
  character({
    code: '06001',
    title: 'Anakin Skywalker',
    subtitle: 'Conflicted Apprentice',
    unique: true,
    color: 'blue',
    affiliation: 'neutral',
    rarity: 'starter',
    subtypes: ['apprentice'],
    points: [10, 13],
    health: 10,
    die: '2MD 2MD1 1Sh 1R Sp -',
    abilities: [
      mayNotHave({ title: 'Darth Vader' }),
      special(
        chooseOne(
          pay(
            discardFromHand(choose({ whose: 'you', in: 'hand', affiliation: 'hero' })),
            giveShields(2, choose({ type: 'character' })),
          ),
          pay(
            discardFromHand(choose({ whose: 'you', in: 'hand', affiliation: 'villain' })),
            damage(2, choose({ type: 'character' })),
          ),
        ),
      ),
    ],
  }),
];
