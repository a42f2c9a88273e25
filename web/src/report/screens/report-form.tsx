import type { Ref, SyntheticEvent } from 'react';
import { today } from '../../../../shared/kernel/today.ts';
import { organisation } from '../../../../shared/organisation/organisation.ts';
import type { StaffUser } from '../../../../shared/patients/record.ts';
import type { DaySpan } from '../../../../shared/report/periods.ts';
import { endedQuarters, quarterOf } from '../../../../shared/report/publication.ts';
import { formatQuarter } from '../../../../shared/report/words.ts';
import { TextField } from '../../kernel/components/field.tsx';
import { SelectField } from '../../kernel/components/select-field.tsx';
import { fullName } from '../../kernel/lib/full-name.ts';
import styles from './report.module.css';

export type ReportChoice = DaySpan & { service: string; worker: string };

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
    <SelectField
      name={name}
      label={label}
      defaultValue={chosen.from}
      choices={[...offered, ...(isOffered ? [] : [chosen])].map(
        (quarter) => [quarter.from, formatQuarter(quarter)] as const,
      )}
    />
  );
};

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
      <SelectField
        name="service"
        label="Service"
        defaultValue={choice.service}
        choices={[['', 'All services'], ...organisation.services.map(({ id, name }) => [id, name] as const)]}
      />
      <SelectField
        key={workers.length}
        name="worker"
        label="Worker"
        defaultValue={choice.worker}
        choices={[
          ['', 'All workers'],
          ...(isKnown ? [] : [[choice.worker, 'The worker who was chosen'] as const]),
          ...workers.map((one) => [one.id, fullName(one)] as const),
        ]}
      />
      <button ref={show} type="submit" className="button">
        Show
      </button>
    </form>
  );
};
