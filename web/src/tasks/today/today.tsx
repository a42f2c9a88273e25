import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { taskCalls } from '../../../../shared/tasks/calls.ts';
import type { TodayScreen } from '../../../../shared/tasks/today.ts';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { adminMenu, caseloadScreen, screens } from '../../kernel/lib/paths.ts';
import { useReading } from '../../kernel/lib/query.ts';
import { may } from '../../kernel/session/may.ts';
import { Freshness, todayWatch } from '../parts/freshness.tsx';
import { TaskList } from '../parts/task-list.tsx';
import styles from './today.module.css';
import { countOf, type First, Lines, Part, type PartProps } from './today-part.tsx';
import { newPatientLine, TodayCalls } from './today-people.tsx';
import {
  alertLine,
  groupLine,
  messageLine,
  openingLine,
  referralLine,
  reviewLine,
  TodayApart,
  TodayAppointments,
  TodayDrafts,
  testLine,
  unseenLine,
} from './today-rows.tsx';

// Loaded beside the reader's own work, which stays as it is meanwhile.
const Cover = lazy(async () => ({ default: (await import('./today-cover.tsx')).Cover }));

const Covered = ({ show }: ComponentProps<typeof Cover>) => (
  <Suspense fallback={null}>
    <Cover show={show} />
  </Suspense>
);

const allOf = (content: readonly unknown[]): First => ({ total: content.length, more: false, content });
const allMine = { to: caseloadScreen('me'), label: 'All my patients' };

/** Says to somebody new how they come to have patients. */
const NoPatients = ({ areSomeNobodys }: { areSomeNobodys: boolean }) => (
  <>
    You have no patients yet. As soon as some are assigned to you, this part shows whom nobody has seen of late.
    {areSomeNobodys ? (
      <>
        {' '}
        Until then, <Link to={caseloadScreen('nobody')}>look at those whom nobody looks after</Link>.
      </>
    ) : (
      ' Please ask your administrator for your first ones.'
    )}
  </>
);

type NewReferrals = TodayScreen['arrived'];

const speaksOfDanger = (rows: NewReferrals['content']): boolean =>
  rows.some((row) => row.speaksOfDanger === true || row.danger.length > 0);

/** Whether all of the last day are among some rows. */
const areAmong = ({ content, total, more }: NewReferrals, rows: NewReferrals['content']): boolean =>
  !more &&
  total === content.length &&
  content.every((one) => rows.some(({ patientId }) => patientId === one.patientId));

/** The parts of the day, in order; urgent ones are put first. */
const partsOf = ({ apart, arrived, referrals, patients, unassigned, ...today }: TodayScreen): PartProps[] => [
  {
    id: 'today-calls',
    title: 'Calls to make',
    of: today.calls,
    rows: <TodayCalls rows={today.calls.content} />,
    all: { to: adminMenu('referrals'), label: 'All referrals' },
    urgent: true,
  },
  {
    id: 'today-alerts',
    title: 'Alerts',
    of: today.alerts,
    rows: <Lines>{today.alerts.content.map(alertLine)}</Lines>,
    empty: 'No alert is open.',
    all: { to: screens.crmDashboard, label: 'All open alerts' },
    urgent: true,
  },
  {
    id: 'today-apart',
    title: 'To be looked at',
    of: { total: apart.referrals.count + apart.messages.count, more: apart.referrals.more, content: [] },
    rows: <TodayApart apart={apart} />,
    urgent: apart.referrals.danger + apart.messages.danger > 0,
  },
  {
    id: 'today-reviews',
    title: 'Alerts to review',
    of: today.reviews,
    rows: <Lines>{today.reviews.content.map(reviewLine)}</Lines>,
    all: { to: screens.crmDashboard, label: 'All reviews' },
    urgent: true,
  },
  {
    id: 'today-sessions',
    title: 'My sessions today',
    of: allOf(today.sessions),
    rows: <TodayAppointments rows={today.sessions} />,
    empty: 'You have no sessions today.',
    all: { to: screens.diary, label: 'My diary' },
  },
  {
    id: 'today-groups',
    title: 'My groups today',
    of: allOf(today.groups),
    rows: <Lines>{today.groups.map(groupLine)}</Lines>,
    all: { to: screens.groups, label: 'All groups' },
  },
  {
    id: 'today-new',
    title: 'New patients of mine',
    of: today.newPatients,
    rows: (
      <>
        <p className={styles.empty}>
          Given to you by others. They stay here until there is a note, a session, a score or a call.
        </p>
        <Lines>{today.newPatients.content.map(newPatientLine)}</Lines>
      </>
    ),
    all: allMine,
  },
  {
    id: 'today-tasks',
    title: 'My tasks',
    of: today.tasks,
    rows: <TaskList tasks={today.tasks.content} />,
    empty: 'You have no task to do.',
    all: { to: screens.tasks, label: 'All my tasks' },
  },
  {
    id: 'today-messages',
    title: 'Messages not answered',
    of: today.messages,
    rows: <Lines>{today.messages.content.map(messageLine)}</Lines>,
    empty: 'No message waits for an answer.',
    all: { to: adminMenu('messages'), label: 'All messages' },
  },
  {
    id: 'today-referrals',
    title: 'New referrals',
    of: referrals,
    rows: <Lines>{referrals.content.map(referralLine)}</Lines>,
    empty: 'No new referral waits for somebody.',
    all: { to: adminMenu('referrals'), label: 'All referrals' },
    // Whoever is in danger is rung within a working day.
    urgent: speaksOfDanger(referrals.content),
  },
  {
    id: 'today-arrived',
    title: 'New referrals of the last day',
    // Those that are among the first of all are not said twice.
    of: areAmong(arrived, referrals.content) ? allOf([]) : arrived,
    rows: <Lines>{arrived.content.map(referralLine)}</Lines>,
    all: { to: `${adminMenu('referrals')}&order=newest`, label: 'All referrals, newest first' },
    urgent: speaksOfDanger(arrived.content),
  },
  {
    id: 'today-tests',
    title: 'Tests due for my patients',
    of: today.tests,
    rows: <Lines>{today.tests.content.map(testLine)}</Lines>,
    empty: patients.count === 0 ? 'You have no patients yet, so no test is due.' : 'No test of your patients is due.',
    all: { to: screens.overdue, label: 'All overdue tests' },
  },
  {
    id: 'today-openings',
    title: 'Your patients’ records that others opened with a reason',
    of: today.openings,
    rows: <Lines>{today.openings.content.map(openingLine)}</Lines>,
    all: allMine,
  },
  {
    id: 'today-unseen',
    title: 'Nobody has seen them for four weeks',
    of: today.unseen,
    rows: <Lines>{today.unseen.content.map(unseenLine)}</Lines>,
    empty:
      patients.count === 0 ? (
        <NoPatients areSomeNobodys={unassigned.count > 0} />
      ) : (
        'None of your patients has been without contact for four weeks.'
      ),
    all: allMine,
  },
];

/** What is urgent comes first; of each kind, the work of colleagues who are away comes after the reader's own. */
export const Parts = ({
  today,
  ofOthers,
}: {
  today: TodayScreen;
  ofOthers?: Record<'urgent' | 'others', ReactNode>;
}) => {
  const shown = (isUrgent: boolean) =>
    partsOf(today)
      .filter(({ urgent = false }) => urgent === isUrgent)
      .map((part) => <Part key={part.id} {...part} />);
  return (
    <div className={styles.parts}>
      {shown(true)}
      {ofOthers?.urgent}
      {shown(false)}
      {ofOthers?.others}
    </div>
  );
};

/** For how many of my patients a change can be measured. */
const Pairs = ({ due, paired, more }: TodayScreen['pairs']) =>
  due > 0 && (
    <p className={styles.empty}>
      Of the {due} measures of {more ? 'the first 200 of your patients' : 'your patients'} that have fallen due,{' '}
      {paired} have a second answer to compare with ({Math.round((100 * paired) / due)} %).
    </p>
  );

/** Today's work, in one request: mine first, and everywhere a link to the rest. */
export const Today = () => (
  <>
    <Freshness of={todayWatch} />
    <Loaded from={useReading(taskCalls.readToday, {})} failed="What there is to do today could not be read.">
      {(today) => (
        <>
          <Covered show="notices" />
          <Parts today={today} ofOthers={{ urgent: <Covered show="urgent" />, others: <Covered show="others" /> }} />
          <Pairs {...today.pairs} />
          {may('mayWriteRecords') && today.drafts.length > 0 && <TodayDrafts drafts={today.drafts} />}
          <p className={styles.links}>
            <Link to={caseloadScreen('me')}>My patients</Link>
            {today.unassigned.count > 0 && (
              <Link to={caseloadScreen('nobody')}>
                Patients whom nobody looks after yet (
                {countOf({ total: today.unassigned.count, more: today.unassigned.more })})
              </Link>
            )}
            <Link to={screens.diary}>Diary</Link>
            <Link to={screens.tasks}>Tasks</Link>
            {may('mayWriteRecords') && <Link to={screens.task}>Add a task</Link>}
          </p>
        </>
      )}
    </Loaded>
  </>
);
