import { controlId, describedBy, FieldNotes } from '../../../kernel/components/field.tsx';
import styles from './planned.module.css';

type Props<Value extends string> = {
  name: string;
  legend: string;
  /** The choices in order: the value and its label. */
  choices: readonly (readonly [Value, string])[];
  /** Nothing is chosen at first: nobody decides by overlooking it. */
  chosen: Value | undefined;
  error: string | undefined;
  onChoose: (value: Value) => void;
};

/** A question with a few long answers, one below the other. */
export const Choice = <Value extends string>({ name, legend, choices, chosen, error, onChoose }: Props<Value>) => {
  return (
    <fieldset className={styles.choice} aria-describedby={describedBy(controlId(name), undefined, error)}>
      <legend>{legend}</legend>
      <FieldNotes id={controlId(name)} error={error} styles={styles} />
      {choices.map(([value, label], index) => (
        <label key={value}>
          <input
            type="radio"
            id={index === 0 ? controlId(name) : undefined}
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
