import { runDejarik } from './program.js';
import { processTerminal } from './terminal.js';

// Whoever reads our output may stop before its end (`| head`); that is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = await runDejarik(process.argv.slice(2), processTerminal());
