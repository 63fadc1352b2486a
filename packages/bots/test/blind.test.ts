import { catalogue, STARTERS } from '@dejarik/cards';
import { Match, optionKey, type Seat } from '@dejarik/engine';
import { describe, expect, test } from 'vitest';
import { createBot } from '../src/index.js';

type Saved = ReturnType<Match['save']>;

/** The same game as the seat sees it, with everything else otherwise: hidden designs, hidden ids, coming rolls. */
function twinOf(saved: Saved, seat: Seat): Saved {
  const twin = structuredClone(saved);
  const { stable } = twin;
  const hidden = (id: number): boolean => ((stable.cards[id]?.known ?? 0) >> seat) % 2 === 0;
  for (const owner of stable.seats) {
    const ids = [...owner.hand, ...owner.deck].filter(hidden);
    const designs = ids.map((id) => stable.cards[id]?.definition ?? -1);
    // Every card gets the design of the next, and every place the card that lay two further.
    ids.forEach((id, at) => {
      const card = stable.cards[id];
      if (card === undefined) return;
      card.definition = designs[(at + 1) % ids.length] ?? -1;
      card.type = catalogue.get(stable.codes[card.definition] ?? '').type;
    });
    const lying = ids.map((_, at) => ids[(at + 2) % ids.length]);
    const places = ids.map((id) => ({ zone: stable.cards[id]?.zone, known: stable.cards[id]?.known }));
    let next = 0;
    for (const list of [owner.hand, owner.deck]) {
      for (let at = 0; at < list.length; at++) {
        const old = list[at];
        if (old === undefined || !ids.includes(old)) continue;
        const card = lying[next] as (typeof list)[number];
        Object.assign(stable.cards[card] ?? {}, places[next]);
        list[at] = card;
        next++;
      }
    }
  }
  Object.assign(stable.random, { key: stable.random.key.map((word) => word ^ 0x5a5a5a5a) });
  return twin;
}

describe('bots know what their seat knows, and no more', () => {
  test.each(['random', 'simple'])(
    '%s picks alike in games that differ in hidden things alone',
    (name) => {
      let compared = 0;
      for (const seed of ['blind', 'dark', 'deaf']) {
        const match = Match.create(catalogue, {
          edition: 'current',
          seed,
          seats: STARTERS.slice(0, 2).map((deck) => ({ name: deck.name, deck })),
        });
        const players = [createBot('simple', 'a'), createBot('random', 'b')];
        while (!match.isOver) {
          const { question } = match;
          if (question === null) break;
          const { seat } = question;
          const saved = match.save();
          // In the middle of a step the picks before it may have been about what is hidden.
          if (saved.picks.length === 0 && question.options.length > 1) {
            const twin = Match.load(catalogue, twinOf(saved, seat));
            expect(twin.options).toEqual(match.options);
            const pick = (one: Match) => {
              const asked = one.question;
              return asked === null ? null : createBot(name, seed).pick(asked, one.seated(seat));
            };
            expect(pick(twin)).toBe(pick(match));
            compared++;
          }
          const at = players[seat]?.pick(question, match.seated(seat)) ?? 0;
          match.pick(optionKey(question.options[at] as number));
        }
      }
      expect(compared).toBeGreaterThan(100);
    },
    60_000,
  );
});
