import type { RuleData } from '../rule.js';

/** Terms. */
export const terms: readonly RuleData[] = [
  {
    id: 'terms.character-die',
    statement: 'A character die is a die matching a character card.',
    sources: { reference: 'p.20 Character Die, p.28 FAQ' },
  },
  {
    id: 'terms.character-die.not-upgrade',
    statement:
      'Upgrade dice are never character dice, although the character rolls them; cards call them upgrade dice.',
    sources: { reference: 'p.20 Character Die, p.28 FAQ' },
  },
  {
    id: 'terms.cheapest',
    statement: 'Cheapest means having the lowest cost, after applying every effect that changes cost.',
    sources: { reference: 'p.20 Cheapest' },
  },
  {
    id: 'terms.choose-either',
    statement:
      'With "choose" and "either", any option may be picked, even one without effect, and is then resolved as far as possible.',
    sources: { reference: 'p.20 Choose-Either' },
  },
  {
    id: 'terms.choose-either.opponent',
    statement: 'An opponent made to choose has the same freedom.',
    sources: { reference: 'p.20 Choose-Either, p.25 Abandon All Hope, p.25 Let the Wookie Win, p.27 Hutt Ties' },
  },
  {
    id: 'terms.target.required',
    statement:
      '"Choose" means that a target satisfying the requirements must be chosen for the ability to resolve; without one the card does nothing.',
    sources: { reference: 'p.20 Choose-Target' },
  },
  {
    id: 'terms.target.valid',
    statement: 'Only valid targets may be chosen; a defeated character is not one.',
    sources: { reference: 'p.20 Choose-Target' },
  },
  {
    id: 'terms.target.simultaneous',
    statement: 'Several targets chosen by one player are chosen at the same time.',
    sources: { reference: 'p.20 Choose-Target' },
  },
  {
    id: 'terms.target.any-number',
    statement: 'Choosing "any number" is also satisfied by zero.',
    sources: { reference: 'p.20 Choose-Target' },
    note: 'Exception in practice: Surgical Strike (AW 112) needs a value to compare, so zero dice do nothing.',
  },
  {
    id: 'terms.combined-value',
    statement: 'Combined value adds up the shown values of every die referred to.',
    sources: { reference: 'p.20 Combined Value' },
  },
  {
    id: 'terms.controller',
    statement: 'A card or die is controlled by the player in whose play area it is; by default that is its owner.',
    sources: { reference: 'p.20 Controller' },
  },
  {
    id: 'terms.your',
    statement: '"Your" on a card means what that player controls.',
    sources: { reference: 'p.20 Controller' },
  },
  {
    id: 'terms.owner',
    statement: 'Whoever brought a card or die owns it; losing control does not change that.',
    sources: { reference: 'p.21 Owner' },
  },
  {
    id: 'terms.copy',
    statement: 'Two cards with the same title are copies, whatever their type, text or art.',
    sources: { reference: 'p.20 Copy' },
  },
  {
    id: 'terms.decreases',
    statement:
      'A decrease lasts only as long as the effect that makes it; a cost decrease counts only while the cost is being paid.',
    sources: { reference: 'p.20 Decreases' },
  },
  {
    id: 'terms.increases',
    statement: 'An increase lasts only as long as its effect; with no duration given it is constant.',
    sources: { reference: 'p.20 Increases' },
  },
  {
    id: 'terms.free',
    statement: 'Playing or resolving for free means paying no cost at all for the card or die.',
    sources: { reference: 'p.20 Free' },
  },
  {
    id: 'terms.heal',
    statement: 'Healing takes that much damage off the character; any more than it has is ignored.',
    sources: { reference: 'p.20 Heal' },
  },
  {
    id: 'terms.heal.zero',
    statement: 'A character from which no damage came off has not been healed.',
    sources: { reference: 'p.20 Heal' },
  },
  {
    id: 'terms.look-at',
    statement: 'Cards looked at stay where they were.',
    sources: { reference: 'p.20 Look At' },
  },
  {
    id: 'terms.reveal',
    statement: 'A revealed card is shown to every player and put back where it was.',
    sources: { luke: 'Game Terms' },
    note: 'Only the Luke rulebook defines it; it agrees with how the Coercion text (EaW 81) works, so use it everywhere.',
  },
  {
    id: 'terms.move.elsewhere',
    statement:
      'Something that moves must end up in a different place; with no valid destination the move does not happen.',
    sources: { reference: 'p.20 Move' },
  },
  {
    id: 'terms.move.upgrade-die',
    statement: 'When an upgrade moves to another character its die returns to it.',
    sources: { reference: 'p.20 Move' },
  },
  {
    id: 'terms.move.upgrade-state',
    statement: 'A moved upgrade stays ready or exhausted as it was.',
    sources: { reference: 'p.20 Move' },
  },
  {
    id: 'terms.move.no-restrictions',
    statement: 'A moved upgrade ignores its play restrictions, since it is not being played.',
    sources: { reference: 'p.20 Move, p.26 Cargo Hold' },
  },
  {
    id: 'terms.move.damage',
    statement: 'Damage moved to a character ignores shields and has not been taken by it.',
    sources: { reference: 'p.20-21 Move' },
  },
  {
    id: 'terms.play-restriction',
    statement: 'A play restriction is marked by "only"; the card cannot be played unless it is met.',
    sources: { reference: 'p.21 Play Restrictions' },
  },
  {
    id: 'terms.play-restriction.color-character',
    statement:
      '"(Color) character only" means the upgrade can be played only onto an own character of the named color.',
    sources: { reference: 'p.21 Play Restrictions' },
  },
  {
    id: 'terms.play-restriction.only-when-played',
    statement: 'The restriction matters only when the card is played; an upgrade stays if it stops being met later.',
    sources: { reference: 'p.21 Play Restrictions' },
  },
  {
    id: 'terms.remove-die',
    statement: 'Removing a die sends it from a pool to its card without resolving it.',
    sources: {
      reference: 'p.21 Removing Dice',
      rey: 'Game Terms',
      luke: 'Game Terms',
      obiWan: 'Game Terms',
      grievous: 'Game Terms',
    },
  },
  {
    id: 'terms.remove-die.pool-only',
    statement: "A die can be removed only while it is in a player's pool.",
    differs: {
      awakenings: '"only from your pool"',
      rr15: "from a player's pool (either player's)",
      legacies: '"only dice in the player\'s own pool"',
      convergence: '"only from your pool" (Obi-Wan), "only from the pool" (Grievous)',
    },
    sources: {
      reference: 'p.21 Removing Dice',
      rey: 'Game Terms',
      luke: 'Game Terms',
      obiWan: 'Game Terms',
      grievous: 'Game Terms',
    },
    note: "The starters' wording cannot be meant strictly: their own decks hold cards that remove an opponent's dice (Dodge AW 155, Frozen Wastes AW 168) and Guardian does too.",
  },
  {
    id: 'terms.remove-die.unresolvable-counts',
    statement:
      'When dice of a symbol must be removed for an effect, modifiers and sides with a cost count although they could not be resolved at that moment.',
    sources: { reference: 'p.21 Removing Dice' },
  },
  {
    id: 'terms.replace',
    statement:
      'Replacing an upgrade is discarding one to lower the cost of the one being played; once per round for each player.',
    sources: { reference: 'p.21 Replace' },
  },
  {
    id: 'terms.roll',
    statement: 'Rolling a die covers rolling it into the pool and rerolling it in the pool.',
    sources: { reference: 'p.21 Rolling' },
  },
  {
    id: 'terms.showing',
    statement: 'A side is showing when it is face up on a die in a pool.',
    sources: { reference: 'p.21 Showing' },
  },
  {
    id: 'terms.showing.face-up-only',
    statement: 'Sides that are not face up never satisfy a requirement for a symbol to show.',
    sources: { reference: 'p.21 Showing' },
  },
  {
    id: 'terms.showing.modifiers-count',
    statement: 'A modifier side counts as showing its symbol.',
    sources: { reference: 'p.21 Showing' },
  },
  {
    id: 'terms.showing.not-on-cards',
    statement: 'Dice on cards show nothing.',
    sources: { reference: 'p.21 Showing, p.10 Dice on Cards' },
  },
  {
    id: 'terms.spot',
    statement:
      'To spot something a player must have it in play; mostly it is an undefeated character of a certain color.',
    differs: {
      awakenings: 'some cards need a character of the color in play',
      rr15: 'any game element named',
      legacies: 'called designating; a character of the color in play',
      convergence: 'a card of a color or subtype in play (example: a Leader)',
    },
    sources: {
      reference: 'p.21 Spotting',
      rey: 'Card Colours',
      luke: 'Colours and Designation',
      obiWan: 'Card Colors',
      grievous: 'Card Colours',
    },
  },
  {
    id: 'terms.spot.own-only',
    statement: "Opponents' characters and cards cannot be spotted unless the card says so.",
    sources: { reference: 'p.21 Spotting' },
  },
  {
    id: 'terms.spot.failed',
    statement: 'If the element cannot be spotted the card does nothing.',
    sources: { reference: 'p.21 Spotting' },
    note: 'Only the part that depends on spotting: on Channel the Force (CONV 60) two clauses begin "You may spot", and the first clause needs no spotting.',
  },
  {
    id: 'terms.take-damage',
    statement: 'Damage is taken only when at least one damage is actually placed on the character.',
    sources: { reference: 'p.21 Taking Damage, p.25 Hunker Down' },
  },
  {
    id: 'terms.take-damage.still-dealt',
    statement: 'Damage that was blocked has been dealt, though not taken.',
    sources: { reference: 'p.21 Taking Damage' },
  },
  {
    id: 'terms.turn-die',
    statement: 'Turning a die rotates it to a chosen side, which then shows.',
    sources: { reference: 'p.21 Turn' },
  },
  {
    id: 'terms.turn-die.different-side',
    statement: 'A die must be turned to another side than the one showing; an identical-looking other side is allowed.',
    sources: { reference: 'p.21 Turn' },
  },
  {
    id: 'terms.x',
    statement: 'X is a number defined by the card that uses it.',
    sources: { reference: 'p.21 X as a Variable' },
  },
  {
    id: 'terms.unblockable',
    statement: 'Unblockable damage ignores shields and blocking effects; shields stay.',
    sources: {
      reference: 'p.21 Unblockable Damage, p.16 Damage',
      rey: 'Game Terms',
      luke: 'Game Terms',
      obiWan: 'Game Terms',
      grievous: 'Game Terms',
    },
  },
  {
    id: 'terms.draw',
    statement: 'Drawing takes the top card of the deck into the hand.',
    sources: { reference: 'p.16 Draw' },
  },
  {
    id: 'terms.draw.simultaneous',
    statement: 'Several cards drawn by one instruction are drawn at once.',
    sources: { reference: 'p.16 Draw' },
  },
  {
    id: 'terms.draw.short',
    statement: 'With too few cards the player draws what is left; with none nothing happens.',
    sources: { reference: 'p.16 Draw' },
  },
  {
    id: 'terms.ready',
    statement: 'A ready card stands upright and can be exhausted; readying turns an exhausted card upright.',
    sources: {
      reference: 'p.16 Ready',
      rey: 'Ready and Turned Cards',
      luke: 'Ready and Exhausted',
      obiWan: 'Ready and Turned Cards',
      grievous: 'Ready and Turned Cards',
    },
  },
  {
    id: 'terms.ready.not-twice',
    statement: 'A ready card cannot be readied.',
    sources: { reference: 'p.16 Ready' },
  },
  {
    id: 'terms.ready.upgrade',
    statement: 'Upgrades are exhausted only by card effects; characters and supports also by activating.',
    sources: { reference: 'p.16 Ready' },
  },
  {
    id: 'terms.exhaust',
    statement: 'An exhausted card is turned sideways.',
    sources: {
      reference: 'p.16 Exhausted',
      rey: 'Ready and Turned Cards',
      luke: 'Ready and Exhausted',
      obiWan: 'Ready and Turned Cards',
      grievous: 'Ready and Turned Cards',
    },
  },
  {
    id: 'terms.exhaust.not-twice',
    statement: 'Exhausting needs a ready card: one already exhausted cannot be exhausted.',
    sources: {
      reference: 'p.16 Exhausted',
      rey: 'Ready and Turned Cards',
      luke: 'Ready and Exhausted',
      obiWan: 'Ready and Turned Cards',
      grievous: 'Ready and Turned Cards',
    },
  },
  {
    id: 'terms.resources',
    statement:
      'Resources pay for cards, abilities and die sides; they begin in the supply, move from it when gained and back when spent or lost.',
    sources: { reference: 'p.16 Resources' },
  },
];
