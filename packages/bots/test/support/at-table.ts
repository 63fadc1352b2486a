import type { CardView, Match, OptionView, Player, Seat } from '@dejarik/engine';
import type { Position } from '@dejarik/engine/board';
import { createBot } from '../../src/index.js';
import { loadPosition } from './load-position.js';

/** `padawan` as me in a position: what it picks, by the labels of the options. */
export function padawanAt(position: Position, seed = 'test'): AtTable {
  return new AtTable(loadPosition(position), createBot('padawan', seed));
}

const ME = 0 as Seat;
/** A label without what stands in brackets at its end. */
export const bare = (label: string): string => label.replace(/ \([^)]*\)$/, '');

export class AtTable {
  readonly match: Match;
  private readonly bot: Player;
  constructor(match: Match, bot: Player) {
    this.match = match;
    this.bot = bot;
  }

  /** The label of the option that it would pick now, without what stands in brackets. Whoever is asked is played by it. */
  choice(): string {
    return bare(this.chosen().label);
  }

  /** The same, and the option is picked. */
  pick(): string {
    const { key, label } = this.chosen();
    this.match.pick(key);
    return bare(label);
  }

  private chosen(): OptionView {
    const { match } = this;
    const { question } = match;
    if (question === null) throw new Error('the game is over');
    const at = this.bot.pick(question, match.seated(question.seat));
    const option = match.view(question.seat).question?.options[at];
    if (option === undefined) throw new Error(`it picked option ${at} of ${question.options.length}`);
    return option;
  }

  /** The labels of all picks of mine until it is somebody's next action. */
  action(): string[] {
    const labels = [this.pick()];
    for (;;) {
      const { question } = this.match;
      if (question === null || question.seat !== ME || question.kind === 'action' || question.kind === 'extra action') {
        return labels;
      }
      labels.push(this.pick());
    }
  }

  /** A card in play, by title; `#2` for the second of that title, oldest first. */
  card(name: string): CardView {
    const [title, number = '1'] = name.split('#');
    const { cards, faces } = this.match.view(ME);
    const found = Object.values(cards).filter((card) => card.zone === 'play' && faces[card.code]?.title === title);
    const card = found.sort((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }))[Number(number) - 1];
    if (card === undefined) throw new Error(`there is no ${name} in play`);
    return card;
  }

  /** Titles of the opponent's characters. */
  get foes(): string[] {
    const { cards, faces, players } = this.match.view(ME);
    return (players[1]?.characters ?? []).map((id) => faces[cards[id]?.code ?? '']?.title ?? '?');
  }

  /** Picks for the seat that is asked by label. */
  other(label: string): this {
    const { match } = this;
    const options = match.question === null ? [] : (match.view(match.question.seat).question?.options ?? []);
    const found = options.find((option) => option.label === label || bare(option.label) === label);
    if (found === undefined) throw new Error(`"${label}" is not among ${options.map((one) => one.label).join(', ')}`);
    match.pick(found.key);
    return this;
  }
}
