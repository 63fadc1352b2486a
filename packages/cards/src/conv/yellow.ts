import {
  type CardDefinition,
  action,
  after,
  bindDie,
  character,
  choose,
  chooseDice,
  damage,
  event,
  eventCard,
  exhaust,
  firstThen,
  gain,
  may,
  pay,
  reroll,
  self,
  showsValue,
  special,
  spot,
  spotting,
  support,
  upgrade,
  valueOf,
  when,
  youActivate,
} from '@dejarik/engine/language';
import { yellow as awYellow } from '../aw/yellow.js';
import { yellow as eawYellow } from '../eaw/yellow.js';
import { reprint } from '../reprint.js';

export const yellow: readonly CardDefinition[] = [
  character({
    code: '09091',
    title: 'Satine Kryze',
    subtitle: 'Hope of Mandalore',
    unique: true,
    color: 'yellow',
    affiliation: 'hero',
    rarity: 'starter',
    subtypes: ['leader'],
    points: [8, 10],
    health: 9,
    die: '2ID 1F 1F 1R 2R1 -',
    abilities: [after(youActivate('this'), may(reroll(chooseDice({ whose: 'you' }))))],
  }),
  eventCard({
    code: '09092',
    title: 'Calculated Risk',
    color: 'yellow',
    affiliation: 'hero',
    rarity: 'common',
    cost: 0,
    abilities: [event(bindDie(chooseDice(), (die) => firstThen(reroll(die), when(showsValue(die, 2), gain(1)))))],
  }),
  reprint('09094', '01128', awYellow, 'common'),
  reprint('09144', '01159', awYellow, 'uncommon'),
  reprint('09149', '03142', eawYellow, 'common'),
  reprint('09150', '01162', awYellow, 'common'),
  support({
    code: '09153',
    title: 'Seeking The Truth',
    color: 'yellow',
    affiliation: 'neutral',
    rarity: 'common',
    cost: 1,
    abilities: [
      action(
        pay(
          exhaust(self),
          firstThen(
            reroll(chooseDice({ whose: 'you' })),
            may(spotting(spot({ subtype: 'leader' }), reroll(chooseDice()))),
          ),
        ),
      ),
    ],
  }),
  upgrade({
    code: '09157',
    title: 'Mandalorian Jetpack',
    color: 'yellow',
    affiliation: 'neutral',
    rarity: 'starter',
    subtypes: ['equipment'],
    cost: 2,
    die: '2ID 1Sh 1Sh Sp Sp -',
    abilities: [
      special(
        bindDie(chooseDice({ other: true }), (die) =>
          firstThen(reroll(die), damage(valueOf(die), choose({ type: 'character' }))),
        ),
      ),
    ],
  }),
];
