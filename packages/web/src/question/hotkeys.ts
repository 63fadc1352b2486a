import type { OptionView, QuestionView } from '../contract.ts';
import { layOut } from '../play/options.ts';

/** Keys of the keyboard for the options of a question: digits in the panel's order, C claims, 0 ends or passes. */
export function hotkeys(question: QuestionView): ReadonlyMap<string, OptionView> {
  const layout = layOut(question);
  const keys = new Map<string, OptionView>();
  let digit = 1;
  for (const { section, options } of layout.sections) {
    // These stand folded away.
    if (section === 'reroll') continue;
    for (const option of options) if (digit <= 9) keys.set(String(digit++), option);
  }
  for (const option of layout.closing) {
    if (option.kind === 'claim') keys.set('C', option);
    else if (!keys.has('0')) keys.set('0', option);
  }
  return keys;
}
