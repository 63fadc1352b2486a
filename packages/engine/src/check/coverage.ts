import { Keyword, type KeywordName, type CardDefinition } from '../definitions/card.js';
import type { Catalogue } from '../definitions/catalogue.js';
import { Sym, X } from '../definitions/symbols.js';
import { Happening } from '../events/event.js';
import { Game, type Sink } from '../game/game.js';
import { mayAttach } from '../rules/play.js';
import { charactersOf } from '../rules/distribute.js';
import { type CardId, NO_CARD, NO_DIE } from '../state/ids.js';
import type { Call, GameEvent } from '../state/state.js';
import { abilityKey, listened, type Part, partsOf } from './parts.js';

/** Keeps account of what came to pass in games, out of everything that cards can do. */
export class Coverage {
  readonly all: readonly Part[];
  private readonly open: Map<string, Part>;
  private readonly listening = new Map<CardDefinition, CardDefinition>();

  constructor(catalogue: Catalogue) {
    this.all = catalogue.cards.flatMap(partsOf);
    this.open = new Map(this.all.map((part) => [part.key, part]));
  }

  /** What never came to pass. */
  get missing(): Part[] {
    return [...this.open.values()];
  }

  /** How many parts of a card have not come to pass. */
  missingOf(code: string): number {
    let count = 0;
    for (const part of this.open.values()) if (part.code === code) count++;
    return count;
  }

  /** The same game, listened to. It must not have begun. */
  listenTo(game: Game): Game {
    const definitions = game.definitions.map((card) => this.listened(card));
    const heard = new Game(game.state, definitions, game.decide);
    heard.sink = this.sink();
    return heard;
  }

  private readonly note = (key: string): void => {
    this.open.delete(key);
  };

  private listened(card: CardDefinition): CardDefinition {
    const known = this.listening.get(card);
    if (known !== undefined) return known;
    const made = listened(card, this.note, card.code.startsWith('rule') ? this.heardRule : () => undefined);
    this.listening.set(card, made);
    return made;
  }

  /** A keyword that stands for an ability of the rules was used by the card that has it. */
  private readonly heardRule = (game: Game, call: Call): void => {
    if (call.self !== NO_CARD) this.noteKeyword(game, call.self, 'guardian');
  };

  private noteKeyword(game: Game, id: CardId, keyword: KeywordName): void {
    if ((game.definition(id).keywords & Keyword[keyword]) === 0) return;
    this.noteWhere(game.definition(id), (ability) => ability.kind === 'keyword' && ability.keyword === keyword);
  }

  private noteWhere(card: CardDefinition, is: (ability: CardDefinition['abilities'][number]) => boolean): void {
    card.abilities.forEach((ability, number) => {
      if (is(ability)) this.note(abilityKey(card.code, number));
    });
  }

  /** What is not an instruction shows in what happens. */
  private sink(): Sink {
    return {
      event: (game, event) => {
        if (event.card !== NO_CARD && event.kind === Happening.played) this.hearPlayed(game, event);
        if (event.kind === Happening.actionsGained && event.source !== NO_CARD) {
          this.noteKeyword(game, event.source, 'ambush');
        }
        // An upgrade that moves by no card's text redeploys.
        if (event.kind === Happening.attached && event.source === NO_CARD)
          this.noteKeyword(game, event.card, 'redeploy');
        this.hearDie(game, event);
      },
    };
  }

  private hearPlayed(game: Game, event: GameEvent): void {
    this.noteWhere(game.definition(event.card), (ability) => ability.kind === 'modify');
    const refused = charactersOf(game, event.seat).some((host) => !mayAttach(game, event.seat, event.card, host));
    if (refused) this.noteWhere(game.definition(event.card), (ability) => ability.kind === 'attach only');
  }

  private hearDie(game: Game, event: GameEvent): void {
    // A die's resolving is told before it is carried out, everything else after.
    const resolving = event.kind === Happening.resolved;
    const id = resolving ? event.die : event.sourceDie;
    if (id === NO_DIE || (event.done === 0 && !resolving)) return;
    const design = game.dieDefinition(id);
    const side = design.sides?.[game.die(id).side];
    const isRule = (rule: string): void =>
      this.noteWhere(design, (one) => one.kind === 'die rule' && one.rule === rule);
    if (event.kind === Happening.damaged && event.flag) isRule('unblockable');
    if (event.kind === Happening.shielded) isRule('split shields');
    if (!resolving || side === undefined) return;
    if (side.symbol === Sym.any) isRule('modifies any symbol');
    if (side.value === X) this.noteWhere(design, (one) => one.kind === 'x');
  }
}
