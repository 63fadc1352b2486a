import { type BuildingCondition, type CardDefinition, COLORS, fitsDesign } from '@dejarik/engine';
import { type Judged, type Member, membersThatFit } from './judged.js';
import { copiesByTitle } from './titles.js';

/** What a character is worth. */
export type Worth = (member: Member) => number;

/** Whether a condition on team and deck holds for the card that states it. */
export function holds(deck: Judged, condition: BuildingCondition, card: CardDefinition, worth: Worth): boolean {
  const { team, list } = deck;
  switch (condition.word) {
    case 'team has': {
      const fitting = membersThatFit(team, condition.filter, card);
      return fitting.filter((member) => worth(member) >= condition.worth).length >= condition.count;
    }
    case 'team is all':
      return team.every((member) => fitsDesign(condition.filter, member.card));
    case 'shared color': {
      const most = Math.max(...COLORS.map((color) => team.filter((one) => one.card.color === color).length));
      return most >= (condition.characters === 0 ? team.length : condition.characters);
    }
    case 'single copies':
      return copiesByTitle(deck).every(({ copies }) => copies <= 1);
    case 'brings aside': {
      // A deck that does not say what it sets aside brings what its cards can use.
      if (list.setAside === null) return true;
      const aside = Object.keys(list.setAside).flatMap((code) => deck.catalogue.find(code) ?? []);
      return aside.some((one) => fitsDesign(condition.filter, one));
    }
    case 'all hold':
      return condition.conditions.every((one) => holds(deck, one, card, worth));
  }
}
