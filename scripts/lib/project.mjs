// What every script needs: where the project is, how to run a program in it.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
/** Stamps and locks of these scripts; goes with node_modules and so never outlives an installation. */
export const cache = join(root, 'node_modules', '.cache', 'dejarik');

/** @param {string} line */
export function say(line) {
  process.stderr.write(`${line}\n`);
}

/** A failure that is told in one line, without a stack. */
export class Failure extends Error {}

/** Ctrl-C while there was something to put away first. */
export class Interrupted extends Error {}

/**
 * Runs a script's main function; a failure becomes the exit status.
 * @param {() => Promise<void>} main
 */
export async function run(main) {
  try {
    await main();
  } catch (error) {
    if (error instanceof Interrupted) {
      process.exitCode = 130;
      return;
    }
    say(error instanceof Failure ? error.message : String(error instanceof Error ? error.stack : error));
    process.exitCode = 1;
  }
}

/**
 * Runs a program in the project's folder and answers its exit status. Standard output goes where `output` says:
 * `inherit` to ours, `stderr` to our standard error, so that ours stays clean.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {{ output: 'inherit' | 'stderr', env?: NodeJS.ProcessEnv, shell?: boolean }} options
 * @returns {Promise<number>}
 */
export function execute(file, args, { output, env = process.env, shell = false }) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, [...args], {
      cwd: root,
      env,
      shell,
      stdio: ['ignore', output === 'inherit' ? 'inherit' : 2, 'inherit'],
    });
    // A terminal sends Ctrl-C to both; we wait until the child has ended itself.
    let interrupted = false;
    const interrupt = () => (interrupted = true);
    process.on('SIGINT', interrupt);
    const forward = () => child.kill('SIGTERM');
    process.on('SIGTERM', forward);
    const settle = () => {
      process.off('SIGINT', interrupt);
      process.off('SIGTERM', forward);
    };
    child.once('error', (error) => {
      settle();
      reject(new Failure(`${file} could not be started: ${error.message}`));
    });
    child.once('close', (status) => {
      settle();
      if (interrupted) reject(new Interrupted());
      else resolve(status ?? 1);
    });
  });
}

/**
 * The same for a program of an installed package, by the path of its script inside node_modules.
 * @param {string} script
 * @param {readonly string[]} args
 * @param {{ output: 'inherit' | 'stderr', env?: NodeJS.ProcessEnv }} options
 */
export function executeInstalled(script, args, options) {
  return execute(process.execPath, [join(root, 'node_modules', script), ...args], options);
}
