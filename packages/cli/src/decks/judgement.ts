import { cardLabel, type DeckFault, type DeckProblem, problemText } from '@dejarik/cards/decks';
import { columns, counted } from '../columns.js';
import { styled, type Terminal } from '../terminal.js';

/** What `dejarik deck check --json` writes of a deck. */
export interface Judgement {
  /** Null where it could not be read. */
  readonly name: string | null;
  readonly format: string | null;
  readonly edition: string | null;
  readonly legal: boolean;
  readonly faults: readonly DeckFault[];
  /** What was noticed while reading. */
  readonly problems: readonly DeckProblem[];
}

/** What it writes of many. */
export interface JudgementSummary {
  readonly decks: number;
  readonly legal: number;
  /** With faults other than cards that are not automated. */
  readonly faulty: number;
  readonly withUnknownCards: number;
  readonly unreadable: number;
  /** Cards that are not automated, the one that most decks have first. */
  readonly unknownCards: readonly { readonly code: string; readonly label: string; readonly decks: number }[];
}

const isUnknown = ({ rule }: DeckFault): boolean => rule === 'card.unknown';

export function summaryOf(judged: readonly Judgement[]): JudgementSummary {
  const unknown = new Map<string, number>();
  for (const { faults } of judged) {
    for (const { codes } of faults.filter(isUnknown)) {
      for (const code of codes) unknown.set(code, (unknown.get(code) ?? 0) + 1);
    }
  }
  return {
    decks: judged.length,
    legal: judged.filter(({ legal }) => legal).length,
    faulty: judged.filter(({ faults }) => faults.some((fault) => !isUnknown(fault))).length,
    withUnknownCards: judged.filter(({ faults }) => faults.some(isUnknown)).length,
    unreadable: judged.filter(({ name }) => name === null).length,
    unknownCards: [...unknown]
      .map(([code, decks]) => ({ code, label: cardLabel(code), decks }))
      .sort((a, b) => b.decks - a.decks || a.code.localeCompare(b.code)),
  };
}

/** A deck's faults, a line each. Among several decks the cards that are not automated are only counted. */
export function judgementText(terminal: Terminal, judged: Judgement, several: boolean): string {
  const { name, format, edition, legal, faults, problems } = judged;
  const notes = problems.map((problem) => `  ${styled(terminal, 'yellow', problem.kind)}  ${problemText(problem)}\n`);
  if (name === null) return `${styled(terminal, 'bold', 'a deck that cannot be read')}\n${notes.join('')}`;
  const told = several ? faults.filter((fault) => !isUnknown(fault)) : faults;
  const counts = [
    ...(told.length > 0 ? [counted(told.length, 'fault')] : []),
    ...(told.length < faults.length ? [`${counted(faults.length - told.length, 'card')} not automated yet`] : []),
    ...(problems.some(({ kind }) => kind === 'lost') ? ['not read in full'] : []),
  ];
  const verdict = legal ? styled(terminal, 'green', 'legal') : styled(terminal, 'red', counts.join(', '));
  const lines = columns(told.map(({ rule, message }) => [`  ${rule}`, message]));
  return `${styled(terminal, 'bold', name)} (${format}, ${edition}): ${verdict}\n${notes.join('')}${lines}`;
}

const MOST_UNKNOWN = 20;

export function summaryText(terminal: Terminal, summary: JudgementSummary): string {
  const { decks, legal, faulty, withUnknownCards, unreadable, unknownCards } = summary;
  const rows = [
    ['decks', String(decks)],
    ['legal', String(legal)],
    ['with faults', String(faulty)],
    ['with cards that are not automated yet', String(withUnknownCards)],
    ['that cannot be read', String(unreadable)],
  ];
  const most = unknownCards.slice(0, MOST_UNKNOWN);
  const more = unknownCards.length - most.length;
  return [
    `\n${columns(rows)}`,
    ...(most.length === 0 ? [] : [`\n${styled(terminal, 'bold', 'Most wanted, by the decks that have them')}\n`]),
    columns(most.map(({ label, decks: count }) => [String(count).padStart(5), label])),
    ...(more > 0 ? [`      and ${counted(more, 'more card')}\n`] : []),
  ].join('');
}
