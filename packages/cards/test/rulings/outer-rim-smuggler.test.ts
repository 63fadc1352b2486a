import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

const SMUGGLER = 'Outer Rim Smuggler';

describe('Outer Rim Smuggler', () => {
  test('[err.outer-rim-smuggler] [errata.outer-rim-smuggler] the first last card of a round gives 1 resource, a second none; the next round it works again', () => {
    const table = board({
      me: {
        characters: [SMUGGLER],
        supports: [{ card: 'R2-D2', pool: ['Sp'] }],
        hand: ['Take Cover'],
        deck: ['Take Cover', 'Take Cover'],
      },
      opponent: { characters: ['Kylo Ren'], deck: ['Aim'] },
    });
    table.me.picks('Play Take Cover', SMUGGLER);
    expect(table.me.resources).toBe(1);
    table.opponent.picks('Pass');
    table.me.picks('Resolve special', 'No');
    table.opponent.picks('Pass');
    table.me.picks('Play Take Cover', SMUGGLER);
    expect(table.me.resources).toBe(1);
    table.opponent.picks('Pass');
    table.me.picks('Pass');
    expect(table.me.hand).toEqual(['Take Cover']);
    expect(table.me.resources).toBe(3);
    table.me.picks('Play Take Cover', SMUGGLER);
    expect(table.me.resources).toBe(4);
    table.rests();
  });

  test('[err.outer-rim-smuggler] two of them give one each', () => {
    const table = board({
      me: { characters: [SMUGGLER, SMUGGLER], hand: ['Take Cover'] },
      opponent: { characters: ['Kylo Ren'] },
    });
    table.me.picks('Play Take Cover', 'Kylo Ren', `Use ${SMUGGLER}`);
    expect(table.me.resources).toBe(2);
    table.rests();
  });

  test('a card that is not the last gives nothing', () => {
    const table = board({
      me: { characters: [SMUGGLER], hand: ['Take Cover', 'Aim'] },
      opponent: { characters: ['Kylo Ren'] },
    });
    table.me.picks('Play Take Cover', SMUGGLER);
    expect(table.me.resources).toBe(0);
    table.rests();
  });

  test('[faq.outer-rim-smuggler-smuggling] discarding the last card is not playing it', () => {
    const table = board({
      me: { characters: [SMUGGLER], hand: ['Smuggling', 'Aim'] },
      opponent: { characters: ['Kylo Ren'] },
    });
    table.me.picks('Play Smuggling', 'Aim');
    expect(table.me.hand).toEqual([]);
    expect(table.me.resources).toBe(1);
    table.rests();
  });

  test("an opponent's last card does not matter", () => {
    const table = board({
      me: { characters: [SMUGGLER], hand: ['Aim'] },
      opponent: { characters: ['Han Solo'], hand: ['Take Cover'] },
      turn: 'opponent',
    });
    table.opponent.picks('Play Take Cover', 'Han Solo');
    expect(table.me.resources).toBe(0);
    table.rests();
  });
});
