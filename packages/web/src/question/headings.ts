import type { GameView, QuestionKind, QuestionView } from '../contract.ts';

/** What a question is about, in two or three words above its sentence. */
const headings: Readonly<Record<QuestionKind, string>> = {
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

/** The heading over a question's sentence. */
export function headingOf(view: GameView, question: QuestionView): string {
  if (question.kind !== 'card') return headings[question.kind];
  const cards = question.options.flatMap((option) => option.cards);
  const characters = cards.length > 0 && cards.every((id) => view.cards[id]?.type === 'character');
  return characters ? 'Choose a character' : headings.card;
}
