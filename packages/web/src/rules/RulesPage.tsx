import { EDITION_NAMES, isEdition } from '@dejarik/engine';
import {
  AREA_TITLES,
  closestRules,
  ruleAreas,
  ruleById,
  RULE_EDITIONS,
  RULES,
  searchRules,
  type AreaName,
  type Rule,
  type RuleEdition,
} from '@dejarik/rulebook';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { plural } from '../symbols/words.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Select } from '../ui/Select.tsx';
import { closeRules, rulesHref } from './route.ts';
import { RuleEntry } from './RuleEntry.tsx';
import css from './RulesPage.module.css';

interface Props {
  /** The rule that the address names; empty for none. */
  readonly rule: string;
  /** The edition of the game under way. */
  readonly edition: string | null;
}

type EditionFilter = RuleEdition | 'all';
const filters: readonly EditionFilter[] = ['all', ...RULE_EDITIONS];
const areaNames = ruleAreas.map(({ name }) => name);
/** So many rules are drawn before somebody asks for all. */
const most = 60;

/** The rules of the documents: by area, or what a search finds. A rule that the address names stands out in its area. */
export function RulesPage({ rule: named, edition }: Props) {
  const target = ruleById(named);
  const [chosen, setChosen] = useState<AreaName>(target?.area ?? 'customization');
  const [words, setWords] = useState('');
  const [only, setOnly] = useState<EditionFilter>('all');
  const [last, setLast] = useState(named);
  const sought = useDeferredValue(words.trim());
  const list = useRef<HTMLDivElement>(null);
  if (last !== named) {
    // Another address: its rule is shown where it stands, whatever was searched before.
    setLast(named);
    setWords('');
    setOnly('all');
    if (target !== undefined) setChosen(target.area);
  }
  const filter = { edition: only === 'all' ? undefined : only };
  const found = sought === '' ? searchRules('', { ...filter, area: chosen }) : searchRules(sought, filter);

  useEffect(() => {
    const element =
      named === '' ? null : list.current?.querySelector<HTMLElement>(`[data-rule="${CSS.escape(named)}"]`);
    element?.scrollIntoView({ block: 'center' });
    element?.focus({ preventScroll: true });
  }, [named]);

  const showArea = (area: AreaName) => {
    setChosen(area);
    setWords('');
    list.current?.scrollTo({ top: 0 });
  };
  return (
    <Dialog title="Rules" onClose={closeRules} size="page">
      <div className={css.page}>
        <div className={css.side}>
          <label className={css.search}>
            <span className="sr-only">Search the rules</span>
            <input
              type="search"
              value={words}
              placeholder={`Search ${RULES.length} rules`}
              autoComplete="off"
              spellCheck={false}
              data-autofocus={named === '' || undefined}
              onChange={(event) => {
                setWords(event.target.value);
                list.current?.scrollTo({ top: 0 });
              }}
            />
          </label>
          <div className={css.filters}>
            <Select
              label="Edition"
              options={filters}
              value={only}
              title={(each) => (each === 'all' ? 'All editions' : EDITION_NAMES[each].title)}
              onChange={setOnly}
            />
            <div className={css.areaSelect}>
              <Select
                label="Part"
                options={areaNames}
                value={chosen}
                title={(name) => AREA_TITLES[name]}
                onChange={showArea}
              />
            </div>
          </div>
          <nav className={css.areas} aria-label="Parts of the rules">
            {ruleAreas.map(({ name, title, rules }) => (
              <button
                key={name}
                type="button"
                aria-current={sought === '' && name === chosen ? 'true' : undefined}
                onClick={() => showArea(name)}
              >
                <span>{title}</span> <span className={css.count}>{rules.length}</span>
              </button>
            ))}
          </nav>
        </div>
        <div ref={list} className={css.list} tabIndex={-1}>
          {named !== '' && target === undefined && <Missing id={named} />}
          <Results
            found={found}
            sought={sought}
            title={AREA_TITLES[chosen]}
            named={named}
            edition={edition}
            filter={filter}
          />
        </div>
      </div>
    </Dialog>
  );
}

interface ResultsProps {
  readonly found: readonly Rule[];
  readonly sought: string;
  readonly title: string;
  readonly named: string;
  readonly edition: string | null;
  readonly filter: { readonly edition: RuleEdition | undefined };
}

function Results({ found, sought, title, named, edition, filter }: ResultsProps) {
  const [all, setAll] = useState('');
  const of = sought === '' ? title : sought;
  // A part of the rules is shown whole; a search may find hundreds.
  const shown = sought === '' || all === sought ? found : found.slice(0, most);
  const closest = sought !== '' && found.length === 0 ? closestRules(sought, filter) : null;
  return (
    <section aria-labelledby="rules-found">
      <h3 id="rules-found" className={css.heading} aria-live="polite">
        {sought === '' ? title : `${plural(found.length, 'rule')} for “${of}”`}
      </h3>
      {sought === '' && found.length === 0 && <p className={css.none}>This edition has no rule here.</p>}
      {closest !== null && (
        <p className={css.none}>
          {closest.rules.length === 0
            ? 'Nothing in the rules is like it. Try a word of the game, such as “shield”, “reroll” or “queue”.'
            : closest.words === null
              ? 'These come closest.'
              : `Meant “${closest.words}”?`}
        </p>
      )}
      <ul className={css.rules}>
        {(closest?.rules ?? shown).map((rule) => (
          <li key={rule.id}>
            <RuleEntry
              rule={rule}
              named={rule.id === named}
              edition={edition !== null && isEdition(edition) ? edition : null}
            />
          </li>
        ))}
      </ul>
      {shown.length < found.length && (
        <button type="button" className={css.all} onClick={() => setAll(sought)}>
          Show all {found.length}
        </button>
      )}
    </section>
  );
}

/** The address names a rule that there is not. */
function Missing({ id }: { readonly id: string }) {
  const { rules } = closestRules(id.replaceAll('.', ' '));
  return (
    <section className={css.missing} role="alert">
      <p>
        There is no rule <b>{id}</b>.{rules.length > 0 && ' Perhaps one of these:'}
      </p>
      <ul>
        {rules.map((rule) => (
          <li key={rule.id}>
            <a href={rulesHref(rule.id)}>{rule.id}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
