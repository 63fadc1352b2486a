import { useState } from 'react';
import { ruleStatement } from '../rules/rules.ts';
import css from './LogPanel.module.css';

interface Props {
  readonly rule: string;
  readonly label: string;
  /** Only there while its line is looked at, where there is a mouse. */
  readonly quiet?: boolean;
}

/** A button that unfolds the rule behind something. */
export function RuleNote({ rule, label, quiet = false }: Props) {
  const [statement, setStatement] = useState<string | null>(null);
  const toggle = () => {
    if (statement !== null) setStatement(null);
    else {
      ruleStatement(rule).then(
        (text) => setStatement(text ?? 'This rule has no text here.'),
        () => setStatement('The rules could not be loaded.'),
      );
    }
  };
  return (
    <>
      <button
        type="button"
        className={css.why}
        data-quiet={quiet || undefined}
        aria-expanded={statement !== null}
        onClick={toggle}
      >
        {label}
      </button>
      {statement !== null && (
        <span className={css.rule}>
          {statement} <span className={css.ruleId}>{rule}</span>
        </span>
      )}
    </>
  );
}
