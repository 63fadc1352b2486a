import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import { runDejarik } from '../../src/program.js';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

/** Runs a command line in this process, as with piped streams; `input` is what is typed. */
export async function dejarik(args: readonly string[], input = ''): Promise<Ran> {
  let out = '';
  let error = '';
  const code = await runDejarik(args, {
    input: Readable.from([input]),
    interactive: false,
    errorIsTerminal: false,
    colored: false,
    columns: 100,
    out: (text) => void (out += text),
    error: (text) => void (error += text),
  });
  return { code, out, error };
}

const path = (relative: string): string => fileURLToPath(new URL(`../../../../${relative}`, import.meta.url));
let built: Promise<Ran> | undefined;

/** Runs the built command as its own process, built first where it is stale. `listen` may hang up early. */
export async function builtDejarik(
  args: readonly string[],
  input = '',
  listen: 'to the end' | 'once' = 'to the end',
): Promise<Ran> {
  built ??= spawned([path('scripts/dejarik.mjs'), '--version'], '', 'to the end');
  const { code, error } = await built;
  if (code !== 0) throw new Error(`the command could not be built: ${error}`);
  return spawned([path('packages/cli/dist/main.js'), ...args], input, listen);
}

async function spawned(args: readonly string[], input: string, listen: 'to the end' | 'once'): Promise<Ran> {
  const { FORCE_COLOR: _color, ...env } = process.env;
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { env });
    let out = '';
    let error = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
      if (listen === 'once') child.stdout.destroy();
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => (error += text));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? -1, out, error }));
    // A process that ends before it has read everything is no fault of ours.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}

/** A folder for the files of a test file, gone afterwards. */
export function temporaryFolder(): { path(name: string): string; write(name: string, content: unknown): string } {
  const folder = mkdtempSync(join(tmpdir(), 'dejarik-cli-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const inside = (name: string): string => join(folder, name);
  return {
    path: inside,
    write(name, content) {
      writeFileSync(inside(name), typeof content === 'string' ? content : JSON.stringify(content));
      return inside(name);
    },
  };
}
