import type { Ref, SyntheticEvent } from 'react';
import type { StaffUser } from '../../../../shared/api/record.ts';
import { today } from '../../../../shared/domain/today.ts';
import { organisation } from '../../../../shared/organisation.ts';
import { endedQuarters, quarterOf } from '../../../../shared/report/publication.ts';
import { formatQuarter } from '../../../../shared/report/words.ts';
import { Field, TextField } from '../../components/field.tsx';
import type { ReportChoice } from './choice.ts';
import styles from './report.module.css';

type Props = {
  choice: ReportChoice;
  /** Whether any days may be chosen; otherwise quarters that have ended. */
  anyDays: boolean;
  workers: readonly StaffUser[];
  onShow: (choice: ReportChoice) => void;
  show: Ref<HTMLButtonElement>;
};

const entered = (form: FormData, name: keyof ReportChoice): string => String(form.get(name) ?? '');

const quartersOffered = 20;

/** A choice of the quarters that have ended, the latest first; its value is the first day. */
const QuarterField = ({ name, label, day }: { name: 'from' | 'to'; label: string; day: string }) => {
  const chosen = quarterOf(day);
  const offered = endedQuarters(today(), quartersOffered).toReversed();
  const isOffered = offered.some(({ from }) => from === chosen.from);
  return (
    <Field name={name} label={label}>
      {(control) => (
        <select {...control} defaultValue={chosen.from}>
          {[...offered, ...(isOffered ? [] : [chosen])].map((quarter) => (
            <option key={quarter.from} value={quarter.from}>
              {formatQuarter(quarter)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
};

/** The days, the service and the worker of the report. */
export const ReportForm = ({ choice, anyDays, workers, onShow, show }: Props) => {
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    onShow({
      from: entered(form, 'from') || choice.from,
      to: anyDays ? entered(form, 'to') || choice.to : quarterOf(entered(form, 'to')).to,
      service: entered(form, 'service'),
      worker: entered(form, 'worker'),
    });
  };
  const isKnown = choice.worker === '' || workers.some(({ id }) => id === choice.worker);
  return (
    <form className={styles.form} onSubmit={submit}>
      {anyDays ? (
        <>
          <TextField name="from" label="First day" type="date" defaultValue={choice.from} />
          <TextField name="to" label="Last day" type="date" defaultValue={choice.to} />
        </>
      ) : (
        <>
          <QuarterField name="from" label="First quarter" day={choice.from} />
          <QuarterField name="to" label="Last quarter" day={choice.to} />
        </>
      )}
      <Field name="service" label="Service">
        {(control) => (
          <select {...control} defaultValue={choice.service}>
            <option value="">All services</option>
            {organisation.services.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field name="worker" label="Worker">
        {(control) => (
          <select key={workers.length} {...control} defaultValue={choice.worker}>
            <option value="">All workers</option>
            {!isKnown && <option value={choice.worker}>The worker who was chosen</option>}
            {workers.map(({ id, firstName, lastName }) => (
              <option key={id} value={id}>
                {firstName} {lastName}
              </option>
            ))}
          </select>
        )}
      </Field>
      <button ref={show} type="submit" className="button">
        Show
      </button>
    </form>
  );
};
