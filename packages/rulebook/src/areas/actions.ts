import type { RuleData } from '../rule.js';

/** Actions. */
export const actions: readonly RuleData[] = [
  {
    id: 'actions.list',
    statement:
      "Six kinds of action exist: playing a hand card, activating a character or a support, resolving dice, discarding to reroll, using a card's own action, and claiming the battlefield.",
    differs: { legacies: 'card actions include power actions', convergence: 'card actions include power actions' },
    sources: {
      reference: 'p.13 Actions',
      rey: 'Turn Structure',
      luke: 'Playing the Game',
      obiWan: 'Turn Structure',
      grievous: 'Turn Order and Actions',
    },
  },
  {
    id: 'actions.play.check-restrictions',
    statement: 'Play restrictions are checked before a card is played; if one is not met the card cannot be played.',
    sources: { reference: 'p.14 Play a Card from Hand, p.21 Play Restrictions' },
  },
  {
    id: 'actions.play.pay',
    statement:
      "The player then pays the card's (possibly changed) cost; if it cannot be paid the card is not played and stays in hand.",
    sources: {
      reference: 'p.14 Play a Card from Hand',
      rey: 'Play a Card from Hand',
      luke: 'Play a Card from Hand',
      obiWan: 'Play a Card from Hand',
      grievous: 'Play a Card from Hand',
    },
  },
  {
    id: 'actions.play.attempt-unaffordable',
    statement:
      'Playing may be attempted with fewer resources than the printed cost, because before abilities and other effects can lower what must be paid.',
    sources: { reference: 'p.14 Play a Card from Hand' },
  },
  {
    id: 'actions.play.then-type',
    statement: 'After payment the card resolves according to its type.',
    sources: { reference: 'p.14 Play a Card from Hand' },
  },
  {
    id: 'actions.play.event',
    statement: 'An event is in limbo while its text is carried out, then discarded.',
    sources: {
      reference: 'p.14 Playing an Event',
      rey: 'Play an event',
      luke: 'Playing an event',
      obiWan: 'Play an event',
      grievous: 'Play an event',
    },
  },
  {
    id: 'actions.play.upgrade',
    statement: 'For an upgrade, its player chooses one of the own characters that may carry it and attaches it there.',
    sources: {
      reference: 'p.14 Playing an Upgrade',
      rey: 'Play an upgrade',
      luke: 'Playing an upgrade',
      obiWan: 'Play an upgrade',
      grievous: 'Play an upgrade',
    },
  },
  {
    id: 'actions.play.upgrade-die',
    statement: 'When an upgrade with a die is played, the matching set-aside die is put on it (or on its character).',
    sources: {
      reference: 'p.14 Playing an Upgrade',
      rey: 'Play an upgrade',
      luke: 'Playing an upgrade',
      obiWan: 'Play an upgrade',
      grievous: 'Play an upgrade',
    },
    note: 'Where the die physically lies makes no difference: it belongs to the upgrade.',
  },
  {
    id: 'actions.play.no-auto-roll',
    statement:
      'A die that arrives with a newly played card is not rolled; it waits for the next activation of that character or support.',
    sources: { reference: 'p.28 FAQ, p.14 Playing an Upgrade' },
  },
  {
    id: 'actions.play.support',
    statement: 'A support is put on the table near the team; the matching set-aside die, if any, is put on it.',
    sources: {
      reference: 'p.14 Playing a Support',
      rey: 'Play a support card',
      luke: 'Playing a support',
      obiWan: 'Play a support card',
      grievous: 'Play support',
    },
  },
  {
    id: 'actions.play.support-action-later',
    statement: 'Playing a card that prints an action does not use that action; it merely makes the action available.',
    sources: { reference: 'p.28 FAQ' },
  },
  {
    id: 'actions.play.downgrade',
    statement: "A downgrade is paid for like any card and attached to an opponent's character.",
    editions: ['convergence', 'current'],
    sources: { obiWan: 'Play a downgrade', grievous: 'Play a downgrade' },
  },
  {
    id: 'actions.replace',
    statement:
      "While playing an upgrade its player has the option to replace one already on the chosen character: the new one costs its own cost minus the old one's cost, and the old one is discarded.",
    sources: {
      reference: 'p.7 Upgrades, p.14 Playing an Upgrade',
      rey: 'Play an upgrade',
      luke: 'Playing an upgrade',
      obiWan: 'Play an upgrade',
      grievous: 'Play an upgrade',
    },
  },
  {
    id: 'actions.replace.once-per-round',
    statement: 'A player may replace at most one upgrade per round.',
    editions: ['rr15', 'convergence', 'current'],
    differs: {
      awakenings: 'no limit stated',
      rr15: 'once per round per player',
      legacies: 'no limit stated',
      convergence: 'once per round',
    },
    sources: {
      reference: 'p.7 Upgrades, p.14 Playing an Upgrade, p.21 Replace',
      obiWan: 'Play an upgrade',
      grievous: 'Play an upgrade',
    },
    note: 'The limit is for a player, not for a character.',
  },
  {
    id: 'actions.replace.declare-before-paying',
    statement: 'The decision to replace is made before the cost is paid.',
    differs: {
      awakenings: 'worded as something done after playing the upgrade',
      rr15: 'before paying',
      legacies: 'when playing',
      convergence: 'when playing',
    },
    sources: { reference: 'p.14 Playing an Upgrade' },
  },
  {
    id: 'actions.replace.floor-zero',
    statement:
      'If the old upgrade costs as much as or more than the new one, the new one is free; nothing is refunded.',
    differs: { awakenings: 'only "pay the difference" is said', convergence: 'only "pay the difference" is said' },
    sources: { reference: 'p.14 Playing an Upgrade, p.28 FAQ', luke: 'Playing an upgrade' },
  },
  {
    id: 'actions.replace.old-stays-until-new',
    statement: 'The old upgrade remains on the character until the new one comes into play; only then is it discarded.',
    sources: { reference: 'p.14 Playing an Upgrade, p.25 Padawan' },
  },
  {
    id: 'actions.replace.same-character',
    statement: 'Only an upgrade on the character that receives the new one can be replaced.',
    sources: {
      reference: 'p.14 Playing an Upgrade, p.7 Upgrades',
      luke: 'Playing an upgrade',
      obiWan: 'Play an upgrade',
      grievous: 'Play an upgrade',
    },
  },
  {
    id: 'actions.replace.any-color',
    statement: 'Color does not matter for replacing.',
    sources: { reference: 'p.28 FAQ' },
  },
  {
    id: 'actions.replace.unique',
    statement:
      'A unique upgrade cannot be replaced by another copy of itself, since the copy may not be played while the first is in play.',
    sources: { reference: 'p.30 FAQ' },
  },
  {
    id: 'actions.activate',
    statement:
      'Activating a character or support means exhausting the card and rolling every one of its dice into the pool.',
    sources: {
      reference: 'p.14 Activate',
      rey: 'Activate',
      luke: 'Activate a Character or Support',
      obiWan: 'Activate',
      grievous: 'Activate',
    },
  },
  {
    id: 'actions.activate.ready-only',
    statement: 'Only a ready character or support can be activated.',
    sources: {
      reference: 'p.14 Activate',
      rey: 'Activate',
      luke: 'Activate a Character or Support',
      obiWan: 'Activate',
      grievous: 'Activate',
    },
  },
  {
    id: 'actions.activate.all-dice',
    statement: 'Activating a character rolls every die on it and on its upgrades; none may be held back.',
    sources: {
      reference: 'p.14 Activate',
      rey: 'Activate',
      luke: 'Activate a Character or Support',
      obiWan: 'Activate',
      grievous: 'Activate',
    },
  },
  {
    id: 'actions.activate.not-pool-dice',
    statement: 'Dice of that card that are already in the pool are left as they are.',
    sources: { reference: 'p.14 Activate, p.29 FAQ' },
  },
  {
    id: 'actions.activate.support',
    statement: "Activating a support rolls only that support's die.",
    sources: {
      reference: 'p.14 Activate',
      rey: 'Activate',
      luke: 'Activate a Character or Support',
      obiWan: 'Activate',
      grievous: 'Activate',
    },
  },
  {
    id: 'actions.activate.support-needs-die',
    statement: 'A support without a die cannot be activated.',
    sources: { reference: 'p.14 Activate' },
  },
  {
    id: 'actions.activate.later',
    statement: 'Rolled dice wait in the pool; resolving them takes a later action.',
    sources: {
      reference: 'p.14 Activate',
      rey: 'Activate',
      luke: 'Activate a Character or Support',
      obiWan: 'Activate',
      grievous: 'Activate',
    },
  },
  {
    id: 'actions.resolve.same-symbol',
    statement: 'The resolve action resolves one or more dice of the own pool that show one chosen symbol.',
    sources: {
      reference: 'p.14 Resolve Dice',
      rey: 'Apply the Results of Your Dice',
      luke: 'Resolve Dice',
      obiWan: 'Apply the Results of Your Dice',
      grievous: 'Apply the Result of Your Dice',
    },
  },
  {
    id: 'actions.resolve.one-at-a-time',
    statement:
      'The dice are resolved one after another, in the order the player likes; only a die and its modifiers resolve together.',
    sources: {
      reference: 'p.14 Resolve Dice',
      rey: 'Apply the Results of Your Dice',
      luke: 'Resolve Dice',
      obiWan: 'Apply the Results of Your Dice',
      grievous: 'Apply the Result of Your Dice',
    },
  },
  {
    id: 'actions.resolve.pay',
    statement: 'Any resource cost of the side is paid before its effect is carried out.',
    sources: {
      reference: 'p.14 Resolve Dice, p.8 Cost',
      rey: 'Modifiers and Cost',
      luke: 'Modifiers and Resource Cost',
      obiWan: 'Modifiers and Cost',
      grievous: 'Modifiers and Cost',
    },
  },
  {
    id: 'actions.resolve.return',
    statement: 'A resolved die goes back to its card.',
    sources: {
      reference: 'p.14 Resolve Dice',
      rey: 'Apply the Results of Your Dice',
      luke: 'Resolve Dice',
      obiWan: 'Apply the Results of Your Dice',
    },
  },
  {
    id: 'actions.resolve.own-pool',
    statement: 'A player resolves only dice of the own pool.',
    sources: {
      reference: 'p.14 Resolve Dice, p.10 Dice Pool',
      rey: 'Apply the Results of Your Dice',
      luke: 'Resolve Dice',
      obiWan: 'Apply the Results of Your Dice',
      grievous: 'Apply the Result of Your Dice',
    },
  },
  {
    id: 'actions.resolve.different-values',
    statement: 'Dice with different values may be resolved together as long as the symbol is the same.',
    sources: { reference: 'p.14 Resolve Dice' },
  },
  {
    id: 'actions.resolve.at-least-one',
    statement:
      'The action needs at least one die that is actually resolved; a symbol that is not there cannot be chosen.',
    sources: { reference: 'p.14 Resolve Dice' },
  },
  {
    id: 'actions.resolve.not-all',
    statement: 'The player need not resolve all dice showing the symbol.',
    sources: {
      reference: 'p.28 FAQ',
      rey: 'Apply the Results of Your Dice',
      luke: 'Resolve Dice',
      obiWan: 'Apply the Results of Your Dice',
      grievous: 'Apply the Result of Your Dice',
    },
  },
  {
    id: 'actions.resolve.late-dice',
    statement: 'Dice that come to show the chosen symbol during the action may also be resolved in it.',
    sources: { reference: 'p.14 Resolve Dice' },
  },
  {
    id: 'actions.resolve.once-per-die',
    statement: 'No die is resolved twice in one action.',
    sources: { reference: 'p.14 Resolve Dice, p.9 Special' },
  },
  {
    id: 'actions.resolve.symbol-per-action',
    statement:
      'Melee and ranged damage are different symbols and need separate actions, as does every other pair of symbols.',
    sources: {
      reference: 'p.28 FAQ',
      rey: 'Apply the Results of Your Dice',
      luke: 'Resolve Dice',
      obiWan: 'Apply the Results of Your Dice',
      grievous: 'Apply the Result of Your Dice',
    },
  },
  {
    id: 'actions.reroll',
    statement: 'A player may discard one hand card of choice to reroll any number of dice in the own pool.',
    differs: {
      awakenings: 'one or more dice',
      rr15: 'any number of dice',
      legacies: 'one or more dice',
      convergence: 'one or more dice',
    },
    sources: {
      reference: 'p.14 Discard to Reroll Dice',
      rey: 'Discard a Card to Reroll Your Dice',
      luke: 'Discard a Card to Reroll Dice',
      obiWan: 'Discard a Card to Reroll Your Dice',
      grievous: 'Discard a Card to Reroll Dice',
    },
    note: 'Taken literally, "any number" lets a player discard with an empty pool; Rules Reference 1.5 changed this wording on purpose, so there it is allowed.',
  },
  {
    id: 'actions.reroll.choose-first',
    statement: 'All dice to be rerolled are picked before the first is rolled.',
    sources: {
      reference: 'p.14 Discard to Reroll Dice',
      rey: 'Discard a Card to Reroll Your Dice',
      luke: 'Discard a Card to Reroll Dice',
      obiWan: 'Discard a Card to Reroll Your Dice',
      grievous: 'Discard a Card to Reroll Dice',
    },
  },
  {
    id: 'actions.card-action',
    statement:
      'The card-action action uses an ability headed "Action" on one of the player\'s characters, upgrades or supports, following its text.',
    sources: {
      reference: 'p.14 Use a Card Action',
      rey: "Use a Card's Action",
      luke: 'Use an Action from a Card',
      obiWan: "Use a Card's Action",
      grievous: 'Use a Card Action',
    },
  },
  {
    id: 'actions.power-action',
    statement: 'A power action is a card action that each card can use only once per round.',
    editions: ['legacies', 'convergence', 'current'],
    differs: {
      awakenings: 'none',
      rr15: 'none',
      legacies: 'once per round',
      convergence: 'once per round for each card',
    },
    sources: { luke: 'Power Actions', obiWan: 'Power Action', grievous: 'Powerful Action' },
  },
  {
    id: 'actions.power-action.per-card',
    statement: "Using one card's power action does not stop the player from using another card's in the same round.",
    editions: ['legacies', 'convergence', 'current'],
    sources: { luke: 'Power Actions', obiWan: 'Power Action', grievous: 'Powerful Action' },
    note: 'Two copies of one non-unique card each have their own use.',
  },
  {
    id: 'actions.claim',
    statement:
      'Claiming the battlefield: the player may use its claim ability and, if not already controlling it, takes control of it.',
    sources: {
      reference: 'p.14 Claim the Battlefield',
      rey: 'Capture the Battlefield',
      luke: 'Claim the Battlefield',
      obiWan: 'Capture the Battlefield',
      grievous: 'Capture the Battlefield',
    },
  },
  {
    id: 'actions.claim.optional-ability',
    statement: 'Using the claim ability is optional.',
    sources: {
      reference: 'p.14 Claim the Battlefield, p.17 Claim Abilities',
      rey: 'Capture the Battlefield',
      luke: 'Claim the Battlefield',
      obiWan: 'Capture the Battlefield',
      grievous: 'Capture the Battlefield',
    },
  },
  {
    id: 'actions.claim.once-per-round',
    statement: 'The battlefield can be claimed by at most one player per round.',
    sources: {
      reference: 'p.14 Claim the Battlefield',
      rey: 'Capture the Battlefield',
      luke: 'Claim the Battlefield',
      obiWan: 'Capture the Battlefield',
      grievous: 'Capture the Battlefield',
    },
  },
  {
    id: 'actions.claim.own',
    statement: 'A player already controlling the battlefield may claim it, keeping control and using its ability.',
    sources: { reference: 'p.14 Claim the Battlefield' },
  },
  {
    id: 'actions.claim.auto-pass',
    statement: 'After claiming, a player passes automatically on each further turn of that round.',
    sources: {
      reference: 'p.14 Claim the Battlefield',
      rey: 'Capture the Battlefield',
      luke: 'Claim the Battlefield',
      obiWan: 'Capture the Battlefield',
      grievous: 'Capture the Battlefield',
    },
  },
  {
    id: 'actions.claim.no-further-actions',
    statement:
      "After claiming, a player also declines every other chance to take an action that round (additional actions, actions granted on an opponent's turn).",
    differs: {
      awakenings: 'only automatic passing is said',
      legacies: 'only automatic passing of turns is said',
      convergence: 'only automatic passing is said',
    },
    sources: { reference: 'p.14 Claim the Battlefield, p.29 FAQ' },
  },
  {
    id: 'actions.claim.abilities-continue',
    statement: 'Claiming does not stop a player from using triggered and other card abilities that are not actions.',
    sources: { reference: 'p.14 Claim the Battlefield' },
  },
  {
    id: 'actions.claim.opponent-continues',
    statement:
      "The other player goes on taking turns until passing; that single pass then ends the action phase because the claimer's pass is automatic.",
    sources: {
      reference: 'p.14 Claim the Battlefield',
      rey: 'Capture the Battlefield',
      luke: 'Claim the Battlefield',
      obiWan: 'Capture the Battlefield',
      grievous: 'Capture the Battlefield',
    },
  },
  {
    id: 'actions.claim.next-first',
    statement: 'Control lasts into the next round, so the claimer normally takes its first turn.',
    sources: { reference: 'p.14 Claim the Battlefield, p.13 Action Phase' },
  },
];
