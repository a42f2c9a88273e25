import type { Room } from '../../../../shared/api/organisation-settings.ts';
import { bankHolidayOn } from '../../../../shared/country/bank-holidays.ts';
import { addDays } from '../../../../shared/domain/calendar.ts';
import { formatDay } from '../../../../shared/domain/format-day.ts';
import { today } from '../../../../shared/domain/today.ts';
import type { FieldErrors } from '../../components/error-summary.tsx';
import { Field } from '../../components/field.tsx';
import { type Agreed, AgreedFields } from '../../entities/appointment/agreed-fields.tsx';
import { useAppointments } from '../../entities/appointment/queries.ts';
import { describeStart } from '../../entities/appointment/words.ts';
import styles from './session.module.css';
import { inPart, nextIn, nextNameOf, type SessionFields } from './session-fields.ts';

type Props = {
  patientId: string;
  values: SessionFields;
  errors: FieldErrors;
  rooms: readonly Room[];
  mostWeeks: number;
  onChange: (changed: SessionFields) => void;
  onPlan: () => void;
};

/** The appointments already planned after today. */
const Coming = ({ patientId }: { patientId: string }) => {
  const { data } = useAppointments(patientId);
  const coming = data?.coming.flatMap((row) => ('unreadable' in row || row.day <= today() ? [] : [row])) ?? [];
  const [first, ...more] = coming;
  return first ? (
    <p>
      Planned already: {describeStart(first.startsAt)}
      {more.length > 0 && `, and ${more.length} more`}.
    </p>
  ) : null;
};

/** The weeks with a bank holiday on that day, shown while choosing. */
const Holidays = ({ day, weeks }: { day: string; weeks: number }) => {
  if (day === '') return null;
  const found = Array.from({ length: weeks }, (_, week) => addDays(day, 7 * week)).flatMap((one) => {
    const name = bankHolidayOn(one);
    return name === undefined ? [] : [`${formatDay(one)} (${name})`];
  });
  return found.length === 0 ? null : <p>Bank holidays are left out: {found.join(' and ')}.</p>;
};

type FieldsProps = Pick<Props, 'values' | 'errors' | 'rooms' | 'mostWeeks' | 'onChange'>;

/** When and where the next appointment is, and whether it repeats. */
export const NextFields = ({ values, errors, rooms, mostWeeks, onChange }: FieldsProps) => {
  const agreed = nextIn(values);
  const weeksName = 'next.weeks';
  return (
    <>
      <AgreedFields
        values={agreed}
        errors={errors}
        rooms={rooms}
        nameOf={nextNameOf}
        onChange={(changed: Partial<Agreed>) => onChange(inPart('next.', changed as SessionFields))}
      />
      <div className={styles.weeks}>
        <Field name={weeksName} label="How often" error={errors[weeksName]}>
          {(control) => (
            <select
              {...control}
              value={values[weeksName]}
              onChange={({ target }) => onChange({ [weeksName]: target.value })}
            >
              <option value="1">Once</option>
              {Array.from({ length: mostWeeks - 1 }, (_, n) => n + 2).map((weeks) => (
                <option key={weeks} value={weeks}>
                  Weekly, {weeks} times
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <Holidays day={agreed.day} weeks={Number(values[weeksName])} />
    </>
  );
};

/** The choice of planning the next appointment with this one. */
export const NextSession = ({ patientId, values, errors, rooms, mostWeeks, onChange, onPlan }: Props) => {
  const isPlanned = values.next === 'planned';
  return (
    <section className={styles.measure} aria-labelledby="next-session">
      <h2 id="next-session">The next session</h2>
      <Coming patientId={patientId} />
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={isPlanned}
          onChange={({ target }) => (target.checked ? onPlan() : onChange({ next: 'none' }))}
        />
        Plan one
      </label>
      {isPlanned && (
        <NextFields values={values} errors={errors} rooms={rooms} mostWeeks={mostWeeks} onChange={onChange} />
      )}
    </section>
  );
};
