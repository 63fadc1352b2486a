import type { CardKey, CardView, DieView, GameView, PlayerView, SideView } from '@dejarik/engine';
import { counted } from '../columns.js';
import { type Style, styled, type Terminal } from '../terminal.js';

const COLORS: Readonly<Record<string, Style>> = { red: 'red', blue: 'blue', yellow: 'yellow', gray: 'dim' };

/** The whole table as a seat sees it: the opponents above, the battlefield between, that seat's own side below. */
export function tableText(terminal: Terminal, view: GameView): string {
  return new TableText(terminal, view).text();
}

/** A side of a die in a few letters: "2 melee", "+1 ranged", "3 ranged for 1". */
export function sideText(side: SideView): string {
  const bare = side.symbol === 'blank' || side.symbol === 'special';
  const value = bare ? '' : `${side.modifier ? '+' : ''}${side.value} `;
  return `${value}${side.symbol}${side.cost > 0 ? ` for ${side.cost}` : ''}`;
}

class TableText {
  private readonly terminal: Terminal;
  private readonly view: GameView;

  constructor(terminal: Terminal, view: GameView) {
    this.terminal = terminal;
    this.view = view;
  }

  text(): string {
    const { players, seat } = this.view;
    const others = players.filter((player) => player.seat !== seat);
    const own = players.filter((player) => player.seat === seat);
    return [
      this.heading(),
      ...others.flatMap((player) => this.player(player)),
      this.battlefield(),
      ...own.flatMap((player) => [...this.player(player), ...this.hand(player)]),
    ].join('');
  }

  private heading(): string {
    const { round, phase, turn, players } = this.view;
    const where = phase === 'setup' ? 'Setup' : `Round ${round}, ${phase === 'action' ? 'action phase' : phase}`;
    const whose = turn === null ? '' : `, ${players[turn]?.name ?? 'nobody'}'s turn`;
    const text = `── ${where}${whose} `;
    return `\n${this.style('bold', text.padEnd(Math.min(this.terminal.columns, 78), '─'))}\n`;
  }

  private player(player: PlayerView): string[] {
    const facts = [
      counted(player.resources, 'resource'),
      `hand ${player.handCount}`,
      `deck ${player.deckCount}`,
      `discard ${player.discard.length}`,
      ...(player.claimed ? ['has claimed'] : []),
      ...(player.passed ? ['has passed'] : []),
      ...(player.eliminated ? ['out of the game'] : []),
    ];
    return [
      `${this.style('bold', player.name)}  ${facts.join(', ')}\n`,
      ...[...player.characters, ...player.supports, ...player.plots].flatMap((key) => this.inPlay(key, '  ')),
      ...this.list('  set aside', player.setAside),
      `  pool: ${player.pool.length === 0 ? this.style('dim', 'empty') : player.pool.map((key) => this.die(key)).join('; ')}\n`,
    ];
  }

  private inPlay(key: CardKey, indent: string): string[] {
    const card = this.view.cards[key];
    if (card === undefined) return [];
    return [
      `${indent}${this.name(card)}${this.marks(card)}\n`,
      ...card.attachments.flatMap((on) => this.inPlay(on, `${indent}  + `)),
    ];
  }

  private name(card: CardView): string {
    const face = this.view.faces[card.code];
    if (face === undefined) return card.code;
    return this.style(COLORS[face.color] ?? 'dim', face.title);
  }

  private marks(card: CardView): string {
    const marks = [
      ...(card.health === null ? [] : [`${card.health - card.damage} of ${card.health} health`]),
      ...(card.shields > 0 ? [counted(card.shields, 'shield')] : []),
      ...(card.resources > 0 ? [counted(card.resources, 'resource')] : []),
      ...(card.dice.length > 0 ? [counted(card.dice.length, 'die', 'dice')] : []),
      ...(card.exhausted ? ['exhausted'] : []),
    ];
    return marks.length === 0 ? '' : `: ${marks.join(', ')}`;
  }

  private die(key: string): string {
    const die: DieView | undefined = this.view.dice[key];
    const side = die?.sides[die.showing ?? -1];
    if (die === undefined || side === undefined) return key;
    const title = this.view.faces[die.code]?.title ?? die.code;
    return `${this.style(COLORS[die.color] ?? 'dim', title)} ${sideText(side)}`;
  }

  private battlefield(): string {
    const { battlefield, battlefieldController, limbo, players } = this.view;
    const card = battlefield === null ? undefined : this.view.cards[battlefield];
    if (card === undefined) return '';
    const who = battlefieldController === null ? 'nobody' : (players[battlefieldController]?.name ?? 'nobody');
    const resolving = limbo.flatMap((key) => this.view.cards[key] ?? []).map((one) => this.name(one));
    const more = resolving.length === 0 ? '' : `; resolving: ${resolving.join(', ')}`;
    return `${this.style('bold', 'Battlefield')}  ${this.name(card)}, controlled by ${who}${more}\n`;
  }

  private hand(player: PlayerView): string[] {
    const cards = player.hand.flatMap((key) => this.view.cards[key] ?? []);
    const names = cards.map((card) => `${this.name(card)}${card.cost === null ? '' : ` (${card.cost})`}`);
    return [`  hand: ${names.length === 0 ? this.style('dim', 'empty') : names.join(', ')}\n`];
  }

  private list(title: string, keys: readonly CardKey[]): string[] {
    const cards = keys.flatMap((key) => this.view.cards[key] ?? []);
    return cards.length === 0 ? [] : [`${title}: ${cards.map((card) => this.name(card)).join(', ')}\n`];
  }

  private style(style: Style, text: string): string {
    return styled(this.terminal, style, text);
  }
}
