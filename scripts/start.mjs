// npm start: installs and builds what is missing, then serves the browser table.
import { join } from 'node:path';
import { ensureWeb } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { Failure, root, run, say } from './lib/project.mjs';
import { serve } from './lib/serve.mjs';

const usual = 4173;

function wantedPort() {
  const text = process.env['PORT'];
  if (text === undefined || text === '') return usual;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Failure(`PORT is "${text}"; it must be a number from 0 to 65535.`);
  }
  return port;
}

/** @param {number} port */
async function open(port) {
  try {
    return await serve(join(root, 'packages', 'web', 'dist'), port);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const other = `Choose another with PORT, for example:\n\n  PORT=${port === 65535 ? usual : port + 1} npm start\n`;
    if (code === 'EADDRINUSE') throw new Failure(`Port ${port} is already taken. ${other}`);
    if (code === 'EACCES') throw new Failure(`Port ${port} may not be used here. ${other}`);
    throw error;
  }
}

await run(async () => {
  const port = wantedPort();
  await ensureInstalled();
  await ensureWeb();
  const site = await open(port);
  process.stdout.write(`\n  Dejarik is at http://localhost:${site.port}\n  Ctrl-C ends it.\n\n`);
  let ending = false;
  const end = () => {
    if (ending) return;
    ending = true;
    site.close().catch((error) => say(String(error)));
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
});
