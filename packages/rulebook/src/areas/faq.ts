import type { RuleData } from '../rule.js';

/** Frequently asked questions. */
export const faq: readonly RuleData[] = [
  {
    id: 'faq.same-affiliation',
    statement: 'Two players may both play villain (or both hero) decks and even the same characters.',
    sources: { reference: 'p.28 FAQ' },
  },
  {
    id: 'faq.must-use-shields',
    statement: 'A player cannot choose to keep shields when damage is coming.',
    sources: { reference: 'p.28 FAQ' },
  },
  {
    id: 'faq.upgrade-on-exhausted',
    statement:
      'The die of an upgrade played on an exhausted character is not rolled until that character is activated again.',
    sources: { reference: 'p.28 FAQ' },
  },
  {
    id: 'faq.redeploy-full',
    statement: 'Redeploying to a character that already has three upgrades is possible by discarding one of them.',
    sources: { reference: 'p.28 FAQ' },
  },
  {
    id: 'faq.melee-vs-ranged',
    statement: 'Melee and ranged damage do not differ except in card references and in not sharing one resolve action.',
    sources: { reference: 'p.28 FAQ' },
  },
  {
    id: 'faq.special-on-exhausted',
    statement: 'A special may be used on an exhausted card unless it demands exhausting that card.',
    sources: { reference: 'p.28 FAQ' },
  },
  {
    id: 'faq.big-hand',
    statement: 'A player may hold more cards than the hand size and then simply draws none in upkeep.',
    sources: { reference: 'p.28 FAQ' },
  },
  {
    id: 'faq.unique-opponent',
    statement: "An opponent's copy does not stop a player from playing a unique card; an own copy in play does.",
    sources: { reference: 'p.28 FAQ' },
  },
  {
    id: 'faq.track-dice',
    statement:
      "With several copies of one character a player must keep each one's dice apart, because only the defeated one's dice leave the pool.",
    sources: { reference: 'p.28 FAQ' },
  },
  {
    id: 'faq.replace-any-color',
    statement: 'Any upgrade may be replaced by one of any color.',
    sources: { reference: 'p.28 FAQ' },
  },
  {
    id: 'faq.not-all-dice',
    statement: 'Resolving dice never forces a player to resolve all dice of the symbol.',
    sources: { reference: 'p.28 FAQ' },
  },
  {
    id: 'faq.replace-cheaper',
    statement: 'Replacing an upgrade with a cheaper one makes the new one free.',
    sources: { reference: 'p.28 FAQ' },
  },
  {
    id: 'faq.character-die',
    statement: 'A character die is only a die matching the character card, never an upgrade die.',
    sources: { reference: 'p.28 FAQ' },
  },
  {
    id: 'faq.support-with-action',
    statement: 'Playing a support with an action only makes that action available for later turns.',
    sources: { reference: 'p.28 FAQ' },
  },
  {
    id: 'faq.stalling',
    statement: 'Exhausting a card or playing one without effect is a legal way to use a turn, and is not a pass.',
    sources: { reference: 'p.29 FAQ' },
  },
  {
    id: 'faq.turn-and-round',
    statement: '"Turn" is a single player\'s action; "round" spans one action phase together with its upkeep.',
    sources: { reference: 'p.29 FAQ' },
  },
  {
    id: 'faq.crime-lord-ace',
    statement: "Crime Lord's (AW 23) special can be used when its die was rolled in by Ace in the Hole (AW 92).",
    sources: { reference: 'p.29 FAQ' },
  },
  {
    id: 'faq.readied-character-dice',
    statement:
      'Readying a character (Bala-Tik AW 19, Leadership AW 141) leaves its dice in the pool alone; on the next activation only its dice lying on cards are rolled.',
    sources: { reference: 'p.29 FAQ' },
  },
  {
    id: 'faq.rey-imperial-armory',
    statement:
      "Rey's (AW 38) additional action is lost if the upgrade was played on her with Imperial Armory's (AW 169) claim ability.",
    sources: { reference: 'p.29 FAQ' },
  },
  {
    id: 'faq.poe-black-one',
    statement:
      "Poe Dameron's (AW 29) special using Black One's (AW 32) special cannot roll Black One's die in: it is not in the pool, so it cannot be rerolled.",
    sources: { reference: 'p.29 FAQ' },
  },
  {
    id: 'faq.dooku-ackbar',
    statement:
      "Discarding the last card for Count Dooku (AW 9) queues Admiral Ackbar (AW 27) behind the die's damage, which was only interrupted.",
    sources: { reference: 'p.29 FAQ' },
  },
  {
    id: 'faq.after-from-before',
    statement:
      'An after ability triggered while something else resolves waits behind that and behind all after abilities already queued.',
    sources: { reference: 'p.29 FAQ' },
  },
  {
    id: 'faq.cunning-detonator',
    statement:
      "Cunning (AW 65) may use an opponent's Thermal Detonator (AW 67) or Infantry Grenades (AW 17): it damages that opponent's characters and then discards that upgrade.",
    sources: { reference: 'p.29 FAQ' },
  },
  {
    id: 'faq.cunning-holocron',
    statement:
      "Cunning (AW 65) cannot use an opponent's Sith Holocron (AW 16) to any effect, because nobody can hold a card owned by another player.",
    sources: { reference: 'p.29 FAQ' },
  },
  {
    id: 'faq.obi-wan-heal',
    statement: "A card played by Obi-Wan Kenobi's (SoR 37) before ability that heals him does not save him.",
    sources: { reference: 'p.29 FAQ' },
  },
  {
    id: 'faq.war-room-crime-lord',
    statement:
      "Rebel War Room (AW 171) waives only the resource cost printed on the die, not the 5 resources in Crime Lord's (AW 23) special.",
    sources: { reference: 'p.29 FAQ' },
  },
  {
    id: 'faq.tie-pilot-dodge',
    statement:
      'Dodge (AW 155) removes all chosen dice at the same time: one TIE Pilot (SoR 4) die protects the others but not itself, two protect everything.',
    sources: { reference: 'p.29 FAQ' },
  },
  {
    id: 'faq.cunning-black-one',
    statement:
      "Cunning (AW 65) using an opponent's Black One (AW 32) resolves that special as one's own; its reroll cannot apply since Black One's die is not what leaves the pool.",
    sources: { reference: 'p.29 FAQ' },
  },
  {
    id: 'faq.holocron-royal-guard',
    statement: 'Sith Holocron (AW 16) may switch a blue ability onto a Royal Guard (SoR 12): switching is not playing.',
    sources: { reference: 'p.29 FAQ' },
  },
  {
    id: 'faq.blackmail-fast-hands',
    statement:
      'Rolling in a Blackmail (SoR 23) die and Fast Hands (SoR 150) trigger together, so the Blackmail player may resolve the die before the opponent can pay.',
    sources: { reference: 'p.30 FAQ' },
  },
  {
    id: 'faq.ascension-gun-main-plaza',
    statement: 'Ascension Gun (SoR 59) on Main Plaza (EaW 157) may move damage onto it or from it.',
    sources: { reference: 'p.30 FAQ' },
  },
  {
    id: 'faq.fn-2199-z6',
    statement:
      'A Z6 Riot Control Baton (SoR 8) die rolled in by FN-2199 (SoR 2) can be resolved or rerolled, never both.',
    sources: { reference: 'p.30 FAQ' },
  },
  {
    id: 'faq.obi-wan-noble-sacrifice',
    statement:
      'Obi-Wan Kenobi (SoR 37) may chain copies of Noble Sacrifice (AW 118); the nested before abilities resolve inside out and only the first that resolves has an effect.',
    sources: { reference: 'p.30 FAQ' },
  },
  {
    id: 'faq.outer-rim-smuggler-smuggling',
    statement:
      'Discarding the last card with Smuggling (AW 134) gives Outer Rim Smuggler (SoR 46) nothing: it was not played.',
    sources: { reference: 'p.30 FAQ' },
  },
  {
    id: 'faq.palpatine-anger',
    statement: "Palpatine's (SoR 11) ability does not trigger when an opponent resolves his die with Anger (SoR 71).",
    sources: { reference: 'p.30 FAQ' },
  },
  {
    id: 'faq.docking-bay-outmaneuver',
    statement:
      "Outmaneuver (SoR 149) played by Docking Bay's (SoR 153) claim ability gives no resource for that claim.",
    sources: { reference: 'p.30 FAQ' },
  },
  {
    id: 'faq.unique-replace',
    statement: 'A unique upgrade in play cannot be discarded to make another copy of it cheaper.',
    sources: { reference: 'p.30 FAQ' },
  },
  {
    id: 'faq.endurance-prized-possession',
    statement:
      "Endurance (EaW 147) cannot be played for a die taken by Prized Possession (AW 102); that die is under the opponent's control.",
    sources: { reference: 'p.30 FAQ' },
  },
];
