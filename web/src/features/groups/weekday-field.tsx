import { type Weekday, weekdays } from '../../../../shared/domain/rota.ts';
import { controlId } from '../../components/field.tsx';
import { weekdayLabels } from '../../entities/group/words.ts';
import styles from './groups.module.css';

type Props = {
  value: readonly Weekday[];
  error: string | undefined;
  onChoose: (days: Weekday[]) => void;
};

const id = controlId('weekdays');

/** The days of the week on which a group meets. */
export const WeekdayField = ({ value, error, onChoose }: Props) => (
  <fieldset className={styles.days} id={id} tabIndex={-1} aria-describedby={error ? `${id}-error` : undefined}>
    <legend>Days on which it meets</legend>
    {error && (
      <p id={`${id}-error`} className={styles.error}>
        {error}
      </p>
    )}
    {weekdays.map((day) => (
      <label key={day}>
        <input
          type="checkbox"
          checked={value.includes(day)}
          onChange={({ target }) =>
            onChoose(weekdays.filter((one) => (one === day ? target.checked : value.includes(one))))
          }
        />
        {weekdayLabels[day]}
      </label>
    ))}
  </fieldset>
);
