import { costOf } from '../abilities/modifiers/ask.js';
import { COLORS } from '../definitions/card.js';
import { type Side, Sym, SYMBOL_NAMES, X } from '../definitions/symbols.js';
import type { Game } from '../game/game.js';
import { cardOf, dieOf, firstOf, Pick, pickOf, secondOf } from '../game/options.js';
import type { Question } from '../game/question.js';
import type { ChooseOneNode } from '../abilities/verbs/choose-one.js';
import type { CardId } from '../state/ids.js';
import { CardType, DiePlace } from '../state/state.js';
import { actionOf } from '../rules/actions/list.js';
import { wordsOf } from '../text/card-text.js';
import { capitalized } from '../text/words.js';

/** "+2 melee for 1": a side in words. */
export function sideName(side: Side, value: number = side.value): string {
  const symbol = SYMBOL_NAMES[side.symbol];
  const bare = side.symbol === Sym.blank || side.symbol === Sym.special;
  const number = bare ? '' : `${side.modifier ? '+' : ''}${value === X ? 'X' : value} `;
  return `${number}${symbol}${side.cost > 0 ? ` for ${side.cost}` : ''}`;
}

const title = (game: Game, card: CardId): string => game.definition(card).title;

/** A few words for an option, beginning with a verb where it is an act; `names` are those of the players. */
export function optionLabel(game: Game, question: Question, packed: number, names: readonly string[]): string {
  const pick = pickOf(packed);
  switch (pick) {
    case Pick.done:
      return question.group === null ? 'Done' : doneLabel(question);
    case Pick.pass:
      return 'Pass';
    case Pick.decline:
      return 'Decline';
    case Pick.yes:
      return 'Yes';
    case Pick.no:
      return 'No';
    case Pick.none:
      return question.kind === 'replace'
        ? 'Replace none'
        : question.rule === 'keyword.redeploy'
          ? 'Let it be discarded'
          : 'None';
    case Pick.claim:
      return 'Claim the battlefield';
    case Pick.play:
      return `Play ${title(game, cardOf(packed))} (${costOf(game, cardOf(packed))})`;
    case Pick.activate:
      return `Activate ${title(game, cardOf(packed))}`;
    case Pick.resolve:
      return `Resolve ${SYMBOL_NAMES[firstOf(packed)]}`;
    case Pick.reroll:
      return `Discard ${title(game, cardOf(packed))} to reroll`;
    case Pick.use:
      return useLabel(game, packed);
    case Pick.card:
      return cardLabel(game, cardOf(packed));
    case Pick.die:
      return dieLabel(game, packed);
    case Pick.side:
      return capitalized(sideName(game.dieDefinition(dieOf(packed)).sides?.[secondOf(packed)] as Side));
    case Pick.seat:
      return names[firstOf(packed)] ?? `Player ${firstOf(packed) + 1}`;
    case Pick.number:
      return String(firstOf(packed));
    case Pick.symbol:
      return capitalized(SYMBOL_NAMES[firstOf(packed)] as string);
    case Pick.color:
      return capitalized(COLORS[firstOf(packed)] as string);
    case Pick.mode:
      return modeLabel(question, firstOf(packed), game);
    case Pick.ability:
      return abilityLabel(game, question, packed);
    case Pick.shields:
      return 'Block with shields';
    case Pick.concede:
      return 'Concede';
  }
}

function doneLabel({ kind, group }: Question): string {
  if (group !== null && group.chosen.length === 0) return kind === 'modifier' ? 'Resolve without modifiers' : 'None';
  return 'Done';
}

/** Whose side it is on tells two characters of one name apart. */
function cardLabel(game: Game, card: CardId): string {
  const { type, damage } = game.card(card);
  return type === CardType.character && damage > 0 ? `${title(game, card)} (${damage} damage)` : title(game, card);
}

/** A die that lies on a card shows nothing. [terms.showing.not-on-cards] */
function dieLabel(game: Game, packed: number): string {
  const die = dieOf(packed);
  const inPool = game.die(die).place === DiePlace.pool;
  const side = inPool ? game.dieDefinition(die).sides?.[game.die(die).side] : undefined;
  return side === undefined ? game.dieDefinition(die).title : `${game.dieDefinition(die).title}: ${sideName(side)}`;
}

function useLabel(game: Game, packed: number): string {
  const card = cardOf(packed);
  const found = actionOf(game, card, secondOf(packed));
  const lender =
    found === null || found.definition === game.card(card).definition ? null : game.definitions[found.definition];
  return lender === null || lender === undefined
    ? `Use ${title(game, card)}`
    : `Use ${title(game, card)} (${lender.title})`;
}

/** The card whose ability it is; whence it has it, or when it triggers, where the title alone would not tell. */
function abilityLabel(game: Game, question: Question, packed: number): string {
  const card = cardOf(packed);
  const label = `Use ${title(game, card)}`;
  const listener = question.abilities?.[question.options.indexOf(packed)]?.listener;
  if (listener === undefined) return label + kindOfSeveral(game, question, packed);
  const design = game.definitions[listener.definition];
  if (design !== undefined && listener.definition !== game.card(card).definition) return `${label} (${design.title})`;
  const same = question.options.filter(
    (other) => pickOf(other) === Pick.ability && title(game, cardOf(other)) === title(game, card),
  );
  if (same.length === 1) return label;
  const { trigger, timing } = listener.ability;
  return `${label} (${timing} ${trigger.trigger.text(trigger, wordsOf(game.definition(card)), timing)})`;
}

/** Of several abilities of one card: which of them. */
function kindOfSeveral(game: Game, question: Question, packed: number): string {
  if (question.options.length === 1) return '';
  const ability = game.definition(cardOf(packed)).abilities[secondOf(packed)];
  if (ability === undefined) return '';
  return ` (${ability.kind === 'action' && ability.power ? 'power action' : ability.kind})`;
}

function modeLabel(question: Question, at: number, game: Game): string {
  const effect = (question.node as ChooseOneNode | null)?.effects?.[at];
  if (effect === undefined || question.call === null) return `Option ${at + 1}`;
  const design = game.definitions[question.call.definition];
  return capitalized(effect.verb.text(effect, wordsOf(design)));
}
