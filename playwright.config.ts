import { defineConfig } from '@playwright/test';
import { chromiumFlags } from './scripts/lib/chromium-flags.mjs';

/** `npm test` finds a browser, serves the built site and tells both through the environment. */
function browserOfTests() {
  const told = process.env['DEJARIK_BROWSER'];
  if (told === undefined) return {};
  const { executable, environment } = JSON.parse(told) as { executable: string; environment: Record<string, string> };
  const env: Record<string, string> = { ...environment };
  for (const [name, value] of Object.entries(process.env)) {
    if (value !== undefined && !(name in env)) env[name] = value;
  }
  return { executablePath: executable, env };
}

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
    launchOptions: { args: chromiumFlags, ...browserOfTests() },
  },
});
