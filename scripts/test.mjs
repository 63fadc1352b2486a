// npm test: unit, property and fuzz tests, then the browser tests against the built site.
//
//   npm test                              both halves
//   npm test -- --unit [arguments]        vitest alone; arguments go to vitest
//   npm test -- --browser [arguments]     Playwright alone; arguments go to Playwright
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { withBrowser } from './lib/browser.mjs';
import { ensurePackages, ensureWeb } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { cache, executeInstalled, Failure, root, run, say } from './lib/project.mjs';
import { serve } from './lib/serve.mjs';

/**
 * @typedef {{ passed: number, failed: number }} Count
 */

/** @param {string} path */
function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/** @param {string} name */
function freshReport(name) {
  mkdirSync(cache, { recursive: true });
  const path = join(cache, name);
  rmSync(path, { force: true });
  return path;
}

/**
 * A runner that ends badly without a failed test (an error outside of any test, a crash) counts as one failure.
 * @param {Count} count
 * @param {number} status
 * @returns {Count}
 */
function honest(count, status) {
  return status !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

/**
 * @param {readonly string[]} more
 * @returns {Promise<Count>}
 */
async function unitTests(more) {
  // Worker threads and the command line are tested as they are built.
  let built = true;
  try {
    await ensurePackages();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    say(error.message);
    built = false;
  }
  const report = freshReport('vitest.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...more];
  const status = await executeInstalled('vitest/vitest.mjs', args, { output: 'inherit' });
  const result = readReport(report);
  /** @type {{ status: string, assertionResults: unknown[] }[]} */
  const files = result?.testResults ?? [];
  const broken = files.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length;
  const count = honest({ passed: result?.numPassedTests ?? 0, failed: (result?.numFailedTests ?? 0) + broken }, status);
  return built ? count : { ...count, failed: count.failed + 1 };
}

/**
 * @param {readonly string[]} more
 * @returns {Promise<Count>}
 */
async function browserTests(more) {
  try {
    await ensureWeb();
    return await withBrowser(async (browser, folder) => {
      const site = await serve(join(root, 'packages', 'web', 'dist'), 0);
      try {
        const report = freshReport('playwright.json');
        const env = {
          ...process.env,
          TMPDIR: folder,
          DEJARIK_BASE_URL: `http://localhost:${site.port}`,
          DEJARIK_BROWSER: JSON.stringify(browser),
          PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        };
        const args = ['test', '--reporter=list,json', ...more];
        const status = await executeInstalled('@playwright/test/cli.js', args, { output: 'inherit', env });
        const stats = readReport(report)?.stats;
        return honest({ passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: stats?.unexpected ?? 0 }, status);
      } finally {
        await site.close();
      }
    });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    say(error.message);
    return { passed: 0, failed: 1 };
  }
}

await run(async () => {
  const given = process.argv.slice(2);
  const unit = given.includes('--unit');
  const browser = given.includes('--browser');
  const more = given.filter((arg) => arg !== '--unit' && arg !== '--browser');
  if (more.length > 0 && unit === browser) {
    throw new Failure(`Say whose arguments these are with --unit or --browser: ${more.join(' ')}`);
  }
  await ensureInstalled();
  /** @type {Count} */
  const total = { passed: 0, failed: 0 };
  for (const half of [...(unit || !browser ? [unitTests] : []), ...(browser || !unit ? [browserTests] : [])]) {
    const count = await half(more);
    total.passed += count.passed;
    total.failed += count.failed;
  }
  process.exitCode = total.failed === 0 ? 0 : 1;
  process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
});
