import type { Game } from '../game/game.js';
import type { Question } from '../game/question.js';
import { NO_CARD } from '../state/ids.js';
import { wordsOf } from '../text/card-text.js';
import { inClause, sentence, withArticle, type Words } from '../text/words.js';

/** One English sentence that tells the asked player what to decide. */
export function promptOf(game: Game, question: Question): string {
  const byRule = question.rule === null ? undefined : BY_RULE[question.rule];
  return byRule !== undefined ? byRule(game, question) : BY_KIND[question.kind](game, question);
}

type Prompt = (game: Game, question: Question) => string;

function words(game: Game, { call }: Question): Words {
  const design = call === null ? undefined : game.definitions[call.definition];
  return wordsOf(design);
}

const subject = (game: Game, { subject: card }: Question): string =>
  card === NO_CARD ? 'it' : game.definition(card).title;
function hostNoun(game: Game, { subject: card }: Question): string {
  return withArticle(wordsOf(card === NO_CARD ? undefined : game.definition(card)).host);
}
const points = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

function wanted(game: Game, question: Question, what: string): string {
  if (question.wanted === null) return `Choose ${what}.`;
  const text = question.wanted.text(words(game, question));
  const asking = question.call === null ? undefined : game.definitions[question.call.definition];
  return sentence(asking === undefined ? `choose ${text}` : `${asking.title}: choose ${text}`);
}

function effectText(game: Game, question: Question): string {
  const { node } = question;
  return node === null ? 'use this ability' : node.verb.text(node, words(game, question)).replace(/^you may /, '');
}
/** The same as a part of a sentence that has begun: "force that player to ..." */
function effectClause(game: Game, question: Question): string {
  const { node } = question;
  return node === null ? 'use this ability' : node.verb.text(node, inClause(words(game, question)));
}

const BY_RULE: Readonly<Record<string, Prompt>> = {
  'dice.melee': (_game, { amount }) => `Deal ${amount} [melee] damage to a character.`,
  'dice.ranged': (_game, { amount }) => `Deal ${amount} [ranged] damage to a character.`,
  'dice.shield': (_game, { amount }) => `Give ${points(amount, 'shield')} to a character.`,
  'dice.focus': (_game, { amount }) => `Turn up to ${amount} of your dice: choose them.`,
  'setup.rolloff.shields': (_game, { amount }) => `Give a shield to one of your characters (${amount} left).`,
  'damage.distribute.by-victim': (_game, { amount }) =>
    `Assign damage to your characters: ${points(amount, 'point')} left.`,
  'keyword.redeploy': (game, question) => `Redeploy: move ${subject(game, question)} to another of your characters?`,
  'damage.block.order': (game, question) =>
    `${points(question.amount, 'damage').replace('damages', 'damage')} for ${subject(game, question)}: what blocks first?`,
  'actions.resolve.same-symbol': () => 'Choose the next die to resolve.',
  'actions.reroll.choose-first': () => 'Choose the dice to reroll.',
  'actions.claim.optional-ability': (game, question) => `Use the claim ability: ${effectText(game, question)}?`,
  'unique.control-second': () => 'You control two copies of a unique card: choose one to discard.',
  'clarification.training.leaves': (game, question) =>
    `${subject(game, question)} is elite no more: choose the die to set aside.`,
  'abilities.special.several': () => 'Choose the special ability to use.',
  'queue.simultaneous.different-players': () => 'Whose abilities come first?',
};

const BY_KIND: Readonly<Record<Question['kind'], Prompt>> = {
  action: () => 'Take an action or pass.',
  'extra action': () => 'Take an additional action, or decline it.',
  mulligan: () => 'Choose the cards to shuffle back and redraw.',
  battlefield: () => 'You won the roll-off: choose the battlefield.',
  'setup shields': () => 'Give a shield to one of your characters.',
  host: (game, question) => `Choose ${hostNoun(game, question)} for ${subject(game, question)}.`,
  replace: (game, question) => `Replace an upgrade to play ${subject(game, question)} for less?`,
  die: (game, question) => wanted(game, question, 'a die'),
  modifier: () => 'Add modifier dice to it.',
  side: () => 'Choose the side.',
  card: (game, question) => wanted(game, question, 'a card'),
  assign: (_game, { amount }) => `Assign the next point (${amount} left).`,
  opponent: () => 'Choose an opponent.',
  may: (game, question) => `Do you want to ${effectClause(game, question)}?`,
  ability: (game, question) =>
    question.subject === NO_CARD ? 'Use an ability?' : `${subject(game, question)}: ${effectText(game, question)}?`,
  order: () => 'Several things happen at once: which is first?',
  mode: () => 'Choose one.',
  number: () => 'Choose how much.',
  symbol: () => 'Choose a symbol.',
  color: () => 'Choose a color.',
  'upkeep discard': () => 'Discard any number of cards, then draw up to your hand size.',
  limit: () => 'Too many attachments: choose one to discard.',
};
