import { AFFILIATIONS, type CardDefinition, COLORS, TYPE_NAMES } from '@dejarik/engine';
import {
  allDice,
  anOpponent,
  attachedIsElite,
  cardCount,
  choose,
  chooseDice,
  copiesInPool,
  diceCount,
  differentDice,
  each,
  firstRound,
  has,
  keepThisDie,
  play,
  resolve,
  self,
  singleCopies,
  symbols,
  thatPlayer,
  thisDie,
  you,
  youHave,
  youHaveDie,
  youTakeAction,
} from '@dejarik/engine/language';

/*
 * Cards with one parameter changed: every number, flag, word, requirement and node within their abilities gets every
 * other value that it could have (nodes get another node), one at a time. The trees are walked generically; what is known beside them is which values a
 * field can have.
 */

/** A card in which one parameter has another value. */
export interface Variation {
  /** `01038 Rey abilities.0.trigger.onto`. */
  readonly place: string;
  /** `card filter: color`, `damage: unblockable`: the same for all places of the kind. */
  readonly parameter: string;
  readonly from: unknown;
  readonly to: unknown;
  /** The filter, choice, node or ability that has it, unchanged. */
  readonly holder: Readonly<Record<string, unknown>>;
  readonly card: CardDefinition;
}

type Fields = Readonly<Record<string, unknown>>;
type Values = Readonly<Record<string, readonly unknown[]>>;

const FLAG = [true, false];
/** A flag that may only be up. */
const UP = [true];
const COUNTS = [1, 2, 3];
/** More and less, where a number of a player's would be a field of the same name. */
const DIFFERENCES = [-2, -1, 1, 2];
const SETS = [symbols('melee'), symbols('ranged', 'shield'), symbols('blank'), symbols('special', 'focus')];
const SUBTYPES = ['jedi', 'weapon', ['trooper', 'vehicle']];

/** What a card is, wherever it lies and whosever it is. */
const TRAITS: Values = {
  type: [...TYPE_NAMES, ['support', 'upgrade']],
  color: COLORS,
  notColor: COLORS,
  affiliation: AFFILIATIONS,
  subtype: SUBTYPES,
  notSubtype: ['jedi', 'weapon'],
  unique: FLAG,
  ready: FLAG,
  elite: FLAG,
  shielded: FLAG,
  damageAtLeast: COUNTS,
  remainingHealthAtMost: COUNTS,
  keyword: ['ambush', 'guardian', 'redeploy'],
  title: ['Somebody', 'Something', ['Somebody', 'Something']],
  notTitle: ['Somebody', 'Something'],
  costAtMost: COUNTS,
  costAtLeast: COUNTS,
  other: UP,
  on: [self],
  onA: ['character', 'support'],
  not: [self],
  sameController: UP,
  modded: FLAG,
  bearsSpecial: UP,
  hasDie: FLAG,
};
const WHOSE = ['you', 'opponent', 'any'];

/** Parts of nodes that have a shape of their own. All their fields may be named or not. */
const SHAPES: Readonly<Record<string, Values>> = {
  'card traits': TRAITS,
  'what a card has': {
    shielded: FLAG,
    damageAtLeast: COUNTS,
    keyword: ['ambush', 'guardian', 'redeploy'],
    modded: FLAG,
    bearsSpecial: UP,
    hasDie: FLAG,
  },
  'card in an event': { ...TRAITS, whose: WHOSE },
  'card filter': { ...TRAITS, whose: WHOSE, in: ['hand', 'discard', 'hand or discard', 'set aside', 'defeated'] },
  'die filter': {
    whose: WHOSE,
    showing: SETS,
    kind: ['character', 'upgrade', 'support', ['character', 'upgrade']],
    modifier: FLAG,
    color: COLORS,
    of: [self],
    other: UP,
    not: [thisDie],
    valueAtMost: COUNTS,
    valueAtLeast: COUNTS,
    valueBelow: COUNTS,
    value: COUNTS,
    subtype: SUBTYPES,
  },
  'card that you have': { ...TRAITS, in: ['set aside', 'defeated'] },
  'die traits': {
    kind: ['character', 'upgrade', 'support', ['character', 'upgrade']],
    color: COLORS,
    subtype: SUBTYPES,
  },
  'die that you have': {
    showing: SETS,
    kind: ['character', 'upgrade', 'support', ['character', 'upgrade']],
    modifier: FLAG,
    color: COLORS,
    subtype: SUBTYPES,
    valueAtMost: COUNTS,
    valueAtLeast: COUNTS,
    valueBelow: COUNTS,
    value: COUNTS,
  },
  'choice of cards': { count: COUNTS, upTo: COUNTS, anyNumber: UP, random: UP },
  'choice of dice': { count: COUNTS, upTo: COUNTS, anyNumber: UP, combinedAtMost: COUNTS, combinedAtLeast: COUNTS },
  playing: { less: [0, 1, 2], free: FLAG, onto: [self] },
  resolving: { more: [0, 1, 2], free: FLAG, unmodified: FLAG, keep: FLAG },
};

/** What a field means that is not named. */
const UNNAMED: Fields = { whose: 'any', count: 1 };

const ABOUT = ['this', 'attached', { type: 'character' }, { type: 'character', whose: 'opponent' }];

/** Fields of nodes and abilities that have a value: what they could be. */
const FIELDS: Values = {
  about: ABOUT,
  amount: COUNTS,
  atLeast: COUNTS,
  by: ['you', 'opponent'],
  card: ABOUT,
  costAtLeast: COUNTS,
  count: COUNTS,
  damage: COUNTS,
  discarded: FLAG,
  exactly: FLAG,
  firstOnly: FLAG,
  forHost: FLAG,
  from: ['hand'],
  forced: FLAG,
  indirect: FLAG,
  instead: COUNTS,
  intoPool: FLAG,
  keyword: ['ambush', 'guardian', 'redeploy'],
  less: COUNTS,
  more: COUNTS,
  most: COUNTS,
  of: ['copies', 'different cards'],
  name: ['that thing'],
  onto: [null, ...ABOUT],
  otherwise: COUNTS,
  power: FLAG,
  rule: ['unblockable', 'split shields', 'modifies any symbol'],
  set: SETS,
  showing: SETS,
  shown: ['ahead', 'in place'],
  symbol: [-1, 0, 1, 2],
  timing: ['would', 'before', 'after'],
  title: ['Somebody'],
  unblockable: FLAG,
  upTo: COUNTS,
  withCost: FLAG,
};

/** The same by the name of a verb, where one name means different things. */
const OF_VERB: Readonly<Record<string, Values>> = {
  modifier: { subtype: ['sith', 'weapon'], of: ABOUT, whose: ['you', 'opponents', 'any'] },
  'lower cost': { by: COUNTS },
  lasting: { until: ['action phase', 'round'], next: FLAG },
  'roll in': { one: FLAG },
  become: { type: ['support', 'upgrade'], ready: FLAG },
  delay: { when: ['round end'] },
  'brings battlefields': { count: [2, 3] },
  'changes deck size': { by: [-5, 4, 10] },
  'changes points': { by: [-2, -1, 1] },
  'further copies': { different: COUNTS },
  'may bring': { different: FLAG, under: FLAG },
  'join team': { title: ['Somebody', 'Something'] },
  'shuffle into deck': { title: ['Somebody', 'Something'] },
  'shared color': { characters: [0, 2, 3] },
  'team has': { worth: [0, 10, 20] },
  'move card': { to: ['deck top', 'deck bottom', 'hand'] },
  'gain actions': { upTo: FLAG },
  'resolve one by one': { more: [0, 1, 2], free: FLAG, sameSymbol: FLAG, unblockable: FLAG },
  'turn dice': { to: [-1, ...SETS], value: COUNTS },
  'remove shields': { amount: [...COUNTS, 'all'] },
};

/** What says nothing and need not: worked out from the rest when the card is built. */
const DERIVED = new Set(['called', 'kind', 'word', 'optional', 'reference', 'slot']);

/** Another node for every kind of node, to be put in its place. */
const OTHER_NODES: Readonly<Record<string, readonly unknown[]>> = {
  verb: [keepThisDie],
  player: [you, anOpponent, thatPlayer],
  condition: [firstRound],
  amount: [copiesInPool],
  trigger: [youTakeAction],
  modifier: [attachedIsElite],
  cards: [each({ type: 'plot' })],
  dice: [allDice({ color: 'gray' })],
  building: [singleCopies],
};
/** Fields whose selector finds dice; all others find cards. */
const DICE_FIELDS = new Set(['dice', 'die', 'first', 'second']);

/** What kind of node stands in the field, or null where none does. */
function nodeKind(field: string, part: unknown): string | null {
  if (!isObject(part)) return null;
  const module = Object.keys(part).find((key) => isObject(part[key]) && isModule(part[key]) && key in MODULES);
  if (module !== 'selector') return module ?? null;
  return DICE_FIELDS.has(field) ? 'dice' : 'cards';
}

const MODULES = { verb: 0, player: 0, condition: 0, amount: 0, trigger: 0, modifier: 0, selector: 0, building: 0 };

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
/** What a node means stands in a module, which has functions. */
const isModule = (value: Fields): boolean => Object.values(value).some((part) => typeof part === 'function');

const DICE_CHOOSER = chooseDice().selector;
const CARD_CHOOSER = choose({}).selector;
const ABOUT_CARDS = new Set<unknown>([CARD_CHOOSER, each({}).selector, cardCount({}).amount]);
const ABOUT_DICE = new Set<unknown>([
  DICE_CHOOSER,
  allDice().selector,
  differentDice({}, 1).selector,
  diceCount({}).amount,
]);
const HAS = has(self, {}).condition;
const HAVE = youHave({}).condition;
const HAVE_DIE = youHaveDie({}).condition;
const PLAY = play(self).verb;
const RESOLVE = resolve(thisDie).verb;

/** The shape of the part `key` of a node, or null where it is a node or a value. */
function shapeOf(key: string, node: Fields): string | null {
  const modules = Object.values(node);
  switch (key) {
    case 'filter':
      if (modules.includes(HAS)) return 'what a card has';
      if (modules.includes(HAVE)) return 'card that you have';
      if (modules.includes(HAVE_DIE)) return 'die that you have';
      if (modules.some((module) => ABOUT_DICE.has(module))) return 'die filter';
      return modules.some((module) => ABOUT_CARDS.has(module)) ? 'card filter' : 'card traits';
    case 'choosing':
      return modules.includes(DICE_CHOOSER)
        ? 'choice of dice'
        : modules.includes(CARD_CHOOSER)
          ? 'choice of cards'
          : null;
    case 'how':
      return modules.includes(PLAY) ? 'playing' : modules.includes(RESOLVE) ? 'resolving' : null;
    case 'of':
      return 'modifier' in node ? 'card in an event' : null;
    case 'about':
    case 'onto':
      return 'card in an event';
    case 'card':
      return 'onto' in node ? 'card in an event' : null;
    case 'shownBy':
      return 'die filter';
    case 'include':
      return 'card traits';
    case 'joins':
      return 'die traits';
    default:
      return null;
  }
}

/** Every variation of the card's abilities. Throws for a field of which it is not known what it could be. */
export function variationsOf(card: CardDefinition): Variation[] {
  return new Walk(card).found();
}

class Walk {
  private readonly card: CardDefinition;
  private readonly variations: Variation[] = [];
  private readonly visited = new Set<Fields>();

  constructor(card: CardDefinition) {
    this.card = card;
  }

  found(): Variation[] {
    this.card.abilities.forEach((ability, number) => this.visit(ability as unknown as Fields, `abilities.${number}`));
    return this.variations;
  }

  private visit(node: Fields, path: string): void {
    if (this.visited.has(node) || isModule(node)) return;
    this.visited.add(node);
    for (const [key, part] of Object.entries(node)) {
      this.varyNode(node, key, path);
      const shape = isObject(part) ? shapeOf(key, node) : null;
      if (shape === null) this.varyField(node, key, path);
      else this.varyShape(shape, part as Fields, `${path}.${key}`);
      if (isObject(part)) this.visit(part, `${path}.${key}`);
    }
  }

  /** A node within another, or within a list of them. */
  private varyNode(holder: Fields, key: string, path: string): void {
    const kind = nodeKind(key, holder[key]);
    if (kind === null || DERIVED.has(key)) return;
    const others = (OTHER_NODES[kind] ?? []).filter((other) => other !== holder[key]);
    for (const to of others) this.add(holder, key, to, `${nameOf(holder)}: ${key}`, path);
  }

  /** A field of a node that has a plain value. */
  private varyField(node: Fields, key: string, path: string): void {
    const value = node[key];
    // A list of plain words is one value.
    if (Array.isArray(node) || isObject(value) || typeof value === 'function' || value === null || DERIVED.has(key))
      return;
    const name = nameOf(node);
    const values = OF_VERB[name]?.[key] ?? (key === 'by' && typeof value === 'number' ? DIFFERENCES : FIELDS[key]);
    if (values === undefined)
      throw new Error(`${this.card.title} ${path}.${key}: what else could ${JSON.stringify(value)} be?`);
    this.vary(node, key, values, `${name}: ${key}`, path);
  }

  /** Every field of a filter and the like, named or not. */
  private varyShape(shape: string, part: Fields, path: string): void {
    this.visited.add(part);
    const values = SHAPES[shape] as Values;
    for (const key of Object.keys(part)) {
      if (values[key] === undefined)
        throw new Error(`${this.card.title} ${path}.${key}: what could it be in a ${shape}?`);
      if (isObject(part[key])) this.visit(part[key], `${path}.${key}`);
    }
    for (const [key, others] of Object.entries(values)) {
      const without = shape === 'playing' || shape === 'resolving' ? [] : [undefined];
      this.vary(part, key, [...others, ...without], `${shape}: ${key}`, path);
    }
  }

  private vary(holder: Fields, key: string, values: readonly unknown[], parameter: string, path: string): void {
    const named = (value: unknown): unknown => value ?? UNNAMED[key];
    const seen = [JSON.stringify(named(holder[key]))];
    for (const to of values) {
      const value = JSON.stringify(named(to));
      if (seen.includes(value)) continue;
      seen.push(value);
      this.add(holder, key, to, parameter, path);
    }
  }

  private add(holder: Fields, key: string, to: unknown, parameter: string, path: string): void {
    const abilities = changed(this.card.abilities, holder, key, to);
    const place = `${this.card.code} ${this.card.title} ${path}.${key}`;
    this.variations.push({ place, parameter, from: holder[key], to, holder, card: { ...this.card, abilities } });
  }
}

/** "damage", "move card" for an instruction; "may include" for a word about decks; "node" for anything else. */
function nameOf(node: Fields): string {
  if (isObject(node['verb'])) return String(node['verb']['name']);
  if (isObject(node['building'])) return String(node['word']);
  return isObject(node['modifier']) && isModule(node['modifier']) ? 'modifier' : 'node';
}

/** The abilities with one field changed; what was one object stays one, since references are told by that. */
function changed(
  abilities: CardDefinition['abilities'],
  holder: Fields,
  key: string,
  to: unknown,
): CardDefinition['abilities'] {
  const made = new Map<Fields, unknown>();
  const copy = (value: unknown): unknown => {
    if (!isObject(value) || isModule(value)) return value;
    if (!made.has(value)) {
      const target: Record<string, unknown> | unknown[] = Array.isArray(value) ? [] : {};
      made.set(value, target);
      for (const [name, part] of Object.entries(value)) Object.assign(target, { [name]: copy(part) });
      if (value === holder) Object.assign(target, { [key]: to });
    }
    return made.get(value);
  };
  return copy(abilities) as CardDefinition['abilities'];
}
