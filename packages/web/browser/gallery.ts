import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base } from '@playwright/test';
import { build, preview } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Tests that get the address of the gallery: every screen of the table with fixture views, built once a worker. */
export const test = base.extend<object, { gallery: string }>({
  gallery: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures that are needed here.
    async ({}, use) => {
      const outDir = await mkdtemp(join(tmpdir(), 'dejarik-gallery-'));
      const options = {
        outDir,
        emptyOutDir: true,
        sourcemap: false,
        rollupOptions: { input: join(root, 'gallery.html') },
      };
      await build({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'error', build: options });
      const server = await preview({
        root,
        configFile: false,
        logLevel: 'error',
        build: { outDir },
        preview: { port: 0, host: 'localhost' },
      });
      const address = server.resolvedUrls?.local[0];
      if (address === undefined) throw new Error('The gallery has no address.');
      await use(`${address}gallery.html`);
      await server.close();
      await rm(outDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});
