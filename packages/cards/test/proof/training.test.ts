import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

const STORMTROOPER = 'First Order Stormtrooper';

describe('Training', () => {
  const playing = (spare: string[], rolls: [string, string][]) =>
    board({
      me: { characters: [STORMTROOPER], hand: ['Training'], resources: 2, spareDice: spare },
      opponent: { characters: ['Rey'] },
      rolls,
    });

  test('[clar.training.set-aside] without a second die set aside it is attached, and no die arrives', () => {
    const table = playing([], [[STORMTROOPER, '1R']]);
    table.me.picks('Play Training');
    expect(table.me.upgradesOn(STORMTROOPER)).toEqual(['Training']);
    table.opponent.picks('Pass');
    table.me.picks(`Activate ${STORMTROOPER}`);
    expect(table.me.pool).toEqual([`${STORMTROOPER} 1R`]);
    table.rests();
  });

  test('[clar.training.set-aside] [cards.character.elite] with one the character is elite', () => {
    const table = playing(
      [STORMTROOPER],
      [
        [STORMTROOPER, '1R'],
        [STORMTROOPER, '2RD'],
      ],
    );
    table.me.picks('Play Training');
    table.opponent.picks('Pass');
    table.me.picks(`Activate ${STORMTROOPER}`);
    expect(table.me.pool).toEqual([`${STORMTROOPER} 1R`, `${STORMTROOPER} 2RD`]);
    table.rests();
  });

  test('[clar.training.set-aside] a die of another card does not do', () => {
    const table = playing(['TIE Pilot'], [[STORMTROOPER, '1R']]);
    table.me.picks('Play Training');
    table.opponent.picks('Pass');
    table.me.picks(`Activate ${STORMTROOPER}`);
    expect(table.me.pool).toEqual([`${STORMTROOPER} 1R`]);
    table.rests();
  });

  test('[clar.training.set-aside] [areas.set-aside.dice] the die of a defeated one does', () => {
    const table = board({
      me: { characters: [{ card: STORMTROOPER, damage: 6 }, STORMTROOPER], hand: ['Training'], resources: 2 },
      opponent: { characters: [{ card: 'Finn', pool: ['1RD'] }] },
      turn: 'opponent',
      rolls: [
        [STORMTROOPER, '1R'],
        [STORMTROOPER, '2RD'],
      ],
    });
    table.opponent.picks('Resolve ranged', `${STORMTROOPER} (6 damage)`);
    table.me.picks('Play Training');
    table.opponent.picks('Pass');
    table.me.picks(`Activate ${STORMTROOPER}`);
    expect(table.me.pool).toHaveLength(2);
    table.rests();
  });

  test('[clar.training.second-copy] a second copy brings no third die', () => {
    const table = board({
      me: {
        characters: [STORMTROOPER],
        hand: ['Training', 'Training'],
        resources: 4,
        spareDice: [STORMTROOPER, STORMTROOPER],
      },
      opponent: { characters: ['Rey'] },
      rolls: [
        [STORMTROOPER, '1R'],
        [STORMTROOPER, '2RD'],
      ],
    });
    table.me.picks('Play Training');
    table.opponent.picks('Pass');
    table.me.picks('Play Training', 'Replace none');
    table.opponent.picks('Pass');
    table.me.picks(`Activate ${STORMTROOPER}`);
    expect(table.me.pool).toEqual([`${STORMTROOPER} 1R`, `${STORMTROOPER} 2RD`]);
    table.rests();
  });

  const losing = () =>
    board({
      me: {
        characters: [{ card: STORMTROOPER }, 'Jango Fett'],
        hand: ['Training', 'Hunker Down'],
        resources: 2,
        spareDice: [STORMTROOPER],
        deck: ['Aim', 'Aim'],
      },
      opponent: { characters: ['Rey'], deck: ['Aim'] },
      battlefield: 'Frozen Wastes',
      rolls: [
        [STORMTROOPER, '1R'],
        [STORMTROOPER, '2RD'],
      ],
    });

  test('[clar.training.leaves] when it leaves, the controller picks which of the dice goes: one in the pool', () => {
    const table = losing();
    table.me.picks('Play Training');
    table.opponent.picks('Pass');
    table.me.picks(`Activate ${STORMTROOPER}`);
    table.opponent.picks('Pass');
    table.me.picks('Play Hunker Down', STORMTROOPER, 'Training');
    table.me.isAsked(`${STORMTROOPER}: 1 resource`, `${STORMTROOPER}: 2 ranged`).picks(`${STORMTROOPER}: 1 resource`);
    expect(table.me.pool).toEqual([`${STORMTROOPER} 2RD`]);
    expect(table.me.upgradesOn(STORMTROOPER)).toEqual(['Hunker Down']);
    table.rests();
  });

  test('[clar.training.leaves] or one on its card', () => {
    const table = losing();
    table.me.picks('Play Training');
    table.opponent.picks('Pass');
    table.me.picks(`Activate ${STORMTROOPER}`);
    table.opponent.picks('Pass');
    table.me.picks('Resolve ranged', 'Rey');
    table.opponent.picks('Pass');
    table.me.picks('Play Hunker Down', STORMTROOPER, 'Training');
    // One lies in the pool showing a resource, the other on the card.
    expect(table.me.labels).toHaveLength(2);
    const onCard = table.me.labels.find((label) => label !== `${STORMTROOPER}: 1 resource`) ?? '';
    table.me.picks(onCard);
    expect(table.me.pool).toEqual([`${STORMTROOPER} 1R`]);
    table.rests();
  });

  test('non-unique red character only', () => {
    const table = board({
      me: { characters: ['FN-2199', 'Gamorrean Guard', 'TIE Pilot'], hand: ['Training'], resources: 2 },
      opponent: { characters: ['Rey'] },
    });
    table.me.picks('Play Training');
    expect(table.me.upgradesOn('TIE Pilot')).toEqual(['Training']);
    table.rests();
  });

  test('[damage.defeat.set-aside] both dice go with a defeated character', () => {
    const table = board({
      me: {
        characters: [{ card: STORMTROOPER, damage: 6 }, 'Jango Fett'],
        spareDice: [STORMTROOPER],
        hand: ['Training'],
        resources: 2,
      },
      opponent: { characters: [{ card: 'Finn', pool: ['1RD'] }] },
      rolls: [
        [STORMTROOPER, '1R'],
        [STORMTROOPER, '2RD'],
      ],
    });
    table.me.picks('Play Training');
    table.opponent.picks('Pass');
    table.me.picks(`Activate ${STORMTROOPER}`);
    expect(table.me.pool).toHaveLength(2);
    table.opponent.picks('Resolve ranged', STORMTROOPER);
    expect(table.me.pool).toEqual([]);
    expect(table.me.discard).toEqual(['Training']);
    table.rests();
  });
});
