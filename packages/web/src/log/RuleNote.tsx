import { EDITION_NAMES, isEdition } from '@dejarik/engine';
import { useState } from 'react';
import { RichText } from '../cards/RulesText.tsx';
import { rulesHref } from '../rules/route.ts';
import { ruleNamed, type Rule } from '../rules/rules.ts';
import { useBoard } from '../table/board.ts';
import css from './LogPanel.module.css';

interface Props {
  readonly rule: string;
  readonly label: string;
  /** A mere question mark, and where there is a mouse only while its line is looked at. */
  readonly quiet?: boolean;
}

/** A button that unfolds the rule behind something, as the game's edition has it; its id leads to the rules page. */
export function RuleNote({ rule: id, label, quiet = false }: Props) {
  const { edition } = useBoard().view;
  const [unfolded, setUnfolded] = useState<{ readonly rule: Rule | undefined } | 'failed' | null>(null);
  const toggle = () => {
    if (unfolded !== null) setUnfolded(null);
    else {
      ruleNamed(id).then(
        (rule) => setUnfolded({ rule }),
        () => setUnfolded('failed'),
      );
    }
  };
  const rule = unfolded === null || unfolded === 'failed' ? undefined : unfolded.rule;
  const otherwise = isEdition(edition) ? rule?.differs?.[edition] : undefined;
  return (
    <>
      <button
        type="button"
        className={css.why}
        data-quiet={quiet || undefined}
        aria-expanded={unfolded !== null}
        aria-label={label}
        onClick={toggle}
      >
        {quiet ? <span aria-hidden="true">?</span> : label}
      </button>
      {unfolded !== null && (
        <span className={css.rule}>
          {unfolded === 'failed' ? (
            'The rules could not be loaded.'
          ) : rule === undefined ? (
            'This rule has no text here.'
          ) : (
            <RichText text={rule.statement} />
          )}
          {otherwise !== undefined && isEdition(edition) && (
            <span className={css.otherwise}>
              {EDITION_NAMES[edition].title}: <RichText text={otherwise} />
            </span>
          )}
          <a className={css.ruleId} href={rulesHref(id)}>
            {id}
          </a>
        </span>
      )}
    </>
  );
}
