import { Link } from 'react-router-dom';
import { instrumentsFor } from '../../../../shared/questionnaires/offered.ts';
import { Block, type BlockName } from '../../kernel/components/blocks.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { StaffHeading } from '../../kernel/components/staff-heading.tsx';
import { questionnaireScreen, screens, titles } from '../../kernel/lib/paths.ts';
import { mayFollow } from '../../kernel/session/may.ts';
import { usePatientCounts } from '../../patients/parts/queries.ts';
import { Freshness, patientsWatch } from '../parts/freshness.tsx';
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
      { to: screens.newCaseNote, label: 'Write a case note', text: 'Saved as you type.' },
      { to: screens.caseNotes, label: 'Read case notes', text: 'All notes of one patient, newest first.' },
      { to: screens.external, label: 'Log an external referral', text: 'To housing, a GP, another service.' },
    ],
  },
  {
    title: 'Questionnaires',
    block: 'diamond',
    tasks: [
      ...instrumentsFor('').map(({ id, name, questions, measures }) => ({
        to: questionnaireScreen(id),
        label: name,
        text: `${questions.length} questions: ${measures.toLowerCase()}.`,
      })),
      { to: screens.overdue, label: 'See overdue tests', text: 'The longest overdue first.' },
    ],
  },
  {
    title: 'The organisation',
    block: 'star',
    tasks: [
      { to: screens.crmDashboard, label: 'Open the dashboard', text: 'Alerts, means and counts at a glance.' },
      { to: screens.feedback, label: 'Record feedback', text: 'Twelve statements, without a name.' },
    ],
  },
];

const mayDo = ({ to }: Task): boolean => mayFollow(to);

/** The home of the records: links to the most frequent tasks. */
export const Component = () => {
  const counts = usePatientCounts();
  return (
    <>
      <StaffHeading title={titles.crm} heading="Patient records" />
      <Loaded from={counts} waiting={<p className={styles.counts}>{'\u00a0'}</p>}>
        {({ activeReferrals, patients }) => (
          <p className={styles.counts}>
            {activeReferrals} active referrals, {patients} patients on the CRM
          </p>
        )}
      </Loaded>
      <Freshness of={patientsWatch} />
      <div className={styles.groups}>
        {tasks
          .filter(({ tasks: lines }) => lines.some(mayDo))
          .map(({ title, block, tasks: lines }) => (
            <section key={title} className={styles.group}>
              <Block name={block} className={styles.block} />
              <h2>{title}</h2>
              <ul>
                {lines.filter(mayDo).map(({ to, label, text }) => (
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
