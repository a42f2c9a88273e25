import { type Ref, type SyntheticEvent, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { today } from '../../../../shared/kernel/today.ts';
import { facts } from '../../../../shared/organisation/facts.ts';
import type { StaffUser } from '../../../../shared/patients/record.ts';
import { endedQuarters, publishedSpan, quarterOf } from '../../../../shared/report/publication.ts';
import { checkSpan, type Report, serviceAndWorker } from '../../../../shared/report/report.ts';
import { describeFilter, formatQuarter, formatSpan } from '../../../../shared/report/words.ts';
import { TextField } from '../../kernel/components/field.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { Problem } from '../../kernel/components/problem.tsx';
import { SelectField } from '../../kernel/components/select-field.tsx';
import { StaffHeading } from '../../kernel/components/staff-heading.tsx';
import { useFocusAfterSwap } from '../../kernel/components/use-disclosure.ts';
import { fullName } from '../../kernel/lib/format.ts';
import { titles } from '../../kernel/lib/paths.ts';
import { may } from '../../kernel/session/may.ts';
import styles from './report.module.css';
import { choiceOf, filtersOf, type ReportChoice, useReport } from './report-choice.ts';
import { ReportOutputs } from './report-outputs.tsx';
import { SentReports } from './sent-reports.tsx';

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

const ReportForm = ({ choice, anyDays, workers, onShow, show }: Props) => {
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
        choices={[['', 'All services'], ...facts.services.map(({ id, name }) => [id, name] as const)]}
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

const About = ({ report, asked }: { report: Report; asked: ReportChoice }) => {
  if (report.exact) {
    return <p>You may open every record behind these numbers: they are the true ones, also of few people.</p>;
  }
  const isOther = asked.from !== report.now.from || asked.to !== report.now.to;
  return (
    <>
      <p>
        {isOther && `You asked for ${formatSpan(asked)}. `}
        Numbers are given for whole quarters that have ended. Counts from 1 to 4 are not shown, so that nobody can be
        recognised.
      </p>
      {(report.service ?? report.worker) !== undefined && (
        <p>
          Waiting times, groups and outcomes are given for everybody together only. Choose all services and all workers
          to see them.
        </p>
      )}
    </>
  );
};

export const Component = () => {
  const [search, setSearch] = useSearchParams();
  const asked = choiceOf(search);
  const { service, worker } = asked;
  // Until the first report has come, by the role: staff who work in all services may choose any days, too.
  const known = useRef(may('mayReadEveryRecord'));
  const wrongSpan = checkSpan(asked);
  const report = useReport(asked, wrongSpan === undefined);
  if (report.data) known.current = report.data.exact;
  const anyDays = known.current;
  const wrong = wrongSpan ?? (!anyDays && service && worker ? serviceAndWorker : undefined);
  const choice = anyDays ? asked : { ...asked, ...publishedSpan(asked, today()) };
  // The form is made anew for another choice: by its button, or by going back.
  const show = useRef<HTMLButtonElement>(null);
  useFocusAfterSwap(search.toString(), () => show.current);
  return (
    <section className={styles.report} aria-busy={report.isPlaceholderData}>
      <StaffHeading title={titles.reports} />
      <ReportForm
        key={`${search} ${anyDays}`}
        choice={wrongSpan === undefined ? choice : asked}
        anyDays={anyDays}
        workers={report.data?.workers ?? []}
        show={show}
        onShow={(next) => setSearch({ from: next.from, to: next.to, ...filtersOf(next) }, { flushSync: true })}
      />
      {wrong !== undefined ? (
        <Problem text={wrong} />
      ) : (
        <Loaded from={report}>
          {(read) => (
            <>
              <h2>{formatSpan(read.now)}</h2>
              <p>
                For {describeFilter(read)}. Beside it: {formatSpan(read.before)}.
              </p>
              <ReportOutputs report={read}>
                <About report={read} asked={asked} />
              </ReportOutputs>
              <SentReports report={read} />
            </>
          )}
        </Loaded>
      )}
    </section>
  );
};
