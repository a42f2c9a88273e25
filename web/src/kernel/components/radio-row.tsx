import type { ReactNode } from 'react';
import { controlId, describedBy, FieldNotes } from './field.tsx';
import styles from './radio-row.module.css';

type Props<Value extends string> = {
  name: string;
  legend: string;
  /** The choices in order: the value and its label. */
  choices: readonly (readonly [Value, string])[];
  chosen: Value | undefined;
  onChoose: (value: Value) => void;
};

type RowProps<Value extends string> = Props<Value> & {
  /** Above a list, the legend is quiet and in the same line. */
  aboveList?: boolean;
};

/** A few choices side by side, of which one is chosen. */
export const RadioRow = <Value extends string>({ aboveList = false, ...choice }: RowProps<Value>) => (
  <RadioList {...choice} styles={{ choice: aboveList ? styles.aboveList : styles.row }} />
);

type ListProps<Value extends string> = Props<Value> & {
  error?: string | undefined;
  /** Those of the part that asks: `choice` for the whole, `error` for what is wrong. */
  styles: { readonly [name: string]: string | undefined };
  /** Between the question and its answers. */
  children?: ReactNode;
};

/** A question with a few long answers, one below the other. Nothing is chosen at first: nobody decides by overlooking it. */
export const RadioList = <Value extends string>(props: ListProps<Value>) => {
  const { name, legend, choices, chosen, onChoose, error, styles, children } = props;
  const id = controlId(name);
  return (
    <fieldset className={styles.choice} aria-describedby={describedBy(id, undefined, error)}>
      <legend>{legend}</legend>
      {children}
      <FieldNotes id={id} error={error} styles={styles} />
      {choices.map(([value, label], index) => (
        <label key={value}>
          <input
            type="radio"
            id={index === 0 ? id : undefined}
            name={name}
            value={value}
            aria-invalid={error ? true : undefined}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
};
