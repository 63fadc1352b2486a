// npm run build: compiles the packages and bundles the browser table.
import { ensurePackages, ensureWeb } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { run } from './lib/project.mjs';

await run(async () => {
  await ensureInstalled();
  await ensurePackages();
  await ensureWeb();
});
