import {
  type CardDefinition,
  type CardView,
  type Catalogue,
  createCatalogue,
  type GameView,
  Match,
  type OptionView,
  type PlayerView,
  sideNotation,
  parseDie,
  type Seat,
} from '@dejarik/engine';
import { type Position, savedPosition, type SeatName } from '@dejarik/engine/board';
import { expect } from 'vitest';
import { catalogue as everyCard } from '../../src/index.js';

/**
 * The test language: a position, picks by what they are called, expectations on what everybody sees. It is strict: who
 * is asked what must be exactly what the test says. After every pick that may be taken back it is taken back and made
 * again, and nothing may differ.
 *
 *   const table = board({ me: { characters: [{ card: 'Rey', pool: ['1MD'] }] }, opponent: { characters: ['Kylo Ren'] } });
 *   table.me.picks('Resolve melee', 'Kylo Ren');
 *   expect(table.opponent.card('Kylo Ren').damage).toBe(1);
 *   table.rests();
 *
 * `made` are cards that a test makes up, to show what no automated card does.
 */
export function board(position: Position, made: readonly CardDefinition[] = []): Table {
  const catalogue = made.length === 0 ? everyCard : createCatalogue([...everyCard.cards, ...made]);
  return new Table(Match.load(catalogue, savedPosition(catalogue, position)), catalogue);
}

export class Table {
  readonly match: Match;
  readonly catalogue: Catalogue;
  readonly me: Side;
  readonly opponent: Side;
  /** Those who sit on, clockwise, where more than two play. */
  readonly third: Side;
  readonly fourth: Side;
  constructor(match: Match, catalogue: Catalogue = everyCard) {
    this.match = match;
    this.catalogue = catalogue;
    this.me = new Side(this, 0 as Seat);
    this.opponent = new Side(this, 1 as Seat);
    this.third = new Side(this, 2 as Seat);
    this.fourth = new Side(this, 3 as Seat);
  }

  /** Everything is resolved: somebody is asked for the next action (or the game is over), and no roll is left over. */
  rests(): void {
    const { question } = this.match;
    if (question !== null) expect(['action', 'extra action'], describeQuestion(this.match)).toContain(question.kind);
    const { rolls, rolled } = this.match.state.random;
    expect(rolled, 'rolls that were given').toBe(rolls?.length ?? 0);
  }

  get winner(): SeatName | null {
    const winner = this.match.view(null).result?.winner ?? null;
    return winner === null ? null : ((['me', 'opponent', 'third', 'fourth'] as const)[winner] ?? null);
  }
  /** Log lines as I read them. */
  get log(): string[] {
    return this.match.logFor(0 as Seat).map((line) => line.text);
  }
}

export class Side {
  private readonly table: Table;
  readonly seat: Seat;
  constructor(table: Table, seat: Seat) {
    this.table = table;
    this.seat = seat;
  }

  /** All that this side sees. */
  get view(): GameView {
    return this.table.match.view(this.seat);
  }
  get player(): PlayerView {
    return this.view.players[this.seat] as PlayerView;
  }

  /**
   * Makes picks one after the other. Each must be asked of this side; it is named by its label ("Play Lightsaber", what
   * stands in brackets may be left out), by its key, or `label#2` for the second of that label.
   */
  picks(...names: string[]): this {
    for (const name of names) this.pick(name);
    return this;
  }

  private pick(name: string): void {
    const { match } = this.table;
    expect(match.question?.seat, `${describeQuestion(match)}\n"${name}" is picked by seat ${this.seat}`).toBe(
      this.seat,
    );
    const key = find(this.options(), name)?.key;
    if (key === undefined) throw new Error(`"${name}" is not offered: ${describeQuestion(match)}`);
    match.pick(key);
    if (!match.canUndo(this.seat)) return;
    const after = JSON.stringify(match.save());
    match.undo(this.seat);
    match.pick(key);
    expect(JSON.stringify(match.save()), `taking back "${name}"`).toBe(after);
  }

  /** Labels of the open question's options, without what stands in brackets; none when another side is asked. */
  options(): readonly OptionView[] {
    const { question } = this.view;
    return question === null || question.seat !== this.seat ? [] : question.options;
  }
  get labels(): string[] {
    return this.options().map((option) => bare(option.label));
  }

  /** This side is asked, and exactly these options are offered, in any order. */
  isAsked(...labels: string[]): this {
    expect(this.table.match.question?.seat, describeQuestion(this.table.match)).toBe(this.seat);
    expect([...this.labels].sort()).toEqual([...labels].sort());
    return this;
  }

  /** Whether the open question offers it to this side. */
  isOffered(name: string): boolean {
    return find(this.options(), name) !== undefined;
  }

  /** A card of this side that is in play or face up, by title (`Awakening#2` for a second one). */
  card(name: string): CardView {
    const { view } = this;
    const [title, number] = split(name);
    const own = Object.values(view.cards).filter(
      (card) => card.controller === this.seat && view.faces[card.code]?.title === title,
    );
    const found = [...own].sort((a, b) => rank(a) - rank(b) || a.id.localeCompare(b.id, 'en', { numeric: true }))[
      number - 1
    ];
    if (found === undefined) throw new Error(`seat ${this.seat} has no ${name}`);
    return found;
  }
  has(name: string): boolean {
    const [title] = split(name);
    const { view } = this;
    return Object.values(view.cards).some(
      (card) => card.zone === 'play' && card.controller === this.seat && view.faces[card.code]?.title === title,
    );
  }

  private titles(ids: readonly string[]): string[] {
    const { view } = this;
    return ids.map((id) => view.faces[view.cards[id]?.code ?? '']?.title ?? '?');
  }
  get hand(): string[] {
    return this.titles(this.player.hand);
  }
  get discard(): string[] {
    return this.titles(this.player.discard);
  }
  get setAside(): string[] {
    return this.titles(this.player.setAside);
  }
  /** Titles of the upgrades and downgrades on a card. */
  upgradesOn(name: string): string[] {
    return this.titles(this.card(name).attachments);
  }
  get resources(): number {
    return this.player.resources;
  }
  get deckCount(): number {
    return this.player.deckCount;
  }
  /** What lies in the pool: "Rey 1MD". */
  get pool(): string[] {
    const { view } = this;
    return this.player.pool.map((id) => {
      const die = view.dice[id];
      const face = view.faces[die?.code ?? ''];
      const showing = die?.showing ?? null;
      const printed =
        die === undefined || showing === null ? undefined : parsedSide(this.table.catalogue, die.code, showing);
      return `${face?.title ?? '?'} ${printed ?? '?'}`;
    });
  }
}

function parsedSide(catalogue: Catalogue, code: string, showing: number): string {
  const sides = catalogue.get(code).sides ?? parseDie('- - - - - -');
  const side = sides[showing];
  return side === undefined ? '?' : sideNotation(side);
}

/** In play before face up elsewhere. */
const rank = (card: CardView): number => (card.zone === 'play' ? 0 : 1);

const bare = (label: string): string => label.replace(/ \([^)]*\)$/, '');

function split(name: string): [string, number] {
  const [title = name, number = '1'] = name.split('#');
  return [title, Number(number)];
}

function find(options: readonly OptionView[], name: string): OptionView | undefined {
  const [label, number] = split(name);
  const exact = options.filter((option) => option.label === label || option.key === label);
  const found = exact.length > 0 ? exact : options.filter((option) => bare(option.label) === label);
  return found[number - 1];
}

function describeQuestion(match: Match): string {
  const { question } = match;
  if (question === null) return 'the game is over';
  const view = match.view(question.seat).question;
  return `seat ${question.seat} is asked (${question.kind}) "${view?.prompt ?? ''}": ${view?.options.map((option) => option.label).join(', ') ?? ''}`;
}
