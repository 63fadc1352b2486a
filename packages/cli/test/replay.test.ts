import { describe, expect, test } from 'vitest';
import type { ReplayResult } from '../src/commands/replay.js';
import { dejarik, type Ran, temporaryFolder } from './support/dejarik.js';
import { concededMatch, parsed, recordedMatch, type ReplayFile } from './support/recorded.js';

const files = temporaryFolder();
const whole = recordedMatch();
const file = files.write('whole.json', whole.replay());

async function asJson(...args: string[]): Promise<ReplayResult> {
  const { code, out, error } = await dejarik(['replay', '--json', ...args]);
  expect({ code, error }).toEqual({ code: 0, error: '' });
  return JSON.parse(out) as ReplayResult;
}

describe('replay', () => {
  test('prints the log and who won', async () => {
    const { code, out } = await dejarik(['replay', file]);
    expect(code).toBe(0);
    expect(out).toContain('\nRound 1\n');
    const { result } = whole.view(null);
    const winner = whole.setup.seats[result?.winner ?? -1]?.name ?? 'nobody';
    expect(out).toContain(
      `${winner} wins by ${result?.reason ?? 'nothing'} in round ${whole.state.round} after ${whole.pickCount} picks`,
    );
  });

  test('as the player of a seat the log names what that one draws back', async () => {
    const spectator = await dejarik(['replay', file]);
    const seated = await dejarik(['replay', file, '--seat', '1']);
    expect(spectator.out).toContain('a card goes to the deck');
    expect(seated.out).not.toBe(spectator.out);
  });

  test('JSON gives winner, reason, rounds, picks and the fingerprint of the final state', async () => {
    const result = await asJson(file);
    const { result: end } = whole.view(null);
    expect(result).toEqual({
      over: true,
      winner: end?.winner,
      winnerName: whole.setup.seats[end?.winner ?? -1]?.name,
      reason: end?.reason,
      rounds: whole.state.round,
      picks: whole.pickCount,
      hash: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
    });
    expect(await asJson(file)).toEqual(result);
    expect((await asJson(files.write('shorter.json', recordedMatch(30).replay()))).hash).not.toBe(result.hash);
  });

  test('--verify says that straight, suspended and through JSON it ends the same', async () => {
    const { code, out } = await dejarik(['replay', file, '--verify']);
    expect(code).toBe(0);
    expect(out).toContain('Verified: every way of playing it leads to the same state.');
    const { verified, ways = [], hash } = await asJson(file, '--verify');
    expect(verified).toBe(true);
    expect(ways.map((way) => way.name)).toEqual([
      'straight through',
      'suspended at every pick',
      'suspended at every pick, through JSON',
    ]);
    for (const way of ways) expect(way).toMatchObject({ hash, fault: null });
  });

  test('a game that is not over says who is to decide, and can be verified so far', async () => {
    const unfinished = files.write('unfinished.json', recordedMatch(41).replay());
    const { code, out } = await dejarik(['replay', unfinished, '--verify']);
    expect(code).toBe(0);
    expect(out).toMatch(/The game is not over: (Rey|Kylo Ren) is to decide in round \d+ after 41 picks/);
    expect(out).toContain('Verified');
  });

  test('a conceded game is won by the other', async () => {
    const conceded = files.write('conceded.json', concededMatch(25, 0).replay());
    expect(await asJson(conceded, '--verify')).toMatchObject({
      over: true,
      winner: 1,
      reason: 'concession',
      picks: 26,
      verified: true,
    });
  });
});

describe('a replay that cannot be played', () => {
  const changed = (change: (replay: ReplayFile) => void): string => {
    const replay = parsed(whole);
    change(replay);
    return JSON.stringify(replay);
  };
  const run = (text: string, ...more: string[]): Promise<Ran> =>
    dejarik(['replay', files.write('bad.json', text), ...more]);

  test.each<[string, string, string]>([
    ['is truncated', whole.replay().slice(0, 1500), 'the replay is not complete or not JSON'],
    ['is empty', '', 'the replay is not complete or not JSON'],
    ['is something else', '{"name":"x"}', 'this is not a replay file: "format" is not "dejarik-replay"'],
    [
      'is of another version',
      changed((replay) => (replay.engine = '9.9.9')),
      'recorded by version 9.9.9; this is version 0.1.0',
    ],
    ['has other cards', changed((replay) => (replay.cards = 'abc')), 'recorded with other cards (abc, these are'],
    ['has an illegal pick', changed((replay) => (replay.picks[20] = 'play:c999')), 'pick 21 of'],
    ['has a pick of another kind', changed((replay) => (replay.picks[3] = 4)), 'pick 4 is not text'],
    [
      'goes on after the end',
      changed((replay) => replay.picks.push('pass')),
      'the game is over: "pass" cannot be picked',
    ],
    ['is conceded by nobody', changed((replay) => (replay.picks = ['concede:7'])), 'pick 1 of 1: there is no seat 7'],
    ['has an unknown edition', changed((replay) => (replay.setup.edition = 'x')), '"setup.edition" is no edition: x'],
    ['has one seat', changed((replay) => replay.setup.seats.pop()), 'a game has two to four seats, not 1'],
    [
      'has an unknown card',
      changed((replay) => (replay.setup.seats[1]!.deck['battlefield'] = '99999')),
      'no card with the code "99999"',
    ],
    [
      'has half a card',
      changed((replay) => (replay.setup.seats[1]!.deck['deck'] = { '01059': 0.5 })),
      '"setup.seats[1].deck.deck" does not give copies',
    ],
    [
      'has plots that are no list',
      changed((replay) => (replay.setup.seats[0]!.deck['plots'] = 5)),
      '"setup.seats[0].deck.plots" is not a list',
    ],
  ])('because it %s: exit code 1 and the place', async (_why, text, message) => {
    for (const more of [[], ['--verify', '--json']]) {
      const { code, out, error } = await run(text, ...more);
      expect({ code, out }).toEqual({ code: 1, out: '' });
      expect(error).toContain(`error: ${files.path('bad.json')}: `);
      expect(error).toContain(message);
      expect(error).not.toContain('    at ');
    }
  });

  test('an illegal pick lists what there was to pick', async () => {
    const { error } = await run(changed((replay) => (replay.picks[0] = 'pass')));
    expect(error).toMatch(/pick 1 of \d+: "pass" is not an option now; there are card:c\d+, .*done/);
  });

  test('a file that is not there, or a seat that is not there, is wrong use', async () => {
    expect(await dejarik(['replay', files.path('none.json')])).toMatchObject({
      code: 2,
      error: expect.stringContaining(`the replay file "${files.path('none.json')}" cannot be read`) as string,
    });
    expect(await dejarik(['replay', file, '--seat', '3'])).toMatchObject({
      code: 2,
      error: expect.stringContaining('the game has no seat 3, it has 2') as string,
    });
  });
});
