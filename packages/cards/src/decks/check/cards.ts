import { type CardDefinition, fitsDesign, TYPE_NAMES, unknownTo } from '@dejarik/engine';
import { admitted, type Lacks } from './admit.js';
import { type Copies, type DeckFault, type Judged, rulesOf, said } from './judged.js';
import { copiesByTitle, MOST_COPIES } from './titles.js';

/** Which cards are in the deck, and how many copies. */
export function cardFaults(deck: Judged): readonly DeckFault[] {
  return [...typeFaults(deck), ...copyFaults(deck), ...(deck.teamKnown ? [...forbidden(deck), ...unfit(deck)] : [])];
}

/** Downgrades, where the edition does not know them. Other types that are in no deck: `shapeFaults`. [custom.deck.types] */
function typeFaults({ cards, edition }: Judged): DeckFault[] {
  if (!unknownTo(edition).some(({ rule }) => rule === 'cards.types.downgrade')) return [];
  return cards.flatMap(({ card }) => {
    if (TYPE_NAMES[card.type] !== 'downgrade') return [];
    const message = `${card.title} is a downgrade; the edition ${edition} has events, upgrades and supports in decks.`;
    return [{ rule: 'custom.deck.types', message, codes: [card.code] }];
  });
}

/** [custom.deck.two-copies] */
function copyFaults(deck: Judged): DeckFault[] {
  const { catalogue, teamRules, teamKnown } = deck;
  const over = copiesByTitle(deck).flatMap(({ title, codes, copies }) => {
    const cards = codes.flatMap((code) => catalogue.find(code) ?? []);
    // A card that is not automated may say that there can be more of it.
    if (cards.length < codes.length) return [];
    const own = said(cards.flatMap(rulesOf), 'copies of this').map(({ rule }) => rule.most);
    const most = Math.max(MOST_COPIES, ...own);
    return copies > most ? [{ title, codes, copies, most }] : [];
  });
  if (over.length > 0 && !teamKnown) return [];
  const further = said(teamRules, 'further copies').map(({ rule }) => rule);
  for (const { more, different } of further) {
    for (let i = 0; i < different; i++) {
      const at = over.findIndex(({ copies, most }) => copies - most <= more);
      if (at >= 0) over.splice(at, 1);
    }
  }
  return over.map(({ title, codes, copies, most }) => ({
    rule: 'custom.deck.two-copies',
    message: `There are ${copies} copies of ${title} in the deck; ${most} are allowed.`,
    codes,
  }));
}

/** What cards keep out. [custom.card-overrides] */
function forbidden({ cards, teamRules }: Judged): DeckFault[] {
  return said(teamRules, 'may not include').flatMap(({ rule, card: by }) =>
    cards.flatMap(({ card }) =>
      fitsDesign(rule.include, card)
        ? [
            {
              rule: 'custom.card-overrides',
              message: `${by.title} keeps ${card.title} out of the deck.`,
              codes: [card.code],
            },
          ]
        : [],
    ),
  );
}

/** [custom.deck.affiliation] [custom.deck.color] [custom.deck.neutral] [custom.deck.gray] [gap.all-neutral-team] */
function unfit(deck: Judged): DeckFault[] {
  const strangers = deck.cards.flatMap(({ card, copies }): (Copies & { readonly lacks: Lacks })[] => {
    const lacks = lacking(deck, card);
    return lacks.color || lacks.affiliation ? [{ card, copies, lacks }] : [];
  });
  const rules = said(deck.teamRules, 'may include');
  const left = admitted(strangers, rules);
  return left.flatMap(({ card, copies, lacks, letIn }) => {
    const some =
      letIn > 0 ? ` ${letIn === 1 ? 'One copy is' : `${letIn} copies are`} let in, ${copies} more are there.` : '';
    const because = (what: string): string => `${card.title} is ${what}, and the team has no ${what} character.${some}`;
    return [
      ...(lacks.affiliation
        ? [{ rule: 'custom.deck.affiliation', message: because(card.affiliation), codes: [card.code] }]
        : []),
      ...(lacks.color ? [{ rule: 'custom.deck.color', message: because(card.color), codes: [card.code] }] : []),
    ];
  });
}

function lacking({ team }: Judged, { color, affiliation }: CardDefinition): Lacks {
  return {
    color: color !== 'gray' && !team.some((member) => member.card.color === color),
    affiliation: affiliation !== 'neutral' && !team.some((member) => member.card.affiliation === affiliation),
  };
}
