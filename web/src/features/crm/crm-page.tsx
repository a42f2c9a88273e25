import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { records } from '../../../../shared/api/records.ts';
import { offeredInstruments } from '../../../../shared/questionnaires/offered.ts';
import { Block, type BlockName } from '../../components/blocks.tsx';
import { Heading } from '../../components/heading.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Problem } from '../../components/problem.tsx';
import { questionnaireScreen, screens } from '../../lib/paths.ts';
import { fetchBody } from '../../lib/query.ts';
import styles from './crm-page.module.css';

type Task = { to: string; label: string; text: string };

const tasks: { title: string; block: BlockName; tasks: Task[] }[] = [
  {
    title: 'A person',
    block: 'star',
    tasks: [
      { to: screens.newPatient, label: 'Add a new patient', text: 'Signature first, then the form.' },
      { to: screens.patients, label: 'Find a patient', text: 'By name, or in the table of everybody.' },
    ],
  },
  {
    title: 'After a session',
    block: 'wheat',
    tasks: [
      { to: screens.newCaseNote, label: 'Write a case note', text: 'Kept as you type, and never lost.' },
      { to: screens.caseNotes, label: 'Read case notes', text: 'All notes of one patient, newest first.' },
      { to: screens.external, label: 'Log an external referral', text: 'To housing, a GP, another service.' },
    ],
  },
  {
    title: 'Questionnaires',
    block: 'diamond',
    tasks: [
      ...offeredInstruments.map(({ id, name }) => ({
        to: questionnaireScreen(id),
        label: name,
        text: 'One patient, one set of answers.',
      })),
      { to: screens.overdue, label: 'See overdue tests', text: 'The longest overdue first.' },
    ],
  },
  {
    title: 'The organisation',
    block: 'star',
    tasks: [
      { to: screens.crmDashboard, label: 'Open the dashboard', text: 'Alerts, means and counts at one glance.' },
      { to: screens.feedback, label: 'Record feedback', text: 'Twelve statements, without a name.' },
    ],
  },
];

/** Where the day starts: what somebody has come here to do. */
export const Component = () => {
  const { data, error, refetch } = useQuery({
    queryKey: ['patients', 'count'],
    queryFn: ({ signal }) => fetchBody(records.readPatientData, { signal }),
  });
  return (
    <>
      <PageHead title="CRM" />
      <Heading>Patient records</Heading>
      {error ? (
        <Problem text={error.message} retry={() => void refetch()} />
      ) : (
        <p className={styles.counts}>
          {data ? `${data.activeReferrals} active referrals, ${data.patients} patients on the CRM` : '\u00a0'}
        </p>
      )}
      <div className={styles.groups}>
        {tasks.map(({ title, block, tasks: lines }) => (
          <section key={title} className={styles.group}>
            <Block name={block} className={styles.block} />
            <h2>{title}</h2>
            <ul>
              {lines.map(({ to, label, text }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                  <span>{text}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
};
