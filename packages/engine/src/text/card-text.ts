import type { Ability, DieRule } from '../abilities/ability.js';
import { buildingText } from '../abilities/building/building.js';
import { cardNoun, cardPhrase } from '../abilities/filters/card-filter.js';
import { dieNoun } from '../abilities/filters/die-filter.js';
import type { EffectNode } from '../abilities/language.js';
import { type CardDefinition, TYPE_NAMES } from '../definitions/card.js';
import { afterNaming, capitalized, inClause, plural, sentence, type Words, wordsFor, your } from './words.js';

/**
 * The rules text of a card, made from its abilities: one paragraph each, separated by line breaks; keywords stand
 * together. What the card does and what it says cannot differ.
 */
export function cardText(card: CardDefinition): string {
  const words = wordsOf(card);
  const keywords = card.abilities.flatMap((ability) =>
    ability.kind === 'keyword' ? [`${capitalized(ability.keyword)}.`] : [],
  );
  const paragraphs = card.abilities.flatMap((ability) =>
    ability.kind === 'keyword' ? [] : [abilityText(ability, words)],
  );
  return [...(keywords.length > 0 ? [keywords.join(' ')] : []), ...paragraphs].join('\n');
}

/** What "this" and "attached" are on the card; on no card when it is undefined. */
export function wordsOf(card: CardDefinition | undefined): Words {
  if (card === undefined) return wordsFor('card');
  const { type, modifies } = card;
  return wordsFor(
    TYPE_NAMES[type],
    modifies === null ? 'character' : cardNoun({ subtype: modifies.subtype ?? 'card' }),
  );
}

/** One paragraph. */
export function abilityText(ability: Ability, words: Words): string {
  switch (ability.kind) {
    case 'event':
      return sentence(effectText(ability.effect, words));
    case 'action':
      return `${ability.power ? 'Power action' : 'Action'} - ${sentence(effectText(ability.effect, words))}${
        ability.forHost ? ` Only the controller of attached ${words.host} can use this action.` : ''
      }`;
    case 'claim':
      return `Claim - ${sentence(effectText(ability.effect, words))}`;
    case 'special':
      return `[special] - ${sentence(effectText(ability.effect, words))}`;
    case 'triggered': {
      const { trigger, timing, effect } = ability;
      const when = trigger.trigger.text(trigger, words, timing);
      const what = effectText(effect, afterNaming(inClause(words), named(when, words)));
      const order = timing === 'after' ? 'After' : 'Before';
      const first = ability.firstOnly ? ' for the first time each round' : '';
      return sentence(`${order} ${when}${first}, ${timing === 'would' ? replacing(what) : what}`);
    }
    case 'keyword':
      return `${capitalized(ability.keyword)}.`;
    case 'play only':
      return sentence(`Play only if ${ability.condition.condition.text(ability.condition, words)}`);
    case 'attach only':
      return `${capitalized(cardPhrase({ type: 'character', ...ability.filter }, words))} only.`;
    case 'modify':
      return `Modify ${words.self === 'downgrade' ? "an opponent's " : ''}${cardPhrase(ability.filter, words)}.`;
    case 'static': {
      const text = ability.modifier.modifier.text(ability.modifier, words);
      return sentence(words.self === 'battlefield' ? `while you control this battlefield, ${text}` : text);
    }
    case 'x':
      return sentence(`X on this die is ${ability.amount.amount.text(ability.amount, words)}`);
    case 'own cost': {
      const { by, during } = ability;
      const less = `${Math.abs(by)} ${by < 0 ? 'less' : 'more'}`;
      return sentence(`this ${words.self} costs ${less} to play while ${during.condition.text(during, words)}`);
    }
    case 'die rule':
      return dieRuleText(ability, words);
    case 'deck rule':
      return sentence(buildingText(ability, words));
  }
}

const effectText = (effect: EffectNode, words: Words): string => sameOpponent(effect.verb.text(effect, words));

/**
 * The opponent of whom an effect speaks is one and the same throughout, and said to be; each of several effects to choose
 * from may speak of another. [mp.choose-opponent]
 */
function sameOpponent(text: string): string {
  const [common = '', ...choices] = text.split(/(?<=choose one: )|(?<=; or )/);
  const again = (part: string): string => part.replaceAll('an opponent', 'that opponent');
  const first = common.search(/\ban opponent\b/);
  if (first >= 0) {
    const after = first + 'an opponent'.length;
    return [common.slice(0, after), ...[common.slice(after), ...choices].map(again)].join('');
  }
  return [common, ...choices.map(sameOpponent)].join('');
}

/** What a trigger speaks of, so that "its" means it. */
function named(when: string, words: Words): string | null {
  return [`attached ${words.host}`, `this ${words.self}`].find((phrase) => when.includes(phrase)) ?? null;
}

/** A replacement says "instead". [replacement.instead] */
function replacing(what: string): string {
  if (/\binstead\b/.test(what)) return what;
  return what.startsWith('you may ') ? what.replace('you may ', 'you may instead ') : `instead ${what}`;
}

const DIE_RULES = {
  unblockable: 'Damage dealt by this die, or by dice that it modifies, is unblockable.',
  'split shields': 'The shields of this die can be distributed among your characters.',
  'modifies any symbol': 'The modifier sides of this die can modify any symbol.',
} as const;

function dieRuleText({ rule, joins }: DieRule, words: Words): string {
  if (joins === null) return DIE_RULES[rule];
  const dice = `one of ${your(words)} ${plural(dieNoun(joins))}`;
  return DIE_RULES[rule].replace(/\.$/, ` on ${dice}.`);
}
