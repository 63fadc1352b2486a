// Installs the npm packages when they are missing or not the ones that package-lock.json names.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { execute, Failure, root, say } from './project.mjs';

const oldest = [20, 19];

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [needMajor = 0, needMinor = 0] = oldest;
  if (major < needMajor || (major === needMajor && minor < needMinor)) {
    throw new Failure(`Dejarik needs Node ${oldest.join('.')} or newer; this is ${process.versions.node}.`);
  }
}

/**
 * @param {string} path
 * @returns {Record<string, { version?: string, optional?: boolean, link?: boolean }> | undefined}
 */
function lockedPackages(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** Compares contents, not times: checking out another commit makes files younger without changing them. */
function installed() {
  const present = lockedPackages(join(root, 'node_modules', '.package-lock.json'));
  if (present === undefined) return false;
  const wanted = lockedPackages(join(root, 'package-lock.json'));
  if (wanted === undefined) return true;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.startsWith('node_modules/')) return true;
    const found = present[path];
    if (found === undefined) return entry.optional === true;
    return entry.link === true || found.version === entry.version;
  });
}

/** Ours may run under npm (which names itself) or by hand. */
function npm() {
  const own = process.env['npm_execpath'];
  if (own !== undefined && /npm-cli\.[cm]?js$/.test(own)) {
    return { file: process.execPath, first: [own], shell: false };
  }
  return { file: 'npm', first: [], shell: process.platform === 'win32' };
}

/** Silent when nothing has to be done; otherwise everything it says goes to standard error. */
export async function ensureInstalled() {
  checkNode();
  if (installed()) return;
  const command = existsSync(join(root, 'package-lock.json')) ? 'ci' : 'install';
  say(`Installing packages (npm ${command}) ...`);
  const { file, first, shell } = npm();
  const args = [...first, command, '--include=dev', '--no-audit', '--no-fund'];
  const status = await execute(file, args, { output: 'stderr', shell });
  if (status !== 0) throw new Failure(`npm ${command} failed with status ${status}.`);
}
