import { useId } from 'react';
import css from './Select.module.css';

interface Props<Value extends string> {
  readonly label: string;
  readonly options: readonly Value[];
  readonly value: Value;
  readonly title: (value: Value) => string;
  readonly onChange: (value: Value) => void;
}

/** One of many: the browser's own list, which works by key and touch. */
export function Select<Value extends string>({ label, options, value, title, onChange }: Props<Value>) {
  const id = useId();
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option === event.target.value);
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {title(option)}
          </option>
        ))}
      </select>
    </div>
  );
}
