import type { RuleData } from '../rule.js';

/** Cards and their types. */
export const cards: readonly RuleData[] = [
  {
    id: 'cards.golden-rule',
    statement:
      "Where a card's wording and a game rule flatly conflict, the card wins; where both can be satisfied together, both are applied.",
    sources: { reference: 'p.3 The Golden Rule' },
  },
  {
    id: 'cards.components',
    statement:
      'A card may carry: affiliation, color, type, title, ability, uniqueness mark, flavor text, identification, rarity and a dice reference.',
    sources: { reference: 'p.3 Part 1' },
  },
  {
    id: 'cards.types.base',
    statement: 'Five card types exist in every edition: battlefield, character, event, support, upgrade.',
    differs: {
      awakenings: 'three types playable from hand: event, upgrade, support',
      rr15: 'exactly five types in total',
      legacies: 'three types playable from hand, plus plots ("story cards") chosen with the team',
      convergence: 'four types playable from hand (event, upgrade, downgrade, support), plus plots',
    },
    sources: {
      reference: 'p.3 Type',
      rey: 'Actions/Play a Card from Hand',
      luke: 'Actions/Play a Card from Hand',
      obiWan: 'Actions/Play a Card from Hand',
      grievous: 'Actions/Play a Card from Hand',
    },
  },
  {
    id: 'cards.types.plot',
    statement: 'A sixth type, the plot, is chosen with the team and never enters the deck.',
    editions: ['legacies', 'convergence', 'current'],
    differs: {
      awakenings: 'no plots',
      rr15: 'no plots',
      legacies: 'introduces plots (called story cards in the Luke rulebook)',
      convergence: 'same, called plot cards',
    },
    sources: { luke: 'Assemble Your Team', obiWan: 'Assemble Your Team', grievous: 'Build Your Team' },
  },
  {
    id: 'cards.types.downgrade',
    statement: "A seventh type, the downgrade, is played from hand onto an opponent's character.",
    editions: ['convergence', 'current'],
    differs: { awakenings: 'none', rr15: 'none', legacies: 'none', convergence: 'introduces downgrades' },
    sources: { obiWan: 'Play a Card from Hand', grievous: 'Play a Card from Hand' },
  },
  {
    id: 'cards.type.printed',
    statement: 'The type line sits above the ability text on every card except battlefields, which show no type line.',
    sources: {
      reference: 'p.3 Type',
      rey: 'Play a Card from Hand',
      luke: 'Play a Card from Hand',
      obiWan: 'Play a Card from Hand',
      grievous: 'Play a Card from Hand',
    },
  },
  {
    id: 'cards.affiliation.values',
    statement: 'Every card has exactly one affiliation out of hero, villain and neutral.',
    sources: {
      reference: 'p.3 Affiliation',
      rey: 'Build Your Deck',
      luke: 'Build Your Deck',
      obiWan: 'Build Your Deck',
      grievous: 'Deck Restrictions',
    },
  },
  {
    id: 'cards.color.values',
    statement: 'Every card has exactly one color out of red, blue, yellow and gray.',
    sources: {
      reference: 'p.3 Colors',
      rey: 'Card Colours',
      luke: 'Colours and Designation',
      obiWan: 'Card Colors',
      grievous: 'Card Colours',
    },
  },
  {
    id: 'cards.color.red',
    statement: 'Red is the Command color (military and logistics; "troops" in the Russian starters).',
    sources: {
      reference: 'p.3 Colors',
      rey: 'Card Colours',
      luke: 'Colours and Designation',
      obiWan: 'Card Colors',
      grievous: 'Card Colours',
    },
  },
  {
    id: 'cards.color.blue',
    statement: 'Blue is the Force color.',
    sources: {
      reference: 'p.3 Colors',
      rey: 'Card Colours',
      luke: 'Colours and Designation',
      obiWan: 'Card Colors',
      grievous: 'Card Colours',
    },
  },
  {
    id: 'cards.color.yellow',
    statement:
      'Yellow is the Rogue color (scoundrels, spies, smugglers; "adventurers and mercenaries" in the Russian starters).',
    sources: {
      reference: 'p.3 Colors',
      rey: 'Card Colours',
      luke: 'Colours and Designation',
      obiWan: 'Card Colors',
      grievous: 'Card Colours',
    },
  },
  {
    id: 'cards.color.gray',
    statement: 'Gray is the General color: whatever belongs to none of the other three.',
    sources: {
      reference: 'p.3 Colors',
      rey: 'Card Colours',
      luke: 'Colours and Designation',
      obiWan: 'Card Colors',
      grievous: 'Card Colours',
    },
  },
  {
    id: 'cards.title',
    statement: 'The title names the card and is the key for deciding what is a copy of what.',
    sources: { reference: 'p.3 Title, p.20 Copy' },
  },
  {
    id: 'cards.abilities.optional',
    statement: 'A card may print any number of abilities, including none.',
    sources: { reference: 'p.3 Abilities, p.17 Part 7' },
    note: 'First Order Stormtrooper (AW 2) has no ability text at all.',
  },
  {
    id: 'cards.flavor.inert',
    statement: 'Flavor text never has any effect on the game.',
    sources: { reference: 'p.3 Flavor' },
  },
  {
    id: 'cards.id',
    statement: "A card's identification is its set symbol plus a number, and that pair links the card to its die.",
    sources: { reference: 'p.3 Identification, p.8 Identification' },
  },
  {
    id: 'cards.id.set-symbols',
    statement:
      'The Rules Reference uses these set symbols: r = Awakenings (AW), D = Spirit of Rebellion (SoR), v = Empire at War (EaW), U = the Two-Player Game (TPG).',
    editions: ['rr15', 'current'],
    sources: { reference: 'p.3 Identification, p.23 Balance of the Force, p.24 Errata' },
  },
  {
    id: 'cards.rarity.levels',
    statement:
      'Five rarities exist: fixed (gray), common (blue), uncommon (yellow), rare (green), legendary (purple); the color behind the collector information shows which.',
    sources: { reference: 'p.3 Rarity' },
  },
  {
    id: 'cards.rarity.die',
    statement: 'A die has the rarity of the card it belongs to.',
    sources: { reference: 'p.3 Rarity, p.8 Rarity' },
  },
  {
    id: 'cards.rarity.booster',
    statement:
      "A booster holds three commons, one uncommon, and one rare with its die; in one booster out of six a legendary with its die takes the rare's place. Fixed cards come only in fixed products.",
    sources: { reference: 'p.3 Rarity' },
  },
  {
    id: 'cards.dice-reference',
    statement: "A card that has a die prints a reference of all six of that die's sides.",
    sources: { reference: 'p.3 Dice Reference', rey: 'Play an upgrade', luke: 'Playing an upgrade' },
  },
  {
    id: 'cards.battlefield.one-in-use',
    statement: 'Out of the battlefields brought, one is in use for the game and the other(s) are not.',
    sources: {
      reference: 'p.5 Battlefields',
      rey: 'Choose a Battlefield',
      luke: 'Choose a Battlefield',
      obiWan: 'Choose a Battlefield',
      grievous: 'Choose a Battlefield',
    },
  },
  {
    id: 'cards.battlefield.controller',
    statement:
      "At most one player controls the battlefield at a time: the one whose battlefield was picked in setup, until another player claims it; the card lies beside its controller's deck.",
    sources: {
      reference: 'p.5 Battlefields, p.14 Claim the Battlefield',
      rey: 'Capture the Battlefield',
      luke: 'Claim the Battlefield',
      obiWan: 'Capture the Battlefield',
      grievous: 'Capture the Battlefield',
    },
  },
  {
    id: 'cards.battlefield.gray',
    statement: 'Every battlefield counts as a gray card.',
    sources: { reference: 'p.5 Battlefields' },
  },
  {
    id: 'cards.battlefield.claim',
    statement: 'A battlefield prints a claim ability, which may be used when a player claims it.',
    sources: { reference: 'p.5 Battlefields, p.17 Claim Abilities' },
  },
  {
    id: 'cards.subtitle',
    statement:
      'Battlefields and characters have a subtitle: a place for the former, and a way to tell versions of the same person apart for the latter.',
    sources: { reference: 'p.5 Subtitle' },
  },
  {
    id: 'cards.character.start-in-play',
    statement: 'Characters are in play from the start of the game and leave play when they are defeated.',
    sources: { reference: 'p.6 Characters, p.10 In play' },
  },
  {
    id: 'cards.character.dice-count',
    statement: 'A character has one or two dice of its own, rolled when it is activated.',
    sources: { reference: 'p.6 Characters' },
  },
  {
    id: 'cards.character.health',
    statement: 'Health is the amount of damage that defeats the character.',
    sources: {
      reference: 'p.6 Health',
      rey: 'Damage, Shields and Defeated Characters',
      luke: 'Damage, Shields and Defeated Characters',
      obiWan: 'Damage, Shields and Defeated Characters',
      grievous: 'Damage, Shields and Defeated Characters',
    },
    note: 'The Luke rulebook calls it endurance.',
  },
  {
    id: 'cards.character.points',
    statement:
      'A character prints one or two point values: with two, the lower buys it with one die and the higher with two dice; with one, it always has one die.',
    sources: {
      reference: 'p.6 Point Values, p.12 Building a Team',
      rey: 'Assemble Your Team',
      luke: 'Assemble Your Team',
      obiWan: 'Assemble Your Team',
      grievous: 'Build Your Team',
    },
  },
  {
    id: 'cards.character.elite',
    statement: 'A character that has two of its own dice is elite.',
    sources: { reference: 'p.6 Point Values' },
  },
  {
    id: 'cards.event.resolve',
    statement: "Playing an event means carrying out its text and then putting it in its owner's discard pile.",
    sources: {
      reference: 'p.6 Events, p.14 Playing an Event',
      rey: 'Play an event',
      luke: 'Playing an event',
      obiWan: 'Play an event',
      grievous: 'Play an event',
    },
  },
  {
    id: 'cards.event.limbo',
    statement: 'From the moment it is played until it has completely resolved, an event is in limbo.',
    sources: { reference: 'p.6 Events, p.10 Limbo' },
  },
  {
    id: 'cards.event.no-effect-legal',
    statement: 'An event whose play restriction is met may be played even when it will accomplish nothing.',
    sources: { reference: 'p.6 Events, p.29 FAQ' },
  },
  {
    id: 'cards.cost.where',
    statement: 'Events, supports, upgrades (and downgrades) print a cost in the upper-left corner.',
    sources: {
      reference: 'p.6 Cost',
      rey: 'Resources and Cost',
      luke: 'Resources and Cost',
      obiWan: 'Resources and Cost',
      grievous: 'Resources and Cost',
    },
  },
  {
    id: 'cards.cost.pay',
    statement: 'Playing a card costs that many resources from its player.',
    sources: {
      reference: 'p.6 Cost',
      rey: 'Resources and Cost',
      luke: 'Resources and Cost',
      obiWan: 'Resources and Cost',
      grievous: 'Resources and Cost',
    },
  },
  {
    id: 'cards.support.place',
    statement:
      "A played support goes face up into its player's play area beside the characters and is attached to nothing.",
    sources: {
      reference: 'p.7 Supports, p.14 Playing a Support',
      rey: 'Play a support card',
      luke: 'Playing a support',
      obiWan: 'Play a support card',
      grievous: 'Play support',
    },
  },
  {
    id: 'cards.support.persist',
    statement: 'A support stays in play, its effects reusable, until something discards it.',
    sources: {
      reference: 'p.7 Supports',
      rey: 'Play a support card',
      luke: 'Playing a support',
      obiWan: 'Play a support card',
      grievous: 'Play support',
    },
  },
  {
    id: 'cards.support.no-damage',
    statement: 'Damage cannot be dealt to a support.',
    sources: { reference: 'p.7 Supports' },
    note: 'Damage tokens may still be placed on a support as counters when its own text says so (Backup Muscle AW 99 and, among upgrades, Con Artist SoR 60): that is not taking damage.',
  },
  {
    id: 'cards.support.die',
    statement: 'Activating a support rolls its die, if it has one.',
    sources: { reference: 'p.7 Supports, p.14 Activate' },
  },
  {
    id: 'cards.support.unlimited',
    statement: 'A player may have any number of supports in play.',
    sources: { reference: 'p.7 Supports' },
  },
  {
    id: 'cards.subtype.inert',
    statement: 'Subtypes (Vehicle, Weapon, Bounty Hunter ...) carry no rule themselves; other cards may refer to them.',
    sources: { reference: 'p.7 Subtypes', rey: 'Subtypes', luke: 'Subtypes', obiWan: 'Subtypes', grievous: 'Subtypes' },
  },
  {
    id: 'cards.subtype.bold',
    statement: 'When ability text refers to a subtype it is printed in bold.',
    sources: { reference: 'p.7 Subtypes' },
  },
  {
    id: 'cards.upgrade.attach',
    statement: "A played upgrade is attached face up to one of its player's own characters.",
    sources: {
      reference: 'p.7 Upgrades',
      rey: 'Play an upgrade',
      luke: 'Playing an upgrade',
      obiWan: 'Play an upgrade',
      grievous: 'Play an upgrade',
    },
  },
  {
    id: 'cards.upgrade.persist',
    statement:
      'An upgrade stays in play, its effects reusable, until something discards it or its character is defeated.',
    sources: {
      reference: 'p.7 Upgrades',
      rey: 'Play an upgrade',
      luke: 'Playing an upgrade',
      obiWan: 'Play an upgrade',
      grievous: 'Play an upgrade',
    },
  },
  {
    id: 'cards.upgrade.max-three',
    statement: 'No character may keep more than three upgrades.',
    sources: {
      reference: 'p.7 Upgrades',
      rey: 'Play an upgrade',
      luke: 'Playing an upgrade',
      obiWan: 'Play an upgrade',
      grievous: 'Play an upgrade',
    },
  },
  {
    id: 'cards.upgrade.over-limit',
    statement:
      'As soon as a character has a fourth upgrade, its controller picks and discards upgrades from it until three are left; so an upgrade may be played (or moved) onto a character that already has three.',
    sources: { reference: 'p.7 Upgrades, p.26 Cargo Hold, p.28 FAQ' },
  },
  {
    id: 'cards.upgrade.over-limit-no-discount',
    statement:
      "Discarding down to three is not replacing: it never lowers the new upgrade's cost and does not use up the once-per-round replacement.",
    sources: { reference: 'p.7 Upgrades' },
  },
  {
    id: 'cards.upgrade.color-mismatch',
    statement:
      'A character may carry upgrades of colors other than its own as long as deckbuilding and play restrictions were obeyed.',
    sources: { reference: 'p.7 Upgrades' },
  },
  {
    id: 'cards.upgrade.no-subtype-cap',
    statement: 'The three upgrades may be any mix of weapons, equipment, abilities or others.',
    sources: { reference: 'p.7 Upgrades' },
  },
  {
    id: 'cards.upgrade.duplicates',
    statement: 'The same character may carry several copies of a non-unique upgrade.',
    sources: { reference: 'p.7 Upgrades' },
  },
  {
    id: 'cards.upgrade.die',
    statement:
      "An upgrade's die, if it has one, is rolled whenever the character it is attached to is activated, whether the upgrade itself is ready or exhausted.",
    sources: {
      reference: 'p.7 Upgrades, p.14 Activate',
      rey: 'Activate',
      luke: 'Activate a Character or Support',
      obiWan: 'Activate',
      grievous: 'Activate',
    },
  },
  {
    id: 'cards.upgrade.no-exhaust',
    statement: 'Exhausting a character does not exhaust the upgrades on it.',
    sources: { reference: 'p.7 Upgrades' },
  },
  {
    id: 'cards.enter-ready',
    statement: 'A card that is played comes into play ready.',
    sources: {
      rey: 'Ready and Turned Cards',
      luke: 'Ready and Exhausted',
      obiWan: 'Ready and Turned Cards',
      grievous: 'Ready and Turned Cards',
    },
    note: 'Not stated by the Rules Reference, but nothing there contradicts it.',
  },
  {
    id: 'cards.downgrade.attach',
    statement: "A downgrade is attached to a character of an opponent (laid above that character's card).",
    editions: ['convergence', 'current'],
    sources: { obiWan: 'Play a downgrade', grievous: 'Play a downgrade' },
  },
  {
    id: 'cards.downgrade.persist',
    statement: 'A downgrade stays in play and its effect is reusable.',
    editions: ['convergence', 'current'],
    sources: { obiWan: 'Play a downgrade', grievous: 'Play a downgrade' },
  },
  {
    id: 'cards.downgrade.max-three',
    statement: 'No character may have more than three downgrades; upgrades and downgrades are counted separately.',
    editions: ['convergence', 'current'],
    sources: { obiWan: 'Play a downgrade', grievous: 'Play a downgrade' },
    note: 'What happens on a fourth is not said. It is treated like an upgrade: the fourth may be played, then one of the four is discarded.',
  },
  {
    id: 'cards.downgrade.defeat',
    statement: 'When a character is defeated the downgrades on it are discarded.',
    editions: ['convergence', 'current'],
    differs: {
      convergence:
        'the Grievous rulebook names upgrades and downgrades; the Obi-Wan rulebook names only upgrades although it has downgrades too',
    },
    sources: { grievous: 'Damage, Shields and Defeated Characters' },
    note: "Discard each to its owner's pile, that is the opponent's of the defeated character's controller.",
  },
  {
    id: 'cards.plot.place',
    statement: "A plot starts the game beside its owner's characters.",
    editions: ['legacies', 'convergence', 'current'],
    sources: { luke: 'Assemble Your Team', obiWan: 'Assemble Your Team', grievous: 'Build Your Team' },
  },
  {
    id: 'cards.reference-card',
    statement: 'Each player keeps a reference card face up; it has no effect on play.',
    sources: { rey: 'Setup 2', luke: 'Setup 2', obiWan: 'Setup 2', grievous: 'Setup' },
  },
];
