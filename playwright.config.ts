import { defineConfig } from '@playwright/test';

// `npm test` finds a browser, serves the built site and tells both through the environment.
const executablePath = process.env['DEJARIK_CHROMIUM'];
const libraryPath = process.env['DEJARIK_CHROMIUM_LIBRARY_PATH'];

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const inherited = Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined);

export default defineConfig({
  testDir: 'packages/web/browser',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  workers: 1,
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: 'list',
  use: {
    baseURL: process.env['DEJARIK_BASE_URL'] ?? 'http://localhost:4173',
    browserName: 'chromium',
    headless: true,
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: {
      args: flags,
      ...(executablePath === undefined ? {} : { executablePath }),
      ...(libraryPath === undefined ? {} : { env: { ...Object.fromEntries(inherited), LD_LIBRARY_PATH: libraryPath } }),
    },
  },
});
