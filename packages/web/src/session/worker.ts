import { broughtDecks, deckInfos } from './decks.ts';
import { GameHost } from './GameHost.ts';
import { offeredBots } from './levels.ts';
import type { Answer, FromWorker, ToWorker } from './protocol.ts';

/** The worker of one game: takes the page's requests one after the other and says what has changed. */
let host: GameHost | null = null;

function say(message: FromWorker): void {
  postMessage(message);
}

function crash(error: unknown): void {
  let replay = '';
  try {
    replay = host?.replay() ?? '';
  } catch {
    // The page still has the one of the last update.
  }
  host?.close();
  say({ type: 'crash', message: error instanceof Error ? (error.stack ?? error.message) : String(error), replay });
}

/** Whatever the programs do in their turns; nothing of it belongs to a request. */
function letThemPlay(work: Promise<void>): void {
  work.catch(crash);
}

/** Browsers make timers that follow each other wait; a message to oneself comes as soon as what was sent before it. */
const { port1, port2 } = new MessageChannel();
const resting: (() => void)[] = [];
port1.onmessage = () => resting.shift()?.();
const rest = (): Promise<void> =>
  new Promise((resolve) => {
    resting.push(resolve);
    port2.postMessage(null);
  });
const clock = (): number => performance.now();

function running(): GameHost {
  if (host === null) throw new Error('No game has been started.');
  return host;
}

/** What has to do with decks that players bring is loaded when it is needed. */
async function judging(request: Extract<ToWorker, { type: 'formats' | 'judge' | 'write' }>): Promise<Answer> {
  const { formats, judge, write } = await import('./judging.ts');
  switch (request.type) {
    case 'formats':
      return formats();
    case 'judge':
      return judge(request.question);
    case 'write':
      return write(request.deck, request.kind);
    default: {
      const never: never = request;
      return never;
    }
  }
}

/** What takes long is worked on in pieces; how far it has come is told a few times a second. */
async function thinking(request: Extract<ToWorker, { type: 'hint' | 'review' }>): Promise<Answer> {
  const game = running();
  let told = clock();
  const progress = (part: number): void => {
    if (clock() - told < 100) return;
    told = clock();
    say({ type: 'progress', id: request.id, part });
  };
  return request.type === 'hint'
    ? await game.hint(request.seat, request.question, progress)
    : await game.review(request.seat, progress);
}

type OfGames = Exclude<ToWorker, { type: 'formats' | 'judge' | 'write' | 'hint' | 'review' }>;

function answer(request: OfGames): Answer {
  switch (request.type) {
    case 'bots':
      return offeredBots();
    case 'decks':
      return deckInfos();
    case 'show':
      return broughtDecks(request.decks);
    case 'start':
      host?.close();
      host = new GameHost(request.setup, request.replay, {
        update: (update, replay) => say({ type: 'update', update, replay }),
        estimate: (estimate) => say({ type: 'estimate', estimate }),
        rest,
        clock,
      });
      letThemPlay(host.begin());
      return null;
    case 'pick':
      running().pick(request.seat, request.question, request.keys);
      letThemPlay(running().drive());
      return null;
    // Where no game could begin there is nothing to stop, and nothing to estimate.
    case 'stop hint':
      host?.stopHint();
      return null;
    case 'estimates':
      host?.wantEstimates(request.wanted);
      return null;
    case 'stop review':
      host?.stopReview();
      return null;
    case 'undo':
      running().undo(request.seat);
      return null;
    case 'concede':
      running().concede(request.seat);
      // With several opponents the others play on.
      letThemPlay(running().drive());
      return null;
    default: {
      const never: never = request;
      return never;
    }
  }
}

addEventListener('message', (event: MessageEvent<ToWorker>) => {
  const request = event.data;
  const refuse = (error: unknown) =>
    say({ type: 'failed', id: request.id, message: error instanceof Error ? error.message : String(error) });
  const answered = (result: Answer) => say({ type: 'done', id: request.id, result });
  if (request.type === 'formats' || request.type === 'judge' || request.type === 'write') {
    judging(request).then(answered, refuse);
    return;
  }
  if (request.type === 'hint' || request.type === 'review') {
    // The game goes on without it, whatever is wrong with it.
    thinking(request).then(answered, refuse);
    return;
  }
  try {
    answered(answer(request));
  } catch (error) {
    const harmless = request.type === 'start' || (error instanceof Error && error.name === 'RefusedPick');
    refuse(error);
    if (!harmless) crash(error);
  }
});
