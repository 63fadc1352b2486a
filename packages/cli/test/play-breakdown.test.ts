import { atOnce, createBot } from '@dejarik/bots';
import { expect, test, vi } from 'vitest';
import { dejarik, temporaryFolder } from './support/dejarik.js';

vi.mock(import('@dejarik/bots'), { spy: true });

const files = temporaryFolder();

test('a game that breaks down is told with its replay, and nothing of it is lost', async () => {
  vi.mocked(createBot).mockReturnValue(atOnce({ name: 'broken', looks: false, pick: () => 999 }));
  const file = files.path('broken.json');
  const args = ['play', '--deck', 'AW-H', '--against', 'AW-V', '--seed', 'broken', '--save', file];
  const { code, error } = await dejarik(args, '1 6\n5\n5\n5\n');
  expect(code).toBe(1);
  expect(error).toContain('error: the game cannot go on: broken picked an option that is not there\n');
  expect(error).toContain(`Its replay is in ${file}: dejarik replay ${file}\n`);
  const replayed = await dejarik(['replay', file, '--verify', '--json']);
  expect(replayed.code).toBe(0);
  expect((JSON.parse(replayed.out) as { picks: number }).picks).toBeGreaterThan(0);
});
