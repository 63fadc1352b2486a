import { type Affiliation, type CardDefinition, type DeckSetup, TYPE_NAMES, type TypeName } from '@dejarik/engine';
import { Chance } from '@dejarik/engine/check';
import { catalogue } from './catalogue.js';
import { type DeckCharacter, EMPTY_DECK } from './decks/deck-list.js';
import { deckSetup } from './decks/setup.js';

const TEAM_POINTS = 30;
/** A team that leaves more than this unspent looks for another character. */
const POINTS_LEFT = 3;
const MOST_CHARACTERS = 4;
const DECK_SIZES = [20, 25, 30];
const CARD_TYPES: readonly TypeName[] = ['event', 'upgrade', 'support', 'downgrade'];

const typeOf = (card: CardDefinition): TypeName => TYPE_NAMES[card.type];

/**
 * A deck by chance that somebody could have built: characters of one side for about thirty points, and cards of that side
 * and of their colors. Equal seeds give equal decks.
 */
export function likelyDeck(seed: string): DeckSetup {
  const chance = new Chance(`likely deck ${seed}`);
  const side: Affiliation = chance.oneIn(2) ? 'hero' : 'villain';
  const ofSide = catalogue.cards.filter(({ affiliation }) => affiliation === side || affiliation === 'neutral');
  const characters = drawTeam(chance, ofSide);
  const colors = new Set(characters.map(({ code }) => catalogue.get(code).color));
  const fitting = ofSide.filter(
    (card) => CARD_TYPES.includes(typeOf(card)) && (card.color === 'gray' || colors.has(card.color)),
  );
  const battlefields = chance.shuffled(catalogue.cards.filter((card) => typeOf(card) === 'battlefield'));
  return deckSetup({
    ...EMPTY_DECK,
    name: `likely ${seed}`,
    characters,
    battlefields: battlefields.slice(0, 1).map(({ code }) => code),
    deck: drawCards(chance, fitting),
  });
}

function drawTeam(chance: Chance, cards: readonly CardDefinition[]): DeckCharacter[] {
  const team: (DeckCharacter & { readonly title: string })[] = [];
  let left = TEAM_POINTS;
  for (const card of chance.shuffled(cards.filter((one) => typeOf(one) === 'character'))) {
    if (left <= POINTS_LEFT || team.length === MOST_CHARACTERS) break;
    if (card.unique && team.some(({ title }) => title === card.title)) continue;
    const [single = 0, elite] = card.points;
    const dice = elite !== undefined && elite <= left && !chance.oneIn(3) ? 2 : 1;
    const price = dice === 2 ? (elite ?? single) : single;
    if (price > left) continue;
    left -= price;
    team.push({ code: card.code, dice, title: card.title });
  }
  return team.map(({ code, dice }) => ({ code, dice }));
}

function drawCards(chance: Chance, fitting: readonly CardDefinition[]): Record<string, number> {
  const deck: Record<string, number> = {};
  let left = chance.pick(DECK_SIZES);
  for (const { code } of chance.shuffled(fitting)) {
    if (left === 0) break;
    const copies = Math.min(left, chance.oneIn(2) ? 1 : 2);
    deck[code] = copies;
    left -= copies;
  }
  return deck;
}
