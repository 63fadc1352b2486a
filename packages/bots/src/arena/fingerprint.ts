import { catalogue, STARTERS } from '@dejarik/cards';
import { createGame, type Player } from '@dejarik/engine';
import { type BotEntry, botNamed } from '../create-bot.js';
import { playOut } from './play-out.js';

/** Little, so that it costs no time; enough to go through everything that a search does. */
const ITERATIONS = 12;
const GAMES = 2;

/**
 * What a bot picks in a few short games against itself, as a short text: a program that was changed, in itself, in the
 * rules or in the cards, has another. Those that search do so with few iterations. Throws for a bot that there is not.
 */
export function fingerprint(bot: string, find: (name: string) => BotEntry | undefined = botNamed): string {
  const entry = find(bot);
  if (entry === undefined) throw new Error(`there is no bot "${bot}"`);
  let a = 0x811c9dc5;
  let b = 0x9e3779b9;
  const mix = (value: number): void => {
    a = Math.imul(a ^ value, 0x01000193);
    b = Math.imul(b ^ (value + (a >>> 15)), 0x85ebca6b);
  };
  for (let number = 0; number < GAMES; number++) {
    const decks = [0, 1].map((seat) => STARTERS[(3 * number + seat) % STARTERS.length] as (typeof STARTERS)[number]);
    const seats = decks.map((deck) => ({ name: deck.name, deck }));
    const game = createGame(catalogue, { edition: 'current', seed: `fingerprint ${number}`, seats });
    const settings = entry.budget === null ? {} : { budget: { iterations: ITERATIONS } };
    const players = seats.map((_, seat): Player => {
      const player = entry.create(`fingerprint ${number} ${seat}`, settings);
      return {
        name: player.name,
        looks: player.looks,
        pick: (question, handle) => {
          const { options } = question;
          const at = player.pick(question, handle);
          mix(options.length);
          mix(options[at] ?? -1);
          return at;
        },
      };
    });
    const { fault } = playOut(game, players);
    for (const letter of fault ?? '') mix(letter.codePointAt(0) ?? 0);
    mix(game.state.round);
    mix(game.state.winner);
  }
  return [a, b].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}
