import { Keyword, type CardDefinition } from '../definitions/card.js';
import { RULE_ABILITIES } from '../definitions/rule-numbers.js';
import { HAPPENINGS } from '../events/event.js';
import type { Game } from '../game/game.js';
import { type CardId, NO_CARD, NO_SEAT, type Seat } from '../state/ids.js';
import { type Call, CardType, type LastingEffect } from '../state/state.js';
import type { Ability, StaticAbility, TriggeredAbility } from './ability.js';
import type { KeywordNode } from './modifiers/keyword.js';
import type { LastingNode } from './verbs/lasting.js';
import { ATTRIBUTES, Attribute } from './modifiers/modifier.js';

/** An ability in force: which card has it, whose text it is (cards can have other cards' abilities), for which seat. */
export interface Source<A extends Ability = Ability> {
  readonly card: CardId;
  readonly definition: number;
  /** Number of the ability within the definition. */
  readonly number: number;
  /** The card that lends the ability: the card itself for its own. */
  readonly lender: CardId;
  readonly seat: Seat;
  readonly ability: A;
  /** Of what an effect set up for some time: the call of that effect, with what it chose. */
  readonly call: Call | null;
}
export type Listener = Source<TriggeredAbility>;
type Lists<A extends Ability> = readonly (readonly Source<A>[] | undefined)[];

/**
 * Everything that listens to an event or modifies a number now, by what it listens to. Made anew when the set of
 * abilities in force changes; an event that nobody listens to costs one look at `heard`.
 */
export interface AbilityIndex {
  readonly heard: readonly boolean[];
  readonly would: Lists<TriggeredAbility>;
  readonly before: Lists<TriggeredAbility>;
  readonly after: Lists<TriggeredAbility>;
  readonly modifiers: Lists<StaticAbility>;
  /** Cards that have lost their abilities, but for specials. */
  readonly lost: ReadonlySet<CardId>;
  /** Cards with an action for whoever controls what they are attached to. */
  readonly foreignActions: readonly CardId[];
}

/** The abilities in force in the present state. */
export function abilitiesInForce(game: Game): AbilityIndex {
  return game.index ?? (game.index = buildIndex(game));
}

type Growing<A extends Ability> = (Source<A>[] | undefined)[];

// Full from the start: an array that grows by holes is slow for good. These stand for those that stay empty, as most do.
const NO_LISTENERS: Growing<TriggeredAbility> = emptyLists(HAPPENINGS);
const NO_MODIFIERS: Growing<StaticAbility> = emptyLists(ATTRIBUTES);
const NO_CARDS: readonly CardId[] = [];

class Builder {
  readonly heard: boolean[] = new Array<boolean>(HAPPENINGS).fill(false);
  would = NO_LISTENERS;
  before = NO_LISTENERS;
  after = NO_LISTENERS;
  modifiers = NO_MODIFIERS;
  foreignActions = NO_CARDS;
  readonly lost: ReadonlySet<CardId>;

  constructor(lost: ReadonlySet<CardId>) {
    this.lost = lost;
  }

  add(card: CardId, definition: number, design: CardDefinition, lender: CardId, seat: Seat): void {
    for (let number = 0; number < design.abilities.length; number++) {
      this.addAbility(card, definition, number, design.abilities[number] as Ability, lender, seat);
    }
  }

  addAbility(
    card: CardId,
    definition: number,
    number: number,
    ability: Ability,
    lender: CardId,
    seat: Seat,
    call: Call | null = null,
  ): void {
    if (ability.kind === 'triggered') {
      const { timing, trigger } = ability;
      if (this[timing] === NO_LISTENERS) this[timing] = emptyLists(HAPPENINGS);
      for (const kind of trigger.trigger.happenings(trigger)) {
        this.heard[kind] = true;
        push(this[timing], kind, { card, definition, number, lender, seat, ability, call });
      }
    } else if (ability.kind === 'static') {
      const { modifier } = ability;
      if (this.modifiers === NO_MODIFIERS) this.modifiers = emptyLists(ATTRIBUTES);
      const source = { card, definition, number, lender, seat, ability, call };
      push(this.modifiers, modifier.modifier.attribute(modifier), source);
    }
  }

  /** The cards that have a listener of the definition. */
  listeners(definition: number): ReadonlySet<CardId> {
    const found = new Set<CardId>();
    for (const list of [...this.before, ...this.after]) {
      if (list !== undefined) for (const one of list) if (one.definition === definition) found.add(one.card);
    }
    return found;
  }
}

function emptyLists<A extends Ability>(length: number): Growing<A> {
  return new Array<Source<A>[] | undefined>(length).fill(undefined);
}

function push<T>(lists: (T[] | undefined)[], at: number, item: T): void {
  const list = lists[at];
  if (list === undefined) lists[at] = [item];
  else list.push(item);
}

const NONE: ReadonlySet<CardId> = new Set();

/** Looks at every card in play: also what fuzzing compares the kept index with. */
export function buildIndex(game: Game): AbilityIndex {
  const index = indexWithout(game, NONE);
  const takers = index.modifiers[Attribute.abilitiesLost];
  return takers === undefined ? index : indexWithout(game, concerned(game, takers));
}

/** The cards in play that these abilities are about. */
function concerned(game: Game, sources: readonly Source<StaticAbility>[]): ReadonlySet<CardId> {
  const cards = game.state.seats.flatMap(({ play }) => play);
  return new Set(
    cards.filter((card) =>
      sources.some((source) => {
        const { modifier } = source.ability;
        return modifier.modifier.concerns(game, source, card, NO_CARD, modifier);
      }),
    ),
  );
}

function indexWithout(game: Game, lost: ReadonlySet<CardId>): AbilityIndex {
  const builder = new Builder(lost);
  const { seats, battlefield, controller } = game.state;
  for (const seat of seats) for (const card of seat.play) addCard(game, builder, card);
  // Nobody can use what a battlefield that nobody controls says.
  if (battlefield !== NO_CARD && controller !== NO_SEAT) addCard(game, builder, battlefield);
  for (const lasting of game.state.lasting) if (lasting.from <= game.state.round) addLasting(game, builder, lasting);
  const borrowers = builder.modifiers[Attribute.borrowedAbilities];
  if (borrowers !== undefined) for (const borrower of borrowers) addBorrowed(game, builder, borrower);
  if (givesGuardian(builder)) addGivenGuardian(game, builder);
  return builder;
}

function addCard(game: Game, builder: Builder, id: CardId): void {
  const card = game.card(id);
  const design = game.definitions[card.definition] as CardDefinition;
  if (!design.inForce || builder.lost.has(id)) return;
  builder.add(id, card.definition, design, id, card.controller);
  if (design.keywords & Keyword.guardian) addGuardian(game, builder, id);
  if (design.forHost) builder.foreignActions = [...builder.foreignActions, id];
}

/** What an effect set up for some time is in force without its card. */
function addLasting(game: Game, builder: Builder, { entry }: LastingEffect): void {
  const { definition, self, you } = entry.call;
  const node = game.definitions[definition]?.nodes[entry.node] as LastingNode | undefined;
  if (node !== undefined) builder.addAbility(self, definition, entry.node, node.ability, self, you, entry.call);
}

/** The keyword stands for an ability of the rules, in the form of the edition. */
function addGuardian(game: Game, builder: Builder, card: CardId): void {
  const { definition, number } = RULE_ABILITIES.guardian(game.options);
  const design = game.definitions[definition] as CardDefinition;
  builder.addAbility(card, definition, number, design.abilities[number] as Ability, card, game.card(card).controller);
}

/** A card with the abilities of others has a live copy of each, its own card being "this". */
function addBorrowed(game: Game, builder: Builder, borrower: Source<StaticAbility>): void {
  // A keyword is had or not, however many lend it. [keyword.binary]
  let { keywords } = game.definition(borrower.card);
  for (const id of lendersTo(game, borrower)) {
    if (builder.lost.has(id)) continue;
    const card = game.card(id);
    const design = game.definitions[card.definition] as CardDefinition;
    builder.add(borrower.card, card.definition, design, id, borrower.seat);
    if (design.keywords & ~keywords & Keyword.guardian) addGuardian(game, builder, borrower.card);
    keywords |= design.keywords;
  }
}

function lendersTo(game: Game, borrower: Source<StaticAbility>): CardId[] {
  const { modifier } = borrower.ability;
  return game
    .seat(borrower.seat)
    .play.filter(
      (id) =>
        id !== borrower.card &&
        game.card(id).type === CardType.character &&
        modifier.modifier.concerns(game, borrower, id, NO_CARD, modifier),
    );
}

const givesGuardian = (builder: Builder): boolean =>
  builder.modifiers[Attribute.keyword]?.some(
    ({ ability }) => (ability.modifier as KeywordNode).keyword === 'guardian',
  ) === true;

/** Whoever may be given Guardian listens; whether it is given is asked when that matters. */
function addGivenGuardian(game: Game, builder: Builder): void {
  const before = builder.listeners(RULE_ABILITIES.guardian(game.options).definition);
  for (const { play } of game.state.seats) {
    for (const id of play) {
      if (game.card(id).type === CardType.character && !before.has(id)) addGuardian(game, builder, id);
    }
  }
}

/** Whether the card has lost all abilities but specials. */
export const hasLostAbilities = (game: Game, card: CardId): boolean => abilitiesInForce(game).lost.has(card);

const NOBODY: readonly CardId[] = [];

/** The cards whose abilities this card has beside its own. */
export function borrowedBy(game: Game, card: CardId): readonly CardId[] {
  const borrowers = abilitiesInForce(game).modifiers[Attribute.borrowedAbilities];
  if (borrowers === undefined) return NOBODY;
  return borrowers
    .filter((borrower) => borrower.card === card)
    .flatMap((borrower) => lendersTo(game, borrower))
    .filter((lender) => !hasLostAbilities(game, lender));
}
