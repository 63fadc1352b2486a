import { type Bot, createBot, type Thinking } from '@dejarik/bots';
import { catalogue } from '@dejarik/cards';
import { cardFace, type GameView, type Match, optionKey, type QuestionView, type Seat } from '@dejarik/engine';
import { wrapped } from '../columns.js';
import { messageOf } from '../faults.js';
import { logText } from '../log-text.js';
import { writeReplay } from '../replay/file.js';
import { styled, type Terminal } from '../terminal.js';
import { ADVISER, hintText } from './hint.js';
import type { Lines } from './lines.js';
import { questionText } from './question-text.js';
import { tableText } from './table-text.js';
import { clock, thinkThrough } from './thinking.js';

const HELP = `  <number>        take that option; several numbers where several are chosen
  h, hint         what a ${ADVISER} would do here, with the chance to win
  u               take back the last pick, as far as nothing was revealed or rolled since
  t               show the table again
  l               show the whole log
  i <title>       show a card; i <number> the card of that option
  c               concede
  q               quit
  ?, help         show this
`;

export interface PlayedGame {
  readonly match: Match;
  /** The seat of the person. */
  readonly seat: Seat;
  /** Who plays the seats, by seat; null where the person sits. */
  readonly bots: readonly (Bot | null)[];
  /** Where the replay is written at the end; null: asked when quitting. */
  readonly save: string | null;
}

/** One game of a person against programs, by lines of text. Who is out watches the others play on. */
export class PlayLoop {
  private readonly terminal: Terminal;
  private readonly lines: Lines;
  private readonly game: PlayedGame;
  /** Log entries that were shown. */
  private told = 0;
  private left = false;

  constructor(terminal: Terminal, lines: Lines, game: PlayedGame) {
    this.terminal = terminal;
    this.lines = lines;
    this.game = game;
  }

  /** Plays until the game is over, the person quits or the input ends. Answers whether the game is over. */
  async run(): Promise<boolean> {
    const { match, seat, save } = this.game;
    while (!match.isOver && !this.left) {
      if (match.question?.seat === seat) await this.turn();
      else await this.letPlay();
    }
    this.tellLog();
    if (match.isOver) this.terminal.out(`\n${this.resultText()}\n`);
    if (save !== null) this.save(save);
    return match.isOver;
  }

  private async letPlay(): Promise<void> {
    const { match, bots } = this.game;
    const { question } = match;
    if (question === null) return;
    const bot = bots[question.seat] ?? null;
    if (bot === null) throw new Error(`nobody plays seat ${question.seat}`);
    const thinking = bot.think(question, match.seated(question.seat));
    if (!(await this.think(thinking, match.setup.seats[question.seat]?.name ?? bot.name))) {
      await this.quit();
      return;
    }
    const option = question.options[thinking.choice()];
    if (option === undefined) throw new Error(`${bot.name} picked an option that is not there`);
    match.pick(optionKey(option));
  }

  /** Answers false when the person does not want to wait for the end of it. */
  private think(thinking: Thinking, who: string): Promise<boolean> {
    return thinkThrough(this.terminal, thinking, who, () => this.lines.interrupted());
  }

  private async turn(): Promise<void> {
    const { match, seat } = this.game;
    const view = match.view(seat);
    const { question } = view;
    if (question === null) return;
    this.tellLog();
    if (question.automatic) {
      const only = question.options[0];
      this.say(`${question.prompt} ${only?.label ?? ''}.`);
      match.pick(only?.key ?? '');
      return;
    }
    // Several picks of one choice stand under one table.
    if ((question.group?.chosen.length ?? 0) === 0) this.terminal.out(tableText(this.terminal, view));
    this.terminal.out(questionText(this.terminal, view, question));
    while (!(await this.answer(view, question)));
  }

  /** Takes one line. Answers whether the question stands no more. */
  private async answer(view: GameView, question: QuestionView): Promise<boolean> {
    const line = await this.lines.next('> ', 'q');
    if (line === null) {
      this.say('The input has ended, the game is not over.');
      this.left = true;
      return true;
    }
    const [word = '', ...more] = line.split(/\s+/);
    switch (word.toLowerCase()) {
      case '':
        return false;
      case 'u':
        return this.takeBack();
      case 't':
        this.terminal.out(tableText(this.terminal, view) + questionText(this.terminal, view, question));
        return false;
      case 'l':
        this.terminal.out(logText(this.terminal, this.game.match.logFor(this.game.seat)));
        return false;
      case 'i':
        this.showCards(view, question, more.join(' '));
        return false;
      case 'h':
      case 'hint':
        await this.hint(question);
        return false;
      case '?':
      case 'help':
        this.terminal.out(HELP);
        return false;
      case 'c':
        return this.concede();
      case 'q':
        return this.quit();
      default:
        return this.pick(line, question);
    }
  }

  /** Picks the options of those numbers (or keys), one after the other while they belong to the same choice. */
  private pick(line: string, question: QuestionView): boolean {
    const numbers = line.split(/[\s,]+/);
    const { options, group } = question;
    const keys = numbers.map((number) => {
      const option = /^\d+$/.test(number) ? options[Number(number) - 1] : options.find(({ key }) => key === number);
      return option?.key;
    });
    const wrong = keys.indexOf(undefined);
    if (wrong >= 0) {
      this.say(`"${numbers[wrong] ?? ''}" is not an option: type a number from 1 to ${options.length}, or ? for help.`);
      return false;
    }
    if (keys.length > 1 && group === null) {
      this.say('Only one can be chosen here.');
      return false;
    }
    const { match, seat } = this.game;
    for (const [at, key = ''] of keys.entries()) {
      const open = match.question;
      const goesOn = at === 0 || (open !== null && open.seat === seat && open.group?.id === group?.id);
      if (!goesOn || !match.options.includes(key)) {
        // What is full has ended by itself; saying so is not worth a word.
        if (key !== 'done') this.say(`The choice was complete before "${numbers[at] ?? ''}".`);
        break;
      }
      match.pick(key);
    }
    return true;
  }

  /** What the adviser would pick, from what the person knows. */
  private async hint(question: QuestionView): Promise<void> {
    const { match, seat } = this.game;
    if (match.question === null) return;
    const adviser = createBot(ADVISER, `${match.setup.seed} hint`, { clock });
    const thinking = adviser.think(match.question, match.seated(seat));
    if (await this.think(thinking, `A ${ADVISER}`)) this.terminal.out(hintText(question, thinking));
  }

  private takeBack(): boolean {
    const { match, seat } = this.game;
    if (!match.canUndo(seat)) {
      this.say('The last pick cannot be taken back any more.');
      return false;
    }
    // A question with one option would be answered again at once: back to one that is a choice.
    do match.undo(seat);
    while (match.question?.options.length === 1 && match.canUndo(seat));
    this.told = Math.min(this.told, match.logLength);
    this.say('Taken back.');
    return true;
  }

  private async concede(): Promise<boolean> {
    const sure = await this.lines.next('Concede the game? (y/n) ');
    if (sure?.toLowerCase().startsWith('y') !== true) return false;
    const { match, seat } = this.game;
    match.concede(seat);
    this.told = Math.min(this.told, match.logLength);
    return true;
  }

  private async quit(): Promise<boolean> {
    this.left = true;
    if (this.game.save !== null) return true;
    const file = await this.lines.next('Save a replay to file (nothing: do not save): ');
    if (file !== null && file !== '') this.save(file);
    return true;
  }

  private save(file: string): void {
    writeReplay(file, this.game.match.replay());
    this.say(`The replay is in ${file}: dejarik replay ${file}, or dejarik play --resume ${file}`);
  }

  private showCards(view: GameView, question: QuestionView, asked: string): void {
    const key = /^\d+$/.test(asked) ? question.options[Number(asked) - 1]?.cards[0] : undefined;
    const wanted = (view.faces[view.cards[key ?? '']?.code ?? '']?.title ?? asked).toLowerCase();
    const found = wanted === '' ? [] : catalogue.cards.filter((card) => card.title.toLowerCase().startsWith(wanted));
    if (found.length === 0) this.say(`No card begins with "${asked}".`);
    for (const card of found) {
      const { text, subtitle } = cardFace(card);
      this.terminal.out(`${styled(this.terminal, 'bold', card.title)}${subtitle === null ? '' : ` - ${subtitle}`}\n`);
      this.terminal.out(wrapped(text === '' ? '(no ability)' : text, this.terminal.columns, '  '));
    }
  }

  private tellLog(): void {
    const { match, seat } = this.game;
    this.terminal.out(logText(this.terminal, match.logFor(seat, this.told)));
    this.told = match.logLength;
  }

  private resultText(): string {
    const { result, players } = this.game.match.view(this.game.seat);
    const who = players[result?.winner ?? -1]?.name ?? 'Nobody';
    return styled(this.terminal, 'bold', `${who} wins (${result?.reason ?? ''}).`);
  }

  private say(text: string): void {
    this.terminal.out(`${text}\n`);
  }
}

/** The message of a game that broke down, for the person who played it. */
export function breakdownText(error: unknown, file: string): string {
  return `the game cannot go on: ${messageOf(error)}\nIts replay is in ${file}: dejarik replay ${file}`;
}
