import { useEffect, useRef } from 'react';
import type { StaffUser } from '../../../../shared/api/record.ts';
import type { FieldErrors } from '../../components/error-summary.tsx';
import { controlId, TextField } from '../../components/field.tsx';
import { PersonField } from './person-field.tsx';
import styles from './settings.module.css';
import type { Dates } from './settings-fields.ts';

type Props = {
  dates: readonly Dates[];
  staff: readonly StaffUser[];
  errors: FieldErrors;
  onChange: (dates: Dates[]) => void;
};

const blank: Dates = { from: '', to: '', userId: '' };

/** Days on which somebody other than on the usual weekday is duty lead. */
export const RotaDates = ({ dates, staff, errors, onChange }: Props) => {
  const added = useRef<string>(undefined);
  const addButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (added.current) document.getElementById(controlId(added.current))?.focus();
    added.current = undefined;
  });
  const change = (index: number, part: Partial<Dates>) =>
    onChange(dates.map((one, at) => (at === index ? { ...one, ...part } : one)));
  return (
    <fieldset className={styles.dates}>
      <legend>On other days</legend>
      <p className={styles.hint}>Holidays and swaps: these days come before the weekdays above.</p>
      {dates.map(({ from, to, userId }, index) => {
        const name = (part: keyof Dates) => `dates.${index}.${part}`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: every field is controlled, and rows have nothing else of their own.
          <fieldset key={index} className={styles.row}>
            <legend className="visually-hidden">Other days {index + 1}</legend>
            <TextField
              name={name('from')}
              label="From"
              type="date"
              value={from}
              error={errors[name('from')]}
              onChange={({ target }) => change(index, { from: target.value })}
            />
            <TextField
              name={name('to')}
              label="Until and including"
              type="date"
              value={to}
              error={errors[name('to')]}
              onChange={({ target }) => change(index, { to: target.value })}
            />
            <PersonField
              name={name('userId')}
              label="Duty lead"
              staff={staff}
              value={userId}
              error={errors[name('userId')]}
              onChange={(chosen) => change(index, { userId: chosen })}
            />
            <button
              type="button"
              className="in-row"
              onClick={() => {
                onChange(dates.filter((_, at) => at !== index));
                addButton.current?.focus();
              }}
            >
              Remove<span className="visually-hidden"> other days {index + 1}</span>
            </button>
          </fieldset>
        );
      })}
      <button
        ref={addButton}
        type="button"
        className="button quiet"
        onClick={() => {
          added.current = `dates.${dates.length}.from`;
          onChange([...dates, blank]);
        }}
      >
        Add other days
      </button>
    </fieldset>
  );
};
