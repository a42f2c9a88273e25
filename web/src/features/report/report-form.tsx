import type { Ref, SyntheticEvent } from 'react';
import type { StaffUser } from '../../../../shared/api/record.ts';
import { organisation } from '../../../../shared/organisation.ts';
import { Field, TextField } from '../../components/field.tsx';
import type { ReportChoice } from './choice.ts';
import styles from './report.module.css';

type Props = {
  choice: ReportChoice;
  workers: readonly StaffUser[];
  onShow: (choice: ReportChoice) => void;
  show: Ref<HTMLButtonElement>;
};

const entered = (form: FormData, name: keyof ReportChoice): string => String(form.get(name) ?? '');

/** The days, the service and the worker of the report. */
export const ReportForm = ({ choice, workers, onShow, show }: Props) => {
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    onShow({
      from: entered(form, 'from') || choice.from,
      to: entered(form, 'to') || choice.to,
      service: entered(form, 'service'),
      worker: entered(form, 'worker'),
    });
  };
  const isKnown = choice.worker === '' || workers.some(({ id }) => id === choice.worker);
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextField name="from" label="First day" type="date" defaultValue={choice.from} />
      <TextField name="to" label="Last day" type="date" defaultValue={choice.to} />
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
