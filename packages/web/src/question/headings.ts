import type { QuestionKind } from '../contract.ts';

/** What a question is about, in two or three words above its sentence. */
export const headings: Readonly<Record<QuestionKind, string>> = {
  action: 'Your turn',
  'extra action': 'Your additional action',
  mulligan: 'Your opening hand',
  battlefield: 'Choose the battlefield',
  'setup shields': 'Give your shields',
  host: 'Choose a character',
  replace: 'Replace an upgrade?',
  die: 'Choose dice',
  modifier: 'Add a modifier?',
  side: 'Choose a side',
  card: 'Choose a card',
  assign: 'Distribute',
  opponent: 'Choose an opponent',
  may: 'Do you want to?',
  ability: 'Choose an ability',
  order: 'What comes first?',
  mode: 'Choose one',
  number: 'Choose a number',
  symbol: 'Choose a symbol',
  color: 'Choose a color',
  'upkeep discard': 'Upkeep',
  limit: 'Too many',
};
