import type { GameView, OptionView, QuestionView, SeatNumber } from '../contract.ts';

/** `c12` or `d7`: what an option can touch. */
export type EntityKey = string;

/** Which options each card and die of the board offers, in the question's order. */
export function optionsByEntity(options: readonly OptionView[]): ReadonlyMap<EntityKey, readonly OptionView[]> {
  const map = new Map<EntityKey, OptionView[]>();
  for (const option of options) {
    for (const entity of new Set([...option.cards, ...option.dice])) {
      const known = map.get(entity);
      if (known === undefined) map.set(entity, [option]);
      else known.push(option);
    }
  }
  return map;
}

/** Where the panel puts an option of a turn. */
export type OptionSection = 'resolve' | 'activate' | 'play' | 'use' | 'reroll' | 'other';

const sectionOf: Readonly<Record<string, OptionSection>> = {
  resolve: 'resolve',
  activate: 'activate',
  play: 'play',
  use: 'use',
  reroll: 'reroll',
};

export const sectionTitles: Readonly<Record<OptionSection, string>> = {
  resolve: 'Resolve dice',
  activate: 'Activate',
  play: 'Play a card',
  use: 'Use an action',
  reroll: 'Discard a card to reroll dice',
  other: 'Other',
};

/** Options that end or give up something look different from all others and stand at the foot of the panel. */
const closing: ReadonlySet<string> = new Set(['pass', 'claim', 'done', 'none', 'decline']);

export function isClosing(option: OptionView): boolean {
  return closing.has(option.kind);
}

/** Can be picked by touching a card or die of the board or of the hand, without knowing more than that it lights up. */
export function isOnBoard(view: GameView, viewer: SeatNumber, option: OptionView): boolean {
  if (option.side !== undefined) return false;
  const hand = view.players[viewer]?.hand ?? [];
  return (
    option.dice.some((id) => view.dice[id]?.pool !== null && view.dice[id] !== undefined) ||
    option.cards.some((id) => view.cards[id]?.zone === 'play' || hand.includes(id))
  );
}

export interface OptionLayout {
  readonly sections: readonly { readonly section: OptionSection; readonly options: readonly OptionView[] }[];
  readonly closing: readonly OptionView[];
}

/** The options of a question as the panel shows them; numbers of the keyboard follow this order. */
export function layOut(question: QuestionView): OptionLayout {
  const sections = new Map<OptionSection, OptionView[]>();
  const isTurn = question.kind === 'action' || question.kind === 'extra action';
  const order: readonly OptionSection[] = ['resolve', 'activate', 'play', 'use', 'reroll', 'other'];
  for (const section of order) sections.set(section, []);
  for (const option of question.options) {
    if (isClosing(option)) continue;
    sections.get(isTurn ? (sectionOf[option.kind] ?? 'other') : 'other')?.push(option);
  }
  return {
    sections: [...sections]
      .filter(([, options]) => options.length > 0)
      .map(([section, options]) => ({ section, options })),
    closing: question.options.filter(isClosing),
  };
}
