import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { TodayScreen } from '../../../../shared/api/today.ts';
import { work } from '../../../../shared/api/work.ts';
import { Loaded } from '../../components/loaded.tsx';
import { Freshness } from '../../entities/freshness.tsx';
import { TaskList } from '../../entities/task/task-list.tsx';
import { todayWatch } from '../../entities/watches.ts';
import { adminMenu, caseloadScreen, screens } from '../../lib/paths.ts';
import { callQuery } from '../../lib/query.ts';
import { may } from '../../lib/session/may.ts';
import styles from './today.module.css';
import {
  TodayAlerts,
  TodayDrafts,
  TodayMessages,
  TodayReferrals,
  TodayReviews,
  TodaySessions,
  TodayTests,
  TodayUnseen,
} from './today-rows.tsx';

type First = { total: number; more: boolean; content: readonly unknown[] };

type PartProps = {
  id: string;
  title: string;
  of: First;
  /** Said when there is nothing. */
  empty: string;
  /** Where all of them are. */
  all: { to: string; label: string };
  urgent?: boolean;
  children: ReactNode;
};

const countOf = ({ total, more }: First) => (more ? `more than ${total}` : String(total));

/** One part of the day: how much there is, the first of it, and where all of it is. */
const Part = ({ id, title, of, empty, all, urgent = false, children }: PartProps) => (
  <section className={styles.part} aria-labelledby={id} data-urgent={urgent && of.total > 0}>
    <h2 id={id}>
      {title}
      {of.total > 0 && <span className={styles.count}> ({countOf(of)})</span>}
    </h2>
    {of.total === 0 ? <p className={styles.empty}>{empty}</p> : children}
    {(of.more || of.total > of.content.length) && (
      <Link to={all.to}>{of.more ? all.label : `${all.label} (${of.total})`}</Link>
    )}
  </section>
);

const Parts = ({ today }: { today: TodayScreen }) => (
  <div className={styles.parts}>
    <Part
      id="today-alerts"
      title="Alerts"
      of={today.alerts}
      empty="No alert is open. Everybody is answered."
      all={{ to: screens.crmDashboard, label: 'All open alerts' }}
      urgent
    >
      <TodayAlerts rows={today.alerts.content} />
    </Part>
    {today.reviews.content.length > 0 && (
      <Part
        id="today-reviews"
        title="Alerts to review"
        of={today.reviews}
        empty=""
        all={{ to: screens.crmDashboard, label: 'All reviews' }}
        urgent
      >
        <TodayReviews rows={today.reviews.content} />
      </Part>
    )}
    <Part
      id="today-sessions"
      title="My sessions today"
      of={{ total: today.sessions.length, more: false, content: today.sessions }}
      empty="You have no sessions today."
      all={{ to: screens.diary, label: 'My diary' }}
    >
      <TodaySessions rows={today.sessions} />
    </Part>
    <Part
      id="today-tasks"
      title="My tasks"
      of={today.tasks}
      empty="You have no tasks. Well done."
      all={{ to: screens.tasks, label: 'All my tasks' }}
    >
      <TaskList tasks={today.tasks.content} />
    </Part>
    <Part
      id="today-messages"
      title="Messages not answered"
      of={today.messages}
      empty="Every message has been answered."
      all={{ to: adminMenu('messages'), label: 'All messages' }}
    >
      <TodayMessages rows={today.messages.content} />
    </Part>
    <Part
      id="today-referrals"
      title="New referrals"
      of={today.referrals}
      empty="Everybody who was referred has somebody to look after them."
      all={{ to: caseloadScreen('nobody'), label: 'All whom nobody looks after yet' }}
    >
      <TodayReferrals rows={today.referrals.content} />
    </Part>
    <Part
      id="today-tests"
      title="Tests due for my patients"
      of={today.tests}
      empty="No test of your patients is due."
      all={{ to: screens.overdue, label: 'All overdue tests' }}
    >
      <TodayTests rows={today.tests.content} />
    </Part>
    <Part
      id="today-unseen"
      title="Nobody has seen them for four weeks"
      of={today.unseen}
      empty="You have been in touch with all your patients in the last four weeks."
      all={{ to: caseloadScreen('me'), label: 'All my patients' }}
    >
      <TodayUnseen rows={today.unseen.content} />
    </Part>
  </div>
);

/** What there is to do, in one request: what is mine first, and everywhere the way to the rest. */
export const Today = () => (
  <>
    <Freshness of={todayWatch} />
    <Loaded from={useQuery(callQuery(work.readToday, {}))} failed="What there is to do today could not be read.">
      {(today) => (
        <>
          <Parts today={today} />
          {may('mayWriteRecords') && today.drafts.length > 0 && <TodayDrafts drafts={today.drafts} />}
          <p className={styles.links}>
            <Link to={caseloadScreen('me')}>My patients</Link>
            <Link to={screens.diary}>Diary</Link>
            <Link to={screens.tasks}>Tasks</Link>
            {may('mayWriteRecords') && <Link to={screens.task}>Add a task</Link>}
          </p>
        </>
      )}
    </Loaded>
  </>
);
