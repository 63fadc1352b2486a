import type { RuleData } from '../rule.js';

/** Teams, decks and starter sets. */
export const customization: readonly RuleData[] = [
  {
    id: 'custom.team.cap',
    statement: 'The point total of a team may not exceed 30; any total up to 30 is allowed.',
    differs: {
      awakenings: 'characters only count',
      rr15: 'characters only count',
      legacies: "a plot's points count too",
      convergence: "a plot's points count too",
    },
    sources: {
      reference: 'p.12 Building a Team, p.6 Characters',
      rey: 'Assemble Your Team',
      luke: 'Assemble Your Team',
      obiWan: 'Assemble Your Team',
      grievous: 'Build Your Team',
    },
  },
  {
    id: 'custom.team.at-least-one',
    statement: 'A team needs at least one character.',
    sources: { reference: 'p.12 Building a Team' },
  },
  {
    id: 'custom.team.no-mixing',
    statement: 'A hero character and a villain character can never be on the same team.',
    sources: {
      reference: 'p.12 Building a Team',
      rey: 'Assemble Your Team',
      luke: 'Assemble Your Team',
      obiWan: 'Assemble Your Team',
      grievous: 'Build Your Team',
    },
  },
  {
    id: 'custom.team.pick-side',
    statement: 'The team is built from either hero or villain characters.',
    editions: ['awakenings', 'rr15'],
    differs: {
      awakenings: 'either heroes or villains must be recruited; neutral characters are not mentioned',
      rr15: 'either hero or villain characters must be selected; neutral characters are not mentioned although neutral is an affiliation',
      legacies: 'neutral characters go with any faction',
      convergence: 'neutral characters go on any team',
    },
    sources: { reference: 'p.12 Building a Team', rey: 'Assemble Your Team' },
  },
  {
    id: 'custom.team.neutral',
    statement: 'Neutral characters may be put on any team, hero or villain.',
    editions: ['legacies', 'convergence', 'current'],
    sources: { luke: 'Assemble Your Team', obiWan: 'Assemble Your Team', grievous: 'Build Your Team' },
    note: 'No neutral character exists in AW, SoR, EaW or TPG, so they are allowed in every edition.',
  },
  {
    id: 'custom.team.colors-free',
    statement: 'A team may mix characters of any colors.',
    sources: {
      reference: 'p.12 Building a Team',
      rey: 'Assemble Your Team',
      luke: 'Assemble Your Team',
      obiWan: 'Assemble Your Team',
      grievous: 'Build Your Team',
    },
  },
  {
    id: 'custom.team.nonunique-any',
    statement: 'A team may include any number of copies of a non-unique character, points permitting.',
    sources: {
      reference: 'p.12 Building a Team',
      rey: 'Assemble Your Team',
      luke: 'Assemble Your Team',
      obiWan: 'Assemble Your Team',
      grievous: 'Build Your Team',
    },
  },
  {
    id: 'custom.team.nonunique-one-die',
    statement: 'A non-unique character is always taken with exactly one die.',
    sources: {
      rey: 'Assemble Your Team',
      luke: 'Assemble Your Team',
      obiWan: 'Assemble Your Team',
      grievous: 'Build Your Team',
    },
    note: 'Only during team building: Training (SoR 125) can make one elite in play.',
  },
  {
    id: 'custom.team.unique-choice',
    statement:
      'For each unique character the player picks the lower value with one die or the higher value with two dice, once, at team building.',
    sources: {
      reference: 'p.12 Building a Team',
      rey: 'Assemble Your Team',
      luke: 'Assemble Your Team',
      obiWan: 'Assemble Your Team',
      grievous: 'Build Your Team',
    },
  },
  {
    id: 'custom.deck.size',
    statement: 'In constructed play a deck contains 30 cards, neither more nor fewer.',
    sources: {
      reference: 'p.12 Building a Deck',
      rey: 'Build Your Deck',
      luke: 'Build Your Deck',
      obiWan: 'Build Your Deck',
      grievous: 'Deck Restrictions',
    },
  },
  {
    id: 'custom.deck.starter-size',
    statement: 'A starter set is played with its fixed deck of 20 cards.',
    sources: {
      rey: 'Setup 2, Build Your Deck',
      luke: 'Setup 2, Build Your Deck',
      obiWan: 'Setup 2, Build Your Deck',
      grievous: 'Setup, Deck Restrictions',
    },
    note: 'Starter play is its own format: fixed team, fixed battlefield, 20 cards; 30-point and 30-card checks do not apply.',
  },
  {
    id: 'custom.deck.two-copies',
    statement: 'A deck holds at most two copies of any card.',
    sources: {
      reference: 'p.12 Building a Deck',
      rey: 'Build Your Deck',
      luke: 'Build Your Deck',
      obiWan: 'Build Your Deck',
      grievous: 'Deck Restrictions',
    },
    note: 'Counted by title, as a copy is defined by title (Millennium Falcon AW 49 and LEG 52 are copies of one another).',
  },
  {
    id: 'custom.deck.affiliation',
    statement:
      'With hero characters on the team no villain card may be in the deck, and with villain characters no hero card.',
    sources: {
      reference: 'p.12 Building a Deck',
      rey: 'Build Your Deck',
      luke: 'Build Your Deck',
      obiWan: 'Build Your Deck',
      grievous: 'Deck Restrictions',
    },
  },
  {
    id: 'custom.deck.neutral',
    statement: 'Neutral cards are allowed in any deck.',
    sources: {
      reference: 'p.12 Building a Deck',
      rey: 'Build Your Deck',
      luke: 'Build Your Deck',
      obiWan: 'Build Your Deck',
      grievous: 'Deck Restrictions',
    },
  },
  {
    id: 'custom.deck.color',
    statement: 'A blue, red or yellow card may be in the deck only when a character of that same color is on the team.',
    sources: {
      reference: 'p.12 Building a Deck',
      rey: 'Build Your Deck',
      luke: 'Build Your Deck',
      obiWan: 'Build Your Deck',
      grievous: 'Deck Restrictions',
    },
  },
  {
    id: 'custom.deck.gray',
    statement: 'Gray cards are allowed in any deck.',
    sources: {
      reference: 'p.12 Building a Deck',
      rey: 'Build Your Deck',
      luke: 'Build Your Deck',
      obiWan: 'Build Your Deck',
      grievous: 'Deck Restrictions',
    },
  },
  {
    id: 'custom.deck.types',
    statement: 'Only events, upgrades and supports go in a deck.',
    differs: {
      awakenings: 'events, upgrades, supports',
      rr15: 'events, upgrades, supports',
      legacies: 'events, upgrades, supports',
      convergence: 'events, upgrades, downgrades, supports',
    },
    sources: {
      reference: 'p.12 Building a Deck',
      rey: 'Build Your Deck',
      luke: 'Build Your Deck',
      obiWan: 'Build Your Deck',
      grievous: 'Deck Restrictions',
    },
  },
  {
    id: 'custom.deck.excluded',
    statement: 'Characters and battlefields stay outside the deck and outside its card count.',
    differs: { legacies: 'plots are excluded too', convergence: 'plots are excluded too' },
    sources: {
      reference: 'p.12 Building a Deck',
      rey: 'Build Your Deck',
      luke: 'Build Your Deck',
      obiWan: 'Build Your Deck',
      grievous: 'Deck Restrictions',
    },
  },
  {
    id: 'custom.deck.dice-advice',
    statement: 'Including at least ten cards that bring dice is advice, not a requirement.',
    sources: { reference: 'p.12 example' },
  },
  {
    id: 'custom.battlefield',
    statement: 'Each player brings exactly one battlefield.',
    sources: {
      reference: 'p.12 Selecting a Battlefield',
      rey: 'Choose a Battlefield',
      luke: 'Choose a Battlefield',
      obiWan: 'Choose a Battlefield',
      grievous: 'Choose a Battlefield',
    },
  },
  {
    id: 'custom.dice',
    statement: 'A player brings every die that belongs to the chosen characters and deck cards.',
    sources: {
      reference: 'p.10 Set-aside zone',
      rey: 'Building Your Deck',
      luke: 'Building Your Deck',
      obiWan: 'Building Your Deck',
      grievous: 'Build Your Deck',
    },
  },
  {
    id: 'custom.plot.max-one',
    statement: 'A team may include at most one plot, and need not include any.',
    editions: ['legacies', 'convergence', 'current'],
    differs: {
      legacies: 'optional, not more than one',
      convergence: 'worded "exactly one", but as something the player may add; same result: zero or one',
    },
    sources: { luke: 'Assemble Your Team', obiWan: 'Assemble Your Team', grievous: 'Build Your Team' },
  },
  {
    id: 'custom.plot.points',
    statement: "A plot's point value counts toward the same 30 points as the characters.",
    editions: ['legacies', 'convergence', 'current'],
    sources: { luke: 'Assemble Your Team', obiWan: 'Assemble Your Team', grievous: 'Build Your Team' },
  },
  {
    id: 'custom.plot.match',
    statement:
      'A plot with an affiliation or a color may be taken only when a team character has that affiliation or that color.',
    editions: ['legacies', 'convergence', 'current'],
    sources: { luke: 'Assemble Your Team', obiWan: 'Assemble Your Team', grievous: 'Build Your Team' },
    note: 'A plot that has both (for example Blockade WotF 29, red villain) needs both to be matched; not necessarily by the same character. Gray and neutral plots need no match.',
  },
  {
    id: 'custom.plot.not-in-deck',
    statement: 'A plot is not shuffled into the deck and does not count toward its 30 cards.',
    editions: ['legacies', 'convergence', 'current'],
    sources: {
      luke: 'Assemble Your Team, Build Your Deck',
      obiWan: 'Assemble Your Team, Build Your Deck',
      grievous: 'Build Your Team, Deck Restrictions',
    },
  },
  {
    id: 'custom.card-overrides',
    statement:
      "A character's text may widen or narrow these limits (Finn AW 45 admits red villain weapons and vehicles).",
    sources: { reference: 'p.3 The Golden Rule, p.17 Abilities example' },
    note: 'The Rey starter deck itself needs this: it holds an F-11D Rifle (AW 8, red villain).',
  },
  {
    id: 'custom.opponent-free',
    statement:
      "Neither side's choices restrict the other's: both may use the same affiliation and even the same characters.",
    sources: { reference: 'p.28 FAQ' },
  },
  {
    id: 'custom.starter.one-player',
    statement: 'A starter set equips one player; a game needs a second deck, normally another starter.',
    sources: { rey: 'Setup', luke: 'Setup', obiWan: 'Setup', grievous: 'Setup' },
  },
  {
    id: 'custom.starter.rey',
    statement:
      'Rey starter: Rey with two dice and Finn with one die, battlefield Starship Graveyard (Jakku), 20-card deck.',
    editions: ['awakenings', 'current'],
    sources: { rey: 'Setup 1-2' },
    note: 'Cards: AW 38, AW 45, AW 174. The translated rulebook says "Ship Graveyard".',
  },
  {
    id: 'custom.starter.kylo',
    statement: "Kylo Ren starter (the Rey starter's opponent): Kylo Ren and First Order Stormtrooper with their dice.",
    editions: ['awakenings', 'current'],
    sources: { rey: 'Setup 1' },
    note: 'Cards: AW 11 (two dice), AW 2 (one die), battlefield Frozen Wastes AW 168.',
  },
  {
    id: 'custom.starter.luke',
    statement:
      'Luke Skywalker starter: Luke Skywalker with two dice and Han Solo with one die, battlefield Outer Rim Outpost, 20-card deck, no plot.',
    editions: ['legacies', 'current'],
    sources: { luke: 'Setup 1-2, Assemble Your Team' },
    note: 'Cards: LEG 31, LEG 46, LEG 178. Back-translated in the document as "Outpost on the Outer Rim".',
  },
  {
    id: 'custom.starter.boba',
    statement:
      "Boba Fett starter (the Luke starter's opponent): Boba Fett with two dice and one Veteran Stormtrooper with one die, battlefield Arid Wasteland.",
    editions: ['legacies', 'current'],
    sources: { luke: 'Setup 1-2' },
    note: 'Cards: LEG 19, LEG 13, LEG 174. Document wording: "Stormtrooper Veteran", "Barren Wastes".',
  },
  {
    id: 'custom.starter.obi-wan',
    statement:
      'Obi-Wan Kenobi starter: Obi-Wan (two dice) and Satine Kryze (one die), battlefield Deathwatch Hideout, 20-card deck.',
    editions: ['convergence', 'current'],
    sources: { obiWan: 'Setup 1-2' },
    note: 'Cards: CONV 57, CONV 91, CONV 174, with the plot Force Flow CONV 113 (2 points): 18 + 8 + 2 = 28.',
  },
  {
    id: 'custom.starter.grievous',
    statement: 'General Grievous starter: General Grievous and Commando Droids with their dice, 20-card deck.',
    editions: ['convergence', 'current'],
    differs: {
      convergence:
        'the Grievous rulebook prints the Obi-Wan starter\'s contents (Obi-Wan, Satine, "Lair of the Death Watch") as its own; the Obi-Wan rulebook gives the opponent\'s cards correctly',
    },
    sources: { obiWan: 'Setup 1', grievous: 'Setup' },
    note: 'Cards: CONV 21 with one die, two CONV 19 with one die each, battlefield Lair of General Grievous CONV 176.',
  },
];
