import { EDITION_NAMES } from '@dejarik/engine';
import { RULE_DOCUMENTS, RULE_EDITIONS, type Rule, type RuleDocument, type RuleEdition } from '@dejarik/rulebook';
import { RichText } from '../cards/RulesText.tsx';
import { rulesHref } from './route.ts';
import css from './RuleEntry.module.css';

interface Props {
  readonly rule: Rule;
  /** The address names it. */
  readonly named: boolean;
  /** The edition of the game under way. */
  readonly edition: RuleEdition | null;
}

const leaflet = /^rulebook of the (.+) starter$/;

/** `Rules Reference 1.5, starters of Rey and Luke Skywalker`. */
function documents(names: readonly RuleDocument[]): string {
  const titles = names.map((name) => RULE_DOCUMENTS[name]);
  const starters = titles.flatMap((title) => leaflet.exec(title)?.[1] ?? []);
  const others = titles.filter((title) => !leaflet.test(title));
  const last = starters.at(-1);
  const list = starters.length > 1 ? `${starters.slice(0, -1).join(', ')} and ${last}` : last;
  return [...others, ...(list === undefined ? [] : [`${others.length > 0 ? 'r' : 'R'}ulebook of ${list}`])].join(', ');
}

/** Documents that say a thing in the same words are named once. */
function places(rule: Rule): readonly string[] {
  const byPlace = new Map<string, RuleDocument[]>();
  for (const name of Object.keys(RULE_DOCUMENTS) as RuleDocument[]) {
    const place = rule.sources[name];
    if (place === undefined) continue;
    byPlace.set(place, [...(byPlace.get(place) ?? []), name]);
  }
  return [...byPlace].map(([place, names]) => `${documents(names)}: ${place}`);
}

/** A rule with where it holds, what editions say otherwise, and where it stands in the documents. */
export function RuleEntry({ rule, named, edition }: Props) {
  const everywhere = rule.editions.length === RULE_EDITIONS.length;
  const differs = RULE_EDITIONS.flatMap((each) => {
    const text = rule.differs?.[each];
    return text === undefined ? [] : [[each, text] as const];
  });
  return (
    <article
      id={`rules/${rule.id}`}
      className={css.rule}
      data-rule={rule.id}
      data-named={named || undefined}
      tabIndex={-1}
    >
      <h4 className={css.id}>
        <a href={rulesHref(rule.id)}>{rule.id}</a>
      </h4>
      <p className={css.statement}>
        <RichText text={rule.statement} />
      </p>
      {!everywhere && (
        <p className={css.editions}>
          <span>Only in</span>
          {rule.editions.map((each) => (
            <b key={each} data-played={each === edition || undefined}>
              {EDITION_NAMES[each].title}
            </b>
          ))}
          {edition !== null && !rule.editions.includes(edition) && <span className={css.not}>not in this game</span>}
        </p>
      )}
      {differs.length > 0 && (
        <dl className={css.differs}>
          {differs.map(([each, text]) => (
            <div key={each} data-played={each === edition || undefined}>
              <dt>{EDITION_NAMES[each].title}</dt>
              <dd>
                <RichText text={text} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {rule.note !== undefined && (
        <p className={css.note}>
          <b>Note.</b> <RichText text={rule.note} />
        </p>
      )}
      <p className={css.sources}>{places(rule).join(' · ')}</p>
    </article>
  );
}
