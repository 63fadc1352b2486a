// Builds what is out of date. A stamp holds a fingerprint of every file that a build reads; while it is the same,
// nothing is run.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { cache, executeInstalled, Failure, root, say } from './project.mjs';

const compiled = ['engine', 'rulebook', 'cards', 'bots', 'cli'];
const shared = ['package-lock.json', 'tsconfig.base.json'];

/**
 * @typedef {{ name: string, reads: string[], makes: string[], build: () => Promise<number> }} Target
 */

/** @type {Target} */
const packages = {
  name: 'packages',
  reads: [
    ...shared,
    ...compiled.flatMap((name) => [
      `packages/${name}/src`,
      `packages/${name}/tsconfig.json`,
      `packages/${name}/package.json`,
    ]),
  ],
  makes: [
    'packages/engine/dist/index.js',
    'packages/rulebook/dist/index.js',
    'packages/cards/dist/index.js',
    'packages/bots/dist/index.js',
    'packages/cli/dist/main.js',
  ],
  build: () =>
    executeInstalled('typescript/bin/tsc', ['-b', ...compiled.map((name) => `packages/${name}`)], { output: 'stderr' }),
};

/** @type {Target} */
const web = {
  name: 'web',
  reads: [
    ...shared,
    ...['engine', 'rulebook', 'cards', 'bots', 'web'].flatMap((name) => [
      `packages/${name}/src`,
      `packages/${name}/package.json`,
    ]),
    'packages/web/index.html',
    'packages/web/public',
    'packages/web/vite.config.ts',
    'packages/web/tsconfig.json',
  ],
  makes: ['packages/web/dist/index.html'],
  build: () =>
    executeInstalled('vite/bin/vite.js', ['build', 'packages/web', '--logLevel', 'warn'], { output: 'stderr' }),
};

/**
 * @param {string} path
 * @returns {Generator<string>}
 */
function* filesUnder(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return;
  if (!stats.isDirectory()) {
    yield `${relative(root, path)} ${stats.size} ${stats.mtimeMs}`;
    return;
  }
  for (const name of readdirSync(path).toSorted()) yield* filesUnder(join(path, name));
}

/** @param {Target} target */
function fingerprint(target) {
  const hash = createHash('sha256').update(process.versions.node);
  for (const path of target.reads) {
    for (const line of filesUnder(join(root, path))) hash.update(`${line}\n`);
  }
  return hash.digest('hex');
}

/** @param {Target} target */
const stampOf = (target) => join(cache, `${target.name}.stamp`);

/** @param {Target} target */
function upToDate(target) {
  if (!target.makes.every((path) => existsSync(join(root, path)))) return false;
  const stamp = stampOf(target);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(target);
}

/** @param {number} pid */
function alive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * One build at a time, also between processes: nobody loads a half-written file of somebody else's build.
 * @param {string} name
 * @param {() => Promise<void>} work
 */
async function locked(name, work) {
  const lock = join(cache, `${name}.lock`);
  mkdirSync(cache, { recursive: true });
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    const holder = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0;
    if (age > 1000 && !alive(holder)) rmSync(lock, { force: true });
    await delay(100);
  }
  try {
    await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** @param {Target} target */
async function ensure(target) {
  if (upToDate(target)) return;
  await locked(target.name, async () => {
    if (upToDate(target)) return;
    say(`Building ${target.name} ...`);
    // Taken before the build: what changes meanwhile is built next time.
    const seen = fingerprint(target);
    const status = await target.build();
    if (status !== 0) throw new Failure(`Building ${target.name} failed.`);
    writeFileSync(stampOf(target), seen);
  });
}

/** Compiles engine, cards, bots and cli if any of their sources changed. */
export const ensurePackages = () => ensure(packages);
/** Bundles the browser table if anything in it changed. */
export const ensureWeb = () => ensure(web);
