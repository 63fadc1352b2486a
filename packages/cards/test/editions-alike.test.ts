import { type CardDefinition, EDITIONS } from '@dejarik/engine';
import { character, gain, plot, power, support } from '@dejarik/engine/language';
import { describe, expect, test } from 'vitest';
import { board } from './support/table.js';

/* What the documents word differently, or do not know yet, and every edition plays alike: docs/rules.md. */

const kylo = { characters: ['Kylo Ren'] };
const red = { color: 'red', affiliation: 'neutral', rarity: 'common' } as const;

describe.each(EDITIONS)('in %s', (edition) => {
  const play = (position: Omit<Parameters<typeof board>[0], 'edition'>, made: readonly CardDefinition[] = []) =>
    board({ ...position, edition }, made);

  test('[contradiction.draw.five] [structure.upkeep.discard-draw] upkeep draws up to the hand size, which a card can raise', () => {
    const deck = Array<string>(8).fill('Aim');
    const drawn = (...supports: string[]) => {
      const table = play({ me: { characters: ['Rey'], supports, deck }, opponent: kylo });
      table.me.picks('Pass');
      table.opponent.picks('Pass');
      return table.me.hand.length;
    };
    expect(drawn()).toBe(5);
    expect(drawn("Emperor's Favor")).toBe(6);
  });

  test('[contradiction.replace.after-playing] the difference alone must be there to replace', () => {
    const table = play({
      me: {
        characters: [{ card: 'Kylo Ren', upgrades: ['Infantry Grenades'] }],
        hand: ['Force Throw'],
        resources: 1,
      },
      opponent: { characters: ['Rey'] },
    });
    expect(table.me.isOffered('Play Force Throw')).toBe(true);
    table.me.picks('Play Force Throw');
    expect(table.me.upgradesOn('Kylo Ren')).toEqual(['Force Throw']);
    expect(table.me.discard).toEqual(['Infantry Grenades']);
  });

  test('[contradiction.obi-wan-downgrades] [contradiction.defeated-zone] who falls is set aside; upgrades and downgrades are discarded', () => {
    const table = play({
      me: { characters: [{ card: 'Rey', pool: ['1MD'] }], hand: ['Shock Collar'], resources: 2 },
      opponent: { characters: [{ card: 'Kylo Ren', damage: 10, upgrades: ['Infiltrate'] }, 'Nightsister'] },
    });
    table.me.picks('Play Shock Collar', 'Kylo Ren');
    table.opponent.picks('Pass');
    table.me.picks('Resolve melee', 'Kylo Ren');
    expect(table.opponent.has('Kylo Ren')).toBe(false);
    expect(table.opponent.setAside).toEqual(['Kylo Ren']);
    expect(table.opponent.discard).toEqual(['Infiltrate']);
    expect(table.me.discard).toEqual(['Shock Collar']);
  });

  test('[contradiction.focus.other] a focus die that stays in the pool may turn itself', () => {
    const table = play({
      me: { characters: [{ card: 'Obi-Wan Kenobi', pool: ['2F'] }], hand: ['My Ally Is The Force'], resources: 2 },
      opponent: kylo,
    });
    table.me.picks('Play My Ally Is The Force', 'Obi-Wan Kenobi: 2 focus', '3 melee');
    expect(table.me.pool).toEqual(['Obi-Wan Kenobi 3MD']);
    table.rests();
  });

  test('[contradiction.unblockable.scope] neither shields nor a card effect block unblockable damage', () => {
    const table = play({
      me: { characters: [{ card: 'Rey', shields: 1, upgrades: ['Force Illusion'] }], deck: ['Aim', 'Aim', 'Aim'] },
      opponent: { characters: [{ card: 'Finn', upgrades: [{ card: 'Vibroknife', pool: ['1MD'] }] }] },
      turn: 'opponent',
    });
    table.opponent.picks('Resolve melee', 'Rey');
    expect(table.me.card('Rey')).toMatchObject({ damage: 1, shields: 1 });
    expect(table.me.upgradesOn('Rey')).toEqual(['Force Illusion']);
  });

  test("[contradiction.value.none-or-zero] [contradiction.remove.own-pool] an opponent's blank can be removed, and is worth 0", () => {
    const table = play({
      me: { characters: [{ card: 'Rey', upgrades: [{ card: 'Force Throw', pool: ['Sp'] }] }] },
      opponent: { characters: [{ card: 'Kylo Ren', pool: ['-'] }] },
    });
    table.me.picks('Resolve special');
    table.me.picks('Kylo Ren: blank');
    expect(table.opponent.pool).toEqual([]);
    expect(table.opponent.card('Kylo Ren').damage).toBe(0);
    table.rests();
  });

  test('[contradiction.claim.later-actions] who has claimed takes no additional action', () => {
    const table = play({
      me: { characters: ['Rey'], hand: ['Lightsaber'], resources: 2 },
      opponent: kylo,
      battlefield: 'Imperial Armory',
    });
    table.me.picks('Claim the battlefield', 'Yes', 'Lightsaber', 'Yes');
    expect(table.me.upgradesOn('Rey')).toEqual(['Lightsaber']);
    table.opponent.isAsked('Activate Kylo Ren', 'Pass');
  });

  test('[contradiction.deck-out.hand-or-deck] who has cards in one of hand and deck has not lost', () => {
    const table = play({ me: { characters: ['Rey'], deck: ['Aim'] }, opponent: { ...kylo, hand: ['Aim'] } });
    table.me.picks('Pass');
    table.opponent.picks('Pass', 'None');
    expect(table.me).toMatchObject({ deckCount: 0, hand: ['Aim'] });
    expect(table.winner).toBeNull();
  });

  test('what an edition does not know is played by the newest rule: indirect damage, power actions, plots, downgrades, neutral characters', () => {
    const gunner = character({
      ...red,
      code: '99001',
      title: 'Gunner',
      points: [9],
      health: 9,
      die: '3ID 2ID - - - -',
    });
    const generator = support({ ...red, code: '99002', title: 'Generator', cost: 0, abilities: [power(gain(1))] });
    const plan = plot({ ...red, code: '99003', title: 'Plan', points: [2], abilities: [power(gain(5))] });
    const table = play(
      {
        me: {
          characters: [{ card: 'Gunner', pool: ['3ID'] }],
          supports: ['Generator'],
          plots: ['Plan'],
          hand: ['Shock Collar'],
        },
        opponent: { characters: ['Rey', 'Finn'] },
      },
      [gunner, generator, plan],
    );
    table.me.picks('Use Plan');
    table.opponent.picks('Pass');
    table.me.picks('Use Generator');
    expect(table.me.resources).toBe(6);
    table.opponent.picks('Pass');
    expect([table.me.isOffered('Use Generator'), table.me.isOffered('Use Plan')]).toEqual([false, false]);
    table.me.picks('Play Shock Collar', 'Finn');
    expect(table.opponent.upgradesOn('Finn')).toEqual(['Shock Collar']);
    table.opponent.picks('Pass');
    table.me.picks('Resolve indirect');
    table.opponent.picks('Rey', 'Finn');
    expect([table.opponent.card('Rey').damage, table.opponent.card('Finn').damage]).toEqual([1, 2]);
  });
});
