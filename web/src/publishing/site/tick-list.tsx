import styles from './site.module.css';

type Props<Id extends string> = {
  name: string;
  legend: string;
  choices: readonly (readonly [id: Id, label: string])[];
  chosen: readonly Id[];
  onChoose: (chosen: Id[]) => void;
};

/** A question with ticks; what is chosen is in the order of the choices. */
export const TickList = <Id extends string>({ name, legend, choices, chosen, onChoose }: Props<Id>) => {
  const choose = (id: Id, isTicked: boolean) =>
    onChoose(choices.map(([one]) => one).filter((one) => (one === id ? isTicked : chosen.includes(one))));
  return (
    <fieldset className={styles.ticks}>
      <legend>{legend}</legend>
      {choices.map(([id, label]) => (
        <label key={id}>
          <input
            type="checkbox"
            name={name}
            value={id}
            checked={chosen.includes(id)}
            onChange={({ target }) => choose(id, target.checked)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
};
