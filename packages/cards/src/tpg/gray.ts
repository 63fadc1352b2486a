import {
  type CardDefinition,
  MELEE_OR_RANGED,
  anOpponent,
  battlefield,
  bindCard,
  choose,
  chooseDice,
  chooseOne,
  claim,
  damage,
  event,
  eventCard,
  giveShields,
  isA,
  pay,
  remove,
  reroll,
  reveal,
  sequence,
  spend,
  topOfDeck,
  when,
} from '@dejarik/engine/language';
import { gray as awGray } from '../aw/gray.js';
import { gray as sorGray } from '../sor/gray.js';
import { reprint } from '../reprint.js';

export const gray: readonly CardDefinition[] = [
  reprint('04020', '02080', sorGray, 'starter'),
  reprint('04021', '02138', sorGray, 'starter'),
  eventCard({
    code: '04022',
    title: 'Subjugate',
    color: 'gray',
    affiliation: 'villain',
    rarity: 'starter',
    cost: 2,
    abilities: [event(remove(chooseDice()))],
  }),
  battlefield({
    code: '04023',
    title: 'Hangar Bay',
    subtitle: 'Imperial Fleet',
    color: 'gray',
    affiliation: 'neutral',
    rarity: 'starter',
    abilities: [
      claim(
        bindCard(
          topOfDeck(anOpponent),
          (card) =>
            sequence(
              reveal(card),
              when(isA(card, { type: ['event', 'support'] }), damage(1, choose({ type: 'character' }))),
            ),
          { name: 'that card' },
        ),
      ),
    ],
  }),
  reprint('04043', '02136', sorGray, 'starter'),
  reprint('04044', '01156', awGray, 'starter'),
  eventCard({
    code: '04045',
    title: 'Sound The Alarm',
    color: 'gray',
    affiliation: 'neutral',
    rarity: 'starter',
    cost: 0,
    abilities: [event(reroll(chooseDice({ whose: 'opponent', showing: MELEE_OR_RANGED }, { anyNumber: true })))],
  }),
  battlefield({
    code: '04046',
    title: "Obi-Wan's Hut",
    subtitle: 'Tatooine',
    color: 'gray',
    affiliation: 'neutral',
    rarity: 'starter',
    abilities: [
      claim(
        chooseOne(
          giveShields(1, choose({ type: 'character', color: 'blue' })),
          pay(spend(1), giveShields(1, choose({ type: 'character', notColor: 'blue' }))),
        ),
      ),
    ],
  }),
];
