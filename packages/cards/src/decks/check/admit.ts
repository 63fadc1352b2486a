import { type DeckRuleNode, fitsDesign } from '@dejarik/engine';
import type { Copies, Said } from './judged.js';

type MayInclude = Extract<DeckRuleNode, { readonly word: 'may include' }>;

/** What keeps a card out of a deck: there is no such character. */
export interface Lacks {
  readonly color: boolean;
  readonly affiliation: boolean;
}

/** A card that the team alone does not let in. */
export type Stranger = Copies & { readonly lacks: Lacks };

/** Copies that stay outside, and how many of the same card were let in. */
export type Outside = Stranger & { readonly letIn: number };

/**
 * The copies that are still outside when cards that let others in have let in as many as they can. Each copy counts
 * against one of them, and they are shared out so that as few as possible stay outside.
 */
export function admitted(strangers: readonly Stranger[], rules: readonly Said<MayInclude>[]): readonly Outside[] {
  const doors = rules.map(({ rule }) => rule);
  const closed = strangers.filter((stranger) => !doors.some((door) => door.limit === null && opens(door, stranger)));
  const afterDifferent = doors
    .filter(({ limit }) => limit?.of === 'different cards')
    .reduce<readonly Stranger[]>((left, door) => withoutDifferent(left, door), closed);
  return shareOut(
    afterDifferent,
    doors.filter(({ limit }) => limit?.of === 'copies'),
  );
}

/** It lets in what it names: the affiliation and color that it says, and only if nothing else is missing. */
function opens({ include }: MayInclude, { card, lacks }: Stranger): boolean {
  if (!fitsDesign(include, card)) return false;
  return (!lacks.color || include.color !== undefined) && (!lacks.affiliation || include.affiliation !== undefined);
}

/** Whole cards go first to who counts cards and not copies: those with the most copies. */
function withoutDifferent(left: readonly Stranger[], door: MayInclude): readonly Stranger[] {
  const suited = left.filter((stranger) => opens(door, stranger)).sort((a, b) => b.copies - a.copies);
  const taken = new Set(suited.slice(0, door.limit?.count ?? 0));
  return left.filter((stranger) => !taken.has(stranger));
}

/** One copy after the other finds a place, and others move over for it where that helps: a matching of the greatest size. */
function shareOut(strangers: readonly Stranger[], doors: readonly MayInclude[]): readonly Outside[] {
  const copies = strangers.flatMap((stranger) => Array.from({ length: stranger.copies }, () => stranger));
  const through = doors.map((): number[] => []);
  const enter = (copy: number, tried: Set<number>): boolean => {
    const stranger = copies[copy];
    return doors.some((door, at) => {
      if (stranger === undefined || tried.has(at) || !opens(door, stranger)) return false;
      tried.add(at);
      const inside = through[at] ?? [];
      if (inside.length < (door.limit?.count ?? 0)) return inside.push(copy) > 0;
      const moved = inside.findIndex((other) => enter(other, tried));
      if (moved >= 0) inside[moved] = copy;
      return moved >= 0;
    });
  };
  const letIn = new Map<Stranger, number>();
  copies.forEach((stranger, copy) => {
    if (enter(copy, new Set())) letIn.set(stranger, (letIn.get(stranger) ?? 0) + 1);
  });
  return strangers.flatMap((stranger) => {
    const inside = letIn.get(stranger) ?? 0;
    return inside < stranger.copies ? [{ ...stranger, copies: stranger.copies - inside, letIn: inside }] : [];
  });
}
