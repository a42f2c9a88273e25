import styles from './radio-row.module.css';

type Props<Value extends string> = {
  name: string;
  legend: string;
  /** The choices in order: the value and its label. */
  choices: readonly (readonly [Value, string])[];
  chosen: Value | undefined;
  onChoose: (value: Value) => void;
  /** Above a list, the legend is quiet and in the same line. */
  aboveList?: boolean;
  /** For links to it, as from an error summary. */
  id?: string;
};

/** A few choices side by side, of which one is chosen. */
export const RadioRow = <Value extends string>(props: Props<Value>) => {
  const { name, legend, choices, chosen, onChoose, aboveList, id } = props;
  return (
    <fieldset className={aboveList ? styles.aboveList : styles.row} {...(id && { id, tabIndex: -1 })}>
      <legend>{legend}</legend>
      {choices.map(([value, label]) => (
        <label key={value}>
          <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => onChoose(value)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
};
