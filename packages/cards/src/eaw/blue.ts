import {
  type CardDefinition,
  action,
  attached,
  before,
  character,
  chooseDice,
  copiesInPool,
  heal,
  may,
  putUnderDeck,
  resolve,
  self,
  sequence,
  upgrade,
  xIs,
  youBeginAction,
} from '@dejarik/engine/language';

export const blue: readonly CardDefinition[] = [
  upgrade({ code: '03013', title: 'ID9 Seeker Droid', color: 'blue', affiliation: 'villain', rarity: 'rare', subtypes: ['droid'], cost: 2, die: 'XMD XF XDr XDc XSh -', abilities: [xIs(copiesInPool)] }),
  character({ code: '03033', title: 'Kanan Jarrus', subtitle: 'Rebel Jedi', unique: true, color: 'blue', affiliation: 'hero', rarity: 'rare', subtypes: ['jedi', 'spectre'], points: [10, 13], health: 10, die: '1RD 2MD 1F 1Dr 1R -', abilities: [before(youBeginAction, may(resolve(chooseDice({ whose: 'you', kind: 'character', of: self }))))] }),
  upgrade({ code: '03049', title: 'Ancient Lightsaber', color: 'blue', affiliation: 'neutral', rarity: 'legendary', subtypes: ['weapon'], cost: 2, die: '1MD 1MD +3MD 1Sh 1R -', abilities: [action(sequence(heal(2, attached), putUnderDeck(self)))] }),
];
