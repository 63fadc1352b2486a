#!/usr/bin/env node
// The dejarik command from a checkout: installs and builds what is missing, then is the command itself. Standard output
// belongs to the command alone.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensurePackages } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root, run } from './lib/project.mjs';

await run(async () => {
  await ensureInstalled();
  await ensurePackages();
  const main = join(root, 'packages', 'cli', 'dist', 'main.js');
  process.argv[1] = main;
  await import(pathToFileURL(main).href);
});
