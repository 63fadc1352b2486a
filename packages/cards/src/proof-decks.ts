import {
  type CardDefinition,
  type Color,
  type DeckSetup,
  fitsDesign,
  TYPE_NAMES,
  type TypeName,
} from '@dejarik/engine';
import { Chance } from '@dejarik/engine/check';
import { catalogue } from './catalogue.js';
import { leaves, spareDiceOf } from './decks/aside.js';
import { type DeckList, EMPTY_DECK } from './decks/deck-list.js';
import { deckSetup } from './decks/setup.js';

/** How much a card is wanted, by its code; 1 is as much as any other. */
export type Wanted = (code: string) => number;

const TEAM_POINTS = 30;
const DECK_SIZE = 25;
const MOST_COPIES = 2;
/** So many of a card that is wanted, so that it is drawn in time. */
const WANTED_COPIES = 4;

const typeOf = (card: CardDefinition): TypeName => TYPE_NAMES[card.type];

/**
 * Deals every automated card into random decks of 20 to 30 cards for random teams of automated characters, for games
 * that are to meet every card. Cards go to teams of their color where there are any; otherwise the rules of deck building
 * do not matter. Equal seeds give equal decks; there are at least two.
 */
export function proofDecks(seed: string, wanted: Wanted = () => 1): readonly DeckSetup[] {
  const chance = new Chance(`proof decks ${seed}`);
  const pile = chance.shuffled(drawPile(chance, wanted));
  const cards = pile.reduce((sum, { copies }) => sum + copies, 0);
  const teams = Array.from({ length: Math.max(2, Math.round(cards / DECK_SIZE)) }, () => drawTeam(chance, wanted));
  const decks = teams.map((): CardDefinition[] => []);
  for (const { card, copies } of pile) {
    // The smallest deck of the color takes it, or the smallest of all where that one is full.
    const order = decks.map((_, at) => at).sort((a, b) => (decks[a]?.length ?? 0) - (decks[b]?.length ?? 0));
    const fitting = order.find((at) => fits(card, teams[at] ?? []) && (decks[at]?.length ?? 0) < DECK_SIZE + 5);
    decks[fitting ?? order[0] ?? 0]?.push(...new Array<CardDefinition>(copies).fill(card));
  }
  const battlefields = chance.shuffled(catalogue.cards.filter((card) => typeOf(card) === 'battlefield'));
  return teams.map((team, at) => {
    const plot = drawPlot(chance, wanted);
    // One, or as many as the plot lets bring.
    const brought = Array.from(
      { length: battlefieldsOf(plot) },
      (_, more) => battlefields[(at + more) % battlefields.length],
    );
    const codes = brought.flatMap((card) => card?.code ?? []);
    return setup(chance, `proof ${at + 1}`, team, decks[at] ?? [], codes, plot);
  });
}

function battlefieldsOf(plot: CardDefinition | null): number {
  const counts = plot?.abilities.flatMap((one) =>
    one.kind === 'deck rule' && one.word === 'brings battlefields' ? [one.count] : [],
  );
  return Math.max(1, ...(counts ?? []));
}

/** A plot for every second team, one that is wanted first. */
function drawPlot(chance: Chance, wanted: Wanted): CardDefinition | null {
  const plots = catalogue.cards.filter((card) => typeOf(card) === 'plot');
  if (plots.length === 0 || chance.oneIn(2)) return null;
  return chance.pick(
    plots.flatMap((card) => new Array<CardDefinition>(Math.max(1, Math.round(wanted(card.code)))).fill(card)),
  );
}

/** Every card that belongs in a deck, in one copy or two, and in more where it is wanted. */
function drawPile(chance: Chance, wanted: Wanted): { card: CardDefinition; copies: number }[] {
  return catalogue.cards.flatMap((card) => {
    if (!['event', 'upgrade', 'support', 'downgrade'].includes(typeOf(card))) return [];
    if (wanted(card.code) > 1) return [{ card, copies: WANTED_COPIES }];
    return [{ card, copies: chance.oneIn(5) ? MOST_COPIES : 1 }];
  });
}

interface Member {
  readonly card: CardDefinition;
  readonly dice: number;
}

/** Characters for about thirty points, a unique one once, one that is wanted first. */
function drawTeam(chance: Chance, wanted: Wanted): Member[] {
  const team: Member[] = [];
  let points = TEAM_POINTS;
  const pool = catalogue.cards.filter((card) => typeOf(card) === 'character');
  const tickets = pool.flatMap((card) =>
    new Array<CardDefinition>(Math.max(1, Math.round(wanted(card.code)))).fill(card),
  );
  for (const card of chance.shuffled(tickets)) {
    if (card.unique && team.some((member) => member.card.title === card.title)) continue;
    const [single = 0, elite] = card.points;
    const dice = elite !== undefined && elite <= points && chance.oneIn(2) ? 2 : 1;
    const price = dice === 2 ? (elite ?? single) : single;
    if (price > points) continue;
    points -= price;
    team.push({ card, dice });
  }
  return team;
}

const fits = (card: CardDefinition, team: readonly Member[]): boolean =>
  card.color === 'gray' || team.some((member) => colorOf(member) === card.color);
const colorOf = ({ card }: Member): Color => card.color;

function setup(
  chance: Chance,
  name: string,
  team: readonly Member[],
  cards: readonly CardDefinition[],
  battlefields: readonly string[],
  plot: CardDefinition | null,
): DeckSetup {
  const deck: Record<string, number> = {};
  for (const { code } of cards) deck[code] = (deck[code] ?? 0) + 1;
  const list: DeckList = {
    ...EMPTY_DECK,
    name,
    characters: team.map(({ card, dice }) => ({ code: card.code, dice })),
    battlefields,
    plots: plot === null ? [] : [plot.code],
    deck,
  };
  // A card may make any of these elite, and then needs a second die of theirs.
  const seconds = team.flatMap(({ card }) => (card.unique || card.sides === null ? [] : [card.code]));
  const spareDice = [...seconds, ...spareDiceOf(list, catalogue)];
  return deckSetup({ ...list, spareDice, setAside: drawAside(chance, list) });
}

/** What cards of the deck let its player set aside, by chance where it can be several. */
function drawAside(chance: Chance, list: DeckList): Readonly<Record<string, number>> {
  const aside: Record<string, number> = {};
  for (const { traits, count, different } of leaves(list, catalogue)) {
    const fitting = chance.shuffled(catalogue.cards.filter((card) => fitsDesign(traits, card)));
    for (let i = 0; i < count; i++) {
      const code = fitting[different ? i : 0]?.code;
      if (code !== undefined) aside[code] = (aside[code] ?? 0) + 1;
    }
  }
  return aside;
}
