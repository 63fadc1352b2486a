import type { CardView, DieView, GameView } from '../contract.ts';
import { colorWords, plural, sideWords, typeWords } from '../symbols/words.ts';

/** A card in one breath, for those who listen: `Rey, character, 4 damage of 10 health, 2 shields, exhausted`. */
export function describeCard(view: GameView, card: CardView): string {
  const face = view.faces[card.code];
  if (face === undefined) return 'Unknown card';
  const parts = [
    face.subtitle === null ? face.title : `${face.title}, ${face.subtitle}`,
    typeWords[card.type].toLowerCase(),
  ];
  if (card.zone === 'play') {
    const host = card.host === null ? undefined : view.cards[card.host];
    if (host !== undefined) {
      const other = host.controller === card.controller ? '' : ` by ${view.players[card.controller]?.name ?? ''}`;
      parts.push(`on ${view.faces[host.code]?.title ?? 'a card'}${other}`);
    }
    if (card.health !== null) parts.push(`${card.damage} damage of ${card.health} health`);
    if (card.shields > 0) parts.push(plural(card.shields, 'shield'));
    if (card.resources > 0) parts.push(`${plural(card.resources, 'resource')} on it`);
    if (card.type === 'character' || card.type === 'support') parts.push(card.exhausted ? 'exhausted' : 'ready');
    const attached = card.attachments.flatMap((id) => view.faces[view.cards[id]?.code ?? '']?.title ?? []);
    if (attached.length > 0) parts.push(`with ${attached.join(' and ')}`);
  } else if (card.cost !== null) {
    parts.push(`costs ${card.cost}`);
  }
  return parts.join(', ');
}

/** `Rey's blue die showing 2 melee damage`. */
export function describeDie(view: GameView, die: DieView): string {
  const title = view.faces[die.code]?.title ?? 'Unknown card';
  const side = die.showing === null ? undefined : die.sides[die.showing];
  return `${colorWords[die.color]} die of ${title}${side === undefined ? '' : ` showing ${sideWords(side)}`}`;
}
