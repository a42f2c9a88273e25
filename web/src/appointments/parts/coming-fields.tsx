import { daysOfSeries, type RepeatStep } from '../../../../shared/appointments/appointments.ts';
import { bankHolidayOn } from '../../../../shared/country/bank-holidays.ts';
import { formatDay } from '../../../../shared/kernel/format-day.ts';
import { SelectField } from '../../kernel/components/select-field.tsx';
import type { Bound } from '../../kernel/forms/bind-fields.ts';
import styles from './appointment.module.css';

/** What a session to come has besides: how often it is repeated, and whether they meet on a bank holiday. */
export type Coming = { weeks: string; every: string; onHoliday: string };
export const unrepeated: Coming = { weeks: '1', every: 'week', onHoliday: '' };

const meetsAllTheSame = 'yes';

/** The same, in the form of the API. */
export const comingOf = ({ weeks, every, onHoliday }: Coming, day: string) => ({
  weeks: Number(weeks),
  every: every as RepeatStep,
  ...(onHoliday === meetsAllTheSame && bankHolidayOn(day) !== undefined && { onHoliday: true }),
});

type ComingProps = {
  form: Bound<Coming>;
  day: string;
  /** The limit on sessions planned at once; 1 where one is moved. */
  most: number;
  /** The name of each field, where it differs. */
  nameOf?: (field: keyof Coming) => string;
};

const frequencies = [
  ['once', 'Once'],
  ['week', 'Weekly'],
  ['fortnight', 'Every two weeks'],
  ['month', 'Every four weeks'],
] as const;

/** How often a session to come is repeated, and what is asked where a bank holiday is among its days. */
export const ComingFields = ({ form, day, most, nameOf = (field) => field }: ComingProps) => {
  const { values, errors, write } = form;
  const isSingle = values.weeks === '1';
  const count = Math.max(2, Math.min(Number(values.weeks), most));
  const holiday = day === '' ? undefined : bankHolidayOn(day);
  const left = (day === '' ? [] : daysOfSeries(day, Number(values.weeks), values.every as RepeatStep).slice(1)).flatMap(
    (one) => {
      const name = bankHolidayOn(one);
      return name === undefined ? [] : [`${formatDay(one)} (${name})`];
    },
  );
  return (
    <>
      {holiday !== undefined && (
        <label className={styles.tick}>
          <input
            type="checkbox"
            name={nameOf('onHoliday')}
            checked={values.onHoliday === meetsAllTheSame}
            onChange={({ target }) => write({ onHoliday: target.checked ? meetsAllTheSame : '' })}
          />
          That day is a bank holiday ({holiday}). We meet all the same.
        </label>
      )}
      {most > 1 && (
        <div className={styles.agreed}>
          <SelectField
            name={nameOf('every')}
            label="How often"
            error={errors[nameOf('every')]}
            value={isSingle ? 'once' : (values.every as RepeatStep)}
            choices={frequencies}
            onChoose={(chosen) => write(chosen === 'once' ? { weeks: '1' } : { every: chosen, weeks: String(count) })}
          />
          {!isSingle && (
            <SelectField
              name={nameOf('weeks')}
              label="Sessions in all"
              error={errors[nameOf('weeks')]}
              value={values.weeks}
              choices={Array.from({ length: most - 1 }, (_, n) => [String(n + 2), String(n + 2)] as const)}
              onChoose={(weeks) => write({ weeks })}
            />
          )}
        </div>
      )}
      {left.length > 0 && <p>Bank holidays are left out: {left.join(' and ')}.</p>}
    </>
  );
};
