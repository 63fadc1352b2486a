import type { GameView, OptionView, QuestionView } from '@dejarik/engine';
import { styled, type Terminal } from '../terminal.js';

/** The open question: what is asked, by what, and the options with their numbers. */
export function questionText(terminal: Terminal, view: GameView, question: QuestionView): string {
  const { code, group, prompt, options } = question;
  const asks = code === null ? '' : styled(terminal, 'dim', ` (${view.faces[code]?.title ?? code})`);
  const several = group === null || group.max <= 1 ? '' : `${styled(terminal, 'dim', groupText(group))}\n`;
  const width = String(options.length).length;
  const lines = options.map(
    (option, at) => `  ${String(at + 1).padStart(width)}  ${optionText(terminal, view, option)}\n`,
  );
  return `\n${styled(terminal, 'cyan', prompt)}${asks}\n${several}${lines.join('')}`;
}

function groupText({ min, max, chosen }: NonNullable<QuestionView['group']>): string {
  const most = max > 99 ? 'any number' : `${min === max ? max : `${min} to ${max}`}`;
  return `Choose ${most}, ${chosen.length} chosen so far. Several numbers may stand in one line.`;
}

/** Two cards of one name are told apart by whose they are and what they are attached to. */
function optionText(terminal: Terminal, view: GameView, option: OptionView): string {
  const card = view.cards[option.cards[0] ?? ''];
  const die = view.dice[option.dice[0] ?? ''];
  const owner = card?.controller ?? die?.pool ?? null;
  const host = view.cards[card?.host ?? ''];
  const notes = [
    ...(owner === null || owner === view.seat || view.seat === null ? [] : [`${view.players[owner]?.name ?? ''}'s`]),
    ...(host === undefined ? [] : [`on ${view.faces[host.code]?.title ?? host.code}`]),
    ...(option.preview === undefined ? [] : [option.preview]),
  ];
  return notes.length === 0 ? option.label : `${option.label} ${styled(terminal, 'dim', `[${notes.join(', ')}]`)}`;
}
