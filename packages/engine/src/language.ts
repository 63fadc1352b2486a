/** What cards are written in: builders of definitions, abilities, effects, selectors, conditions, amounts, triggers. */
export { battlefield, character, downgrade, eventCard, plot, support, upgrade } from './definitions/card.js';
export type { CardDefinition, CardFacts } from './definitions/card.js';
export { ANY_DAMAGE, MELEE_OR_RANGED, Sym, symbols } from './definitions/symbols.js';
export {
  action,
  actionForHost,
  after,
  afterFirst,
  attachOnlyTo,
  before,
  claim,
  costsLessWhile,
  costsMoreWhile,
  dieRule,
  event,
  keyword,
  modifiesAnySymbolOf,
  modify,
  ongoing,
  playOnlyIf,
  power,
  special,
  would,
  xIs,
} from './abilities/ability.js';
export {
  allHold,
  bringsAside,
  charactersShareColor,
  singleCopies,
  teamHas,
  teamIsAll,
} from './abilities/building/conditions.js';
export {
  changesDeckSize,
  copiesOfThis,
  furtherCopies,
  includeOnlyIf,
  mayInclude,
  mayNotInclude,
  upToCopies,
  upToDifferent,
} from './abilities/building/include.js';
export {
  bringsBattlefields,
  changesOwnPoints,
  changesPoints,
  mayBring,
  mayHaveOnly,
  mayMix,
  mayNotHave,
} from './abilities/building/team.js';
export {
  copiesInPool,
  costOf,
  countOf,
  diceCount,
  half,
  handCount,
  insteadIf,
  thatDamage,
  valueOf,
} from './abilities/amounts/amounts.js';
export { cardCount } from './abilities/amounts/card-count.js';
export { damageOn } from './abilities/amounts/damage-on.js';
export { diceJustRolled } from './abilities/amounts/dice-rolled.js';
export { copiesInPlay } from './abilities/amounts/copies-in-play.js';
export {
  firstRound,
  has,
  hasNoUpgrade,
  isA,
  moreReadyCharacters,
  ownDiceWereRemoved,
  shows,
  spot,
  youControlBattlefield,
} from './abilities/conditions/conditions.js';
export { moreDice, showsValue, youHave, youHaveDie } from './abilities/conditions/possession.js';
export { noOpponentControls } from './abilities/conditions/opponent-controls.js';
export { opponentHasResources } from './abilities/conditions/resources.js';
export { spottedBy } from './abilities/conditions/spotted-by.js';
export { addsOpeningResources, addsToRollOff } from './abilities/modifiers/beginning.js';
export { cannotPlayHere } from './abilities/modifiers/forbidden-on.js';
export { changesHealth } from './abilities/modifiers/health.js';
export { changesIncome } from './abilities/modifiers/income.js';
export { givesKeyword, losesKeyword } from './abilities/modifiers/keyword.js';
export { changesCost, changesHandSize } from './abilities/modifiers/number.js';
export {
  attachedIsElite,
  attachesAny,
  attachesForLess,
  hasAbilitiesOf,
  protectsDice,
} from './abilities/modifiers/permissions.js';
export { playsWithAmbush } from './abilities/modifiers/played-with-ambush.js';
export { cannotBeRolled } from './abilities/modifiers/roll-forbidden.js';
export { givesSubtype } from './abilities/modifiers/subtype.js';
export { controllerOf } from './abilities/players/controller-of.js';
export { everyOpposingCharacterHas, thatOpponent } from './abilities/players/opponent-whose.js';
export { losesAbilities } from './abilities/modifiers/loses-abilities.js';
export { staysOnlyOn } from './abilities/modifiers/stays-on.js';
export { poolOwnerOf } from './abilities/players/pool-owner.js';
export { anOpponent, thatPlayer, thisCardsController, you } from './abilities/players/player.js';
export { eachAmong } from './abilities/selectors/among.js';
export { choose, each } from './abilities/selectors/cards.js';
export { cheapestOf } from './abilities/selectors/cheapest.js';
export { topOfDeck } from './abilities/selectors/deck-top.js';
export { allDice, chooseDice } from './abilities/selectors/dice.js';
export { chooseDieAnywhere } from './abilities/selectors/die-anywhere.js';
export { differentDice } from './abilities/selectors/different-dice.js';
export { handOf, restOfHand } from './abilities/selectors/hand-of.js';
export { hostOf } from './abilities/selectors/host-of.js';
export { charactersOfLowest } from './abilities/selectors/lowest.js';
export { oneDieOf } from './abilities/selectors/one-die-of.js';
export { oneOf } from './abilities/selectors/one-of.js';
export {
  attached,
  both,
  poolDiceOf,
  self,
  thatCard,
  theBattlefield,
  thisDie,
} from './abilities/selectors/reference.js';
export { otherThan, symbolShownBy } from './abilities/selectors/symbol.js';
export {
  dealtDamage,
  defeated,
  defeatedByDamage,
  discardedByEffect,
  gainsShields,
  isActivated,
  opponentActivates,
  takesDamage,
  takesDamageOf,
  youActivate,
  youPlay,
  youPlayFromHand,
} from './abilities/triggers/card-events.js';
export {
  opponentsLastCardLeaves,
  rollsThisDie,
  rollsThisDieIn,
  youBeginAction,
  youPlayLastCard,
  youTakeAction,
} from './abilities/triggers/other-events.js';
export { youClaim } from './abilities/triggers/claims.js';
export { opponentDiscardsToReroll } from './abilities/triggers/discards-to-reroll.js';
export { youResolveThisDie, youResolveThisDieWithCost } from './abilities/triggers/resolves-this-die.js';
export { yourDieRolls } from './abilities/triggers/rolls-symbol.js';
export { opponentRemovesCharacterDice } from './abilities/triggers/loses-dice.js';
export { drawsStartingHand, ownBattlefieldChosen } from './abilities/triggers/opening.js';
export { youHeal } from './abilities/triggers/heals.js';
export { setup } from './abilities/triggers/setup.js';
export { activate } from './abilities/verbs/activate.js';
export { activateNoting } from './abilities/verbs/activate-noting.js';
export { become, becomeSupport, becomeUpgradeOn } from './abilities/verbs/become.js';
export { bindCard, bindDie } from './abilities/verbs/bind.js';
export { bindPlayer } from './abilities/verbs/bind-player.js';
export { block } from './abilities/verbs/block.js';
export { bringBack } from './abilities/verbs/bring-back.js';
export { must, theyMay } from './abilities/verbs/by-player.js';
export { chooseColor, hasColor } from './abilities/verbs/choose-color.js';
export { chooseOne, chooseSome } from './abilities/verbs/choose-one.js';
export { chooseOwnBattlefield } from './abilities/verbs/choose-own-battlefield.js';
export { chooseSymbol } from './abilities/verbs/choose-symbol.js';
export { damage, unblockableDamage } from './abilities/verbs/damage.js';
export { damageIfBlocked } from './abilities/verbs/damage-if-blocked.js';
export { defeat } from './abilities/verbs/defeat.js';
export { atRoundEnd } from './abilities/verbs/delay.js';
export { removable, remove, removeAll, reroll } from './abilities/verbs/dice.js';
export { discardFromHand } from './abilities/verbs/discard-from-hand.js';
export { discard, discardThis } from './abilities/verbs/discard-from-play.js';
export { discardRandomly } from './abilities/verbs/discard-randomly.js';
export { distributed, indirectDamage } from './abilities/verbs/distribute-damage.js';
export { distributeShields } from './abilities/verbs/distribute-shields.js';
export { draw, fillHand } from './abilities/verbs/draw.js';
export { endActionPhase, endActionPhaseAfterActions } from './abilities/verbs/end-phase.js';
export { eachPlayer } from './abilities/verbs/each-player.js';
export { exhaust, ready } from './abilities/verbs/exhaust-ready.js';
export { firstThen } from './abilities/verbs/first-then.js';
export { giveBattlefield } from './abilities/verbs/give-battlefield.js';
export { joinTeam } from './abilities/verbs/join-team.js';
export { keepThisDie, rerollThisDieInstead } from './abilities/verbs/keep-die.js';
export { duringNextRound, lasting } from './abilities/verbs/lasting.js';
export { lookAt, reveal } from './abilities/verbs/look.js';
export { lowerCost } from './abilities/verbs/lower-cost.js';
export { may } from './abilities/verbs/may.js';
export { mayOtherwise } from './abilities/verbs/may-otherwise.js';
export { mill } from './abilities/verbs/mill.js';
export { putIntoHand, putOnDeck, putUnderDeck } from './abilities/verbs/move-card.js';
export { moveAllDamage, moveDamage, moveUpToDamage } from './abilities/verbs/move-damage.js';
export { moveShields } from './abilities/verbs/move-shields.js';
export { hasFellowHost, moveUpgrade } from './abilities/verbs/move-upgrade.js';
export { pay } from './abilities/verbs/pay.js';
export { removeOntoThis } from './abilities/verbs/place-die.js';
export { play, playableNow, playForLess, playFree, playOnto } from './abilities/verbs/play.js';
export { playFromUnderThis } from './abilities/verbs/play-from-under.js';
export { playSetAsideCopy } from './abilities/verbs/play-set-aside.js';
export { redirectDamage } from './abilities/verbs/redirect-damage.js';
export { removeDealing } from './abilities/verbs/remove-dealing.js';
export { removeAnyShields } from './abilities/verbs/remove-any-shields.js';
export { resolve, resolveAgainst } from './abilities/verbs/resolve.js';
export { resolveAsAnother } from './abilities/verbs/resolve-as.js';
export { resolveInAnyOrder } from './abilities/verbs/resolve-in-any-order.js';
export {
  resolveFreeSameSymbol,
  resolveOneByOne,
  resolveUnblockableOneByOne,
} from './abilities/verbs/resolve-one-by-one.js';
export { resolveSideOf } from './abilities/verbs/resolve-side.js';
export { gain, give, lose, loseAll, spend, take } from './abilities/verbs/resources.js';
export { rollDieOf, rollOneDieOf } from './abilities/verbs/roll-in.js';
export { rollSpareDieOf } from './abilities/verbs/roll-spare-die.js';
export { rollRemovedDie } from './abilities/verbs/roll-removed-die.js';
export { searchDeck, searchDeckForCopy } from './abilities/verbs/search-deck.js';
export { shuffleIntoDeck } from './abilities/verbs/shuffle-in.js';
export { sequence } from './abilities/verbs/sequence.js';
export { setThisAside } from './abilities/verbs/set-aside.js';
export { playStacked, stackOnThis } from './abilities/verbs/stack.js';
export { switchBattlefield } from './abilities/verbs/switch-battlefield.js';
export { switchThisWith } from './abilities/verbs/switch-upgrade.js';
export { letTakeActions, takeActions, takeUpToActions } from './abilities/verbs/take-actions.js';
export { takeBattlefield } from './abilities/verbs/take-battlefield.js';
export { giveShields, heal, placeDamage, removeShields } from './abilities/verbs/tokens.js';
export { theyChoose } from './abilities/verbs/they-choose.js';
export { turn, turnToValue } from './abilities/verbs/turn.js';
export { forbidSameAction, mustPlayNext } from './abilities/verbs/turn-rules.js';
export { useBattlefield } from './abilities/verbs/use-battlefield.js';
export { useClaimAbility } from './abilities/verbs/use-claim.js';
export { unless } from './abilities/verbs/unless.js';
export { useSpecial } from './abilities/verbs/use-special.js';
export { spotting, when } from './abilities/verbs/when.js';
