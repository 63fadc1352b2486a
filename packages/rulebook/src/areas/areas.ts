import type { RuleData } from '../rule.js';

/** Areas of play. */
export const areas: readonly RuleData[] = [
  {
    id: 'areas.split',
    statement: 'Each player has areas of the own; each area counts as in play or as out of play.',
    sources: { reference: 'p.10 Part 3' },
  },
  {
    id: 'areas.in-play.members',
    statement:
      'In play: characters, played upgrades and supports, dice in the pool, resources and, for its controller, the battlefield.',
    differs: {
      legacies: 'plots lie beside the characters',
      convergence: 'plots beside the characters; downgrades on characters',
    },
    sources: { reference: 'p.10 In Play' },
  },
  {
    id: 'areas.in-play.abilities',
    statement: 'Abilities of cards in play can be used.',
    sources: { reference: 'p.10 In Play, p.17 Part 7' },
  },
  {
    id: 'areas.enter-play',
    statement: 'A card enters play when it goes from an out-of-play area into the play area.',
    sources: { reference: 'p.10 In Play' },
  },
  {
    id: 'areas.from-play',
    statement: '"From play" in card text means from the in-play area.',
    sources: { reference: 'p.10 In Play' },
  },
  {
    id: 'areas.events-never-in-play',
    statement: 'Events never enter the play area.',
    sources: { reference: 'p.10 In Play, p.10 Limbo' },
  },
  {
    id: 'areas.pool.own',
    statement: 'Each player has a dice pool of their own, the place where dice are rolled.',
    sources: {
      reference: 'p.10 Dice Pool',
      rey: 'Activate',
      luke: 'Activate a Character or Support',
      obiWan: 'Activate',
      grievous: 'Activate',
    },
  },
  {
    id: 'areas.pool.manipulable',
    statement: 'Only dice in a pool can be removed, turned, rerolled, resolved or referred to by the side they show.',
    sources: { reference: 'p.10 Dice Pool, p.10 Dice on Cards' },
  },
  {
    id: 'areas.pool.else-on-card',
    statement: 'A die of a card in play that is in no pool lies on that card.',
    sources: { reference: 'p.10 Dice Pool, p.10 Dice on Cards' },
  },
  {
    id: 'areas.dice-on-cards.inert',
    statement: 'A die on a card is inactive: it cannot be manipulated and shows no side.',
    sources: { reference: 'p.10 Dice on Cards, p.21 Showing' },
  },
  {
    id: 'areas.resources.open',
    statement: 'Everybody may know how many resources each player holds.',
    sources: { reference: 'p.10 Resources' },
  },
  {
    id: 'areas.battlefield.in-play',
    statement: "The battlefield lies in its controller's in-play area.",
    sources: { reference: 'p.10 Battlefield' },
  },
  {
    id: 'areas.out-of-play.members',
    statement:
      'Out of play: hand, deck, discard pile, set-aside zone. Abilities of cards there cannot be used until the card is played or returned to play, unless a card says otherwise.',
    sources: { reference: 'p.10 Out-of-Play' },
  },
  {
    id: 'areas.leave-play',
    statement:
      'Going from the play area to any out-of-play area is leaving play, and strips the card of all its tokens.',
    sources: { reference: 'p.10 Out-of-Play' },
  },
  {
    id: 'areas.owner-only',
    statement:
      "No card may be in the hand, deck, discard pile or set-aside zone of a player who does not own it; it goes to its owner's instead.",
    sources: { reference: 'p.10 Out-of-Play, p.29 FAQ' },
  },
  {
    id: 'areas.hand.size',
    statement:
      'Each player has a hand size, by default five, that matters only for drawing up in upkeep and for cards that refer to it.',
    sources: { reference: 'p.10 Hand' },
  },
  {
    id: 'areas.hand.no-maximum',
    statement: 'A hand larger than the hand size is never trimmed.',
    sources: { reference: 'p.10 Hand, p.28 FAQ' },
  },
  {
    id: 'areas.hand.information',
    statement: 'The number of cards in hand is open; which cards they are is hidden from opponents.',
    sources: { reference: 'p.10 Hand' },
  },
  {
    id: 'areas.deck.hidden',
    statement: 'Decks are face down; nobody may look through or reorder one except through an ability.',
    sources: { reference: 'p.10 Deck' },
  },
  {
    id: 'areas.deck.count-open',
    statement: 'How many cards are left in a deck is open information.',
    sources: { reference: 'p.10 Deck' },
  },
  {
    id: 'areas.deck.meaning',
    statement: 'During play "deck" means the face-down cards not yet drawn.',
    sources: { reference: 'p.10 Deck' },
  },
  {
    id: 'areas.discard.open',
    statement: 'Discard piles are face up and may be looked through by anyone at any time.',
    sources: {
      reference: 'p.10 Discard Pile',
      rey: 'Play an event',
      luke: 'Playing an event',
      obiWan: 'Play an event',
      grievous: 'Play an event',
    },
  },
  {
    id: 'areas.discard.unordered',
    statement: 'The order of a discard pile means nothing and its owner may rearrange it freely.',
    sources: { reference: 'p.10 Discard Pile' },
  },
  {
    id: 'areas.limbo',
    statement:
      "A played event is out of its player's hand, lies face up in limbo, has been played but has not entered play, and moves to the discard pile once it has resolved.",
    sources: { reference: 'p.10 Limbo' },
  },
  {
    id: 'areas.set-aside.dice',
    statement:
      "Dice that are not yet in use wait in their owner's set-aside zone: any number of dice matching or named by the player's cards.",
    sources: { reference: 'p.10 Set-aside zone' },
    note: 'Dice of characters that a card names are there too (Director Krennic SoR 3).',
  },
  {
    id: 'areas.set-aside.dice-hidden',
    statement: 'Set-aside dice may be kept hidden from the opponent.',
    sources: { reference: 'p.10 Set-aside zone' },
  },
  {
    id: 'areas.set-aside.cards-open',
    statement: 'Set-aside cards are public unless something says otherwise.',
    sources: { reference: 'p.10 Set-aside zone' },
  },
  {
    id: 'areas.set-aside.who',
    statement:
      'Defeated characters, unused battlefields and cards that set themselves aside (Premonitions SoR 131) go to the set-aside zone.',
    sources: { reference: 'p.10 Set-aside zone', luke: 'Damage, Shields and Defeated Characters, Setup 4' },
  },
  {
    id: 'areas.supply',
    statement:
      'Damage, shield and resource tokens come from the supply when dealt, given or gained and return to it when healed, removed, spent or lost.',
    sources: { reference: 'p.10 Supply, p.16 Resources' },
  },
  {
    id: 'areas.supply.unlimited',
    statement: 'Running out of tokens never limits an effect; substitutes are used.',
    sources: { reference: 'p.10 Supply, p.16 Resources, Shields' },
  },
];
