import type { SymbolSet } from '../../definitions/symbols.js';
import { shows } from '../../events/dice.js';
import { Happening } from '../../events/event.js';
import { symbolsText } from '../../text/words.js';
import type { Trigger, TriggerNode } from '../language.js';

interface RollsNode extends TriggerNode {
  readonly showing: SymbolSet;
}
const trigger: Trigger<RollsNode> = {
  happenings: () => [Happening.rolledIn, Happening.rerolled],
  hears: (_game, _self, seat, event) => event.seat === seat,
  came: (game, event, { showing }) => shows(game, event.die, showing),
  text: ({ showing }) => `one of your dice rolls ${symbolsText(showing)}`,
};
/** With "after": a die of your pool came to show it by being rolled or rerolled, not turned. [terms.roll] */
export const yourDieRolls = (showing: SymbolSet): RollsNode => Object.freeze({ trigger, showing });
