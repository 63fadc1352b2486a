import type { LabResult } from '@dejarik/bots/lab';
import { html, type Html } from './html.js';

/** What the figures mean, and what they do not. */
export function notes({ bot, seed, gamesEach }: LabResult): Html {
  const timed = /@\d+ms$/.test(bot);
  return html`<div class="notes">
    <p>
      <b>Intervals.</b> Each holds the true rate with 95 % (Wilson). Of twenty, one misses it by chance alone: where
      many cards or sides are compared, those farthest off are partly luck. Where two intervals overlap widely nothing
      is decided. More games make them narrower: four times as many, half as wide.
    </p>
    <p>
      <b>Games.</b> ${gamesEach} against each deck, in pairs of one seed: the deck sits first in one, second in the
      other. Games that broke off count nowhere. Intervals take all games as independent of each other.
      ${timed ? 'The bot’s budget is time, so another run plays other games.' : html`The same options and the seed “${seed}” play the same games again.`}
    </p>
    <p>
      <b>First or second.</b> Who takes the first turn is who has the battlefield that is played on; who wins the
      roll-off chooses it. That is not where one sits.
    </p>
    <p>
      <b>Cards when drawn.</b> Cards that come late are seen in long games only. If a deck wins its long games, all its
      cards look good when drawn; if it wins fast, all look bad. The more games a card is drawn in, the closer its rate
      must be to the deck’s own.
    </p>
    <p>
      <b>Cards when played.</b> Some are played when one is winning anyway, some when one is nearly lost. So this says
      least about what a card is worth.
    </p>
    <p>
      <b>Opening hands</b>, after the mulligan, do not depend on how long the game will be; only on what the bot likes
      to keep. But there are fewer such games.
    </p>
    <p>
      <b>The bot.</b> All rates are of ${bot} against itself. It plays some decks and cards better than others, and not
      as people would.
    </p>
    <p>
      <b>Dice.</b> “Came up” is chance alone, rolls and rerolls; an asterisk marks sides for which a sixth lies outside
      of the interval, which one in twenty does by luck. Measures that never happened have no row. Damage is what dice
      dealt to characters of the opponent; damage of other abilities is not in it.
    </p>
  </div>`;
}
