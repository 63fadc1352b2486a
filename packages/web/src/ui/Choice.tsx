import { useId } from 'react';
import css from './Choice.module.css';

interface Props<Value extends string> {
  readonly label: string;
  readonly options: readonly Value[];
  readonly value: Value;
  readonly title: (value: Value) => string;
  readonly onChange: (value: Value) => void;
}

/** One of a few, side by side. */
export function Choice<Value extends string>({ label, options, value, title, onChange }: Props<Value>) {
  const name = useId();
  return (
    <fieldset className={css.choice}>
      <legend>{label}</legend>
      <div className={css.row}>
        {options.map((option) => (
          <label key={option}>
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            <span>{title(option)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
