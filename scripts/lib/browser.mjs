// Finds a Chromium that starts: $CHROMIUM, the system's, or the one in the npm package @sparticuz/chromium.
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumFlags } from './chromium-flags.mjs';
import { Failure, Interrupted } from './project.mjs';

/**
 * `environment` is what this browser needs beside the usual variables.
 * @typedef {{ executable: string, environment: Record<string, string> }} Browser
 */

/** @param {unknown} error */
const firstLine = (error) => (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';

/**
 * Runs `work` with some variables of our own environment changed and puts them back.
 * @template T
 * @param {Record<string, string | undefined>} variables
 * @param {() => Promise<T>} work
 */
async function withVariables(variables, work) {
  const before = { ...process.env };
  /** @param {Record<string, string | undefined>} values */
  const set = (values) => {
    for (const [name, value] of Object.entries(values)) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  };
  set(variables);
  try {
    return await work();
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    set(before);
  }
}

/**
 * Opens a page and measures a word on it; a version number alone proves little, and without fonts words have no width.
 * @param {Browser} browser
 * @param {string} folder
 */
async function tryOut({ executable, environment }, folder) {
  const { chromium } = await import('@playwright/test');
  await withVariables({ TMPDIR: folder, ...environment }, async () => {
    const running = await chromium.launch({ executablePath: executable, args: chromiumFlags, timeout: 60_000 });
    try {
      const page = await running.newPage();
      await page.setContent('<span>Dejarik</span>');
      const box = await page.locator('span').boundingBox();
      if (box === null || box.width === 0) throw new Error('it has no fonts');
    } finally {
      await running.close();
    }
  });
}

/** @param {string} folder */
const fontsConfiguration = (folder) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
  <alias><family>sans-serif</family><prefer><family>Open Sans</family></prefer></alias>
  <alias><family>system-ui</family><prefer><family>Open Sans</family></prefer></alias>
</fontconfig>
`;

/**
 * Unpacks the packaged browser into `folder`, with the libraries that a slim machine lacks (it brings them where it
 * takes the machine for a bare one). The font list it brings names folders of its own kind of machine; ours names where
 * the fonts are.
 * @param {string} folder
 * @returns {Promise<Browser>}
 */
async function unpack(folder) {
  return await withVariables({ TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' }, async () => {
    const { default: chromium } = await import('@sparticuz/chromium');
    const executable = await chromium.executablePath();
    const fonts = join(folder, 'fonts.conf');
    writeFileSync(fonts, fontsConfiguration(folder));
    const libraries = process.env['LD_LIBRARY_PATH'];
    return {
      executable,
      environment: { FONTCONFIG_FILE: fonts, ...(libraries === undefined ? {} : { LD_LIBRARY_PATH: libraries }) },
    };
  });
}

/**
 * @param {string} folder
 * @returns {Promise<Browser>}
 */
async function find(folder) {
  const named = process.env['CHROMIUM'];
  /** @type {[name: string, get: () => Promise<Browser>][]} */
  const candidates = [];
  for (const executable of named === undefined || named === '' ? [] : [named]) {
    candidates.push([`CHROMIUM (${executable})`, async () => ({ executable, environment: {} })]);
  }
  const system = '/usr/bin/chromium';
  if (existsSync(system)) candidates.push([system, async () => ({ executable: system, environment: {} })]);
  candidates.push(['@sparticuz/chromium', () => unpack(folder)]);

  const complaints = [];
  for (const [name, get] of candidates) {
    try {
      const browser = await get();
      await tryOut(browser, folder);
      return browser;
    } catch (error) {
      complaints.push(`  ${name}: ${firstLine(error)}`);
    }
  }
  throw new Failure(['No Chromium for the browser tests. Set CHROMIUM to the path of one.', ...complaints].join('\n'));
}

/**
 * Gives `work` a browser that has been seen to work, and a temporary folder of its own that is removed afterwards.
 * @template T
 * @param {(browser: Browser, folder: string) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withBrowser(work) {
  const folder = mkdtempSync(join(tmpdir(), 'dejarik-'));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  // After Ctrl-C a running test gets a moment to end by itself; the folder is removed in any case.
  let interrupted = false;
  const interrupt = () => {
    interrupted = true;
    setTimeout(() => process.exit(130), 2000).unref();
  };
  process.on('exit', remove);
  process.on('SIGINT', interrupt);
  process.on('SIGTERM', interrupt);
  try {
    const browser = await find(folder);
    if (interrupted) throw new Interrupted();
    return await work(browser, folder);
  } finally {
    process.off('SIGINT', interrupt);
    process.off('SIGTERM', interrupt);
    process.off('exit', remove);
    remove();
  }
}
