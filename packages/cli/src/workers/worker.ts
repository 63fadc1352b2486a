import { parentPort } from 'node:worker_threads';
import { perform } from './perform.js';
import type { FromWorker, ToWorker } from './protocol.js';

/** A thread that does jobs one after the other. */
const port = parentPort;
if (port === null) throw new Error('this file runs as a worker thread');
const say = (message: FromWorker): void => port.postMessage(message);

port.on('message', ({ id, kind, input }: ToWorker) => {
  try {
    say({ type: 'done', id, output: perform(kind, input) });
  } catch (error) {
    say({ type: 'failed', id, message: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
