import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { today as dayOfToday } from '../../../../shared/kernel/today.ts';
import { taskCalls } from '../../../../shared/tasks/calls.ts';
import { type DutyGroup, findDuties, joinDuties } from '../../../../shared/tasks/duties.ts';
import type { TodayScreen } from '../../../../shared/tasks/today.ts';
import { ActionLink } from '../../kernel/components/action-link.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { formatInstant, fullName } from '../../kernel/lib/format.ts';
import { adminMenu, caseloadScreen, patientScreen, screens } from '../../kernel/lib/paths.ts';
import { useReading } from '../../kernel/lib/query.ts';
import { may } from '../../kernel/session/may.ts';
import { useOwnAccount } from '../../kernel/session/use-own-account.ts';
import { openingReasonLabels } from '../../patients/parts/words.ts';
import { Freshness, todayWatch } from '../parts/freshness.tsx';
import { DutyList, type Rest } from './duty-list.tsx';
import styles from './today.module.css';
import { countOf, Line, Part } from './today-part.tsx';
import { type Covered, useCovered } from './use-covered.ts';

// Loaded beside the reader's own work, which stays as it is meanwhile.
const CoverNotices = lazy(async () => ({ default: (await import('./today-cover.tsx')).CoverNotices }));

const TodayBack = lazy(async () => ({ default: (await import('./today-back.tsx')).TodayBack }));

const TodayLead = lazy(async () => ({ default: (await import('./today-lead.tsx')).TodayLead }));

// For admins alone, and seldom.
const TodayDrafts = lazy(async () => ({ default: (await import('./today-drafts.tsx')).TodayDrafts }));
const TodayPrivacy = lazy(async () => ({
  default: (await import('../../privacy/parts/today-privacy.tsx')).TodayPrivacy,
}));
const TodayErasures = lazy(async () => ({
  default: (await import('../../erasure/parts/today-erasures.tsx')).TodayErasures,
}));
const FirstSteps = lazy(async () => ({ default: (await import('./today-setup.tsx')).FirstSteps }));

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

type Listed = { content: readonly unknown[]; total: number; more: boolean };

/** The links to the lists of which only the first were read. */
const restOf = (today: TodayScreen): Rest[] => {
  const lists: [DutyGroup, Listed, to: string, label: string][] = [
    ['danger', today.calls, adminMenu('referrals'), 'All referrals'],
    ['danger', today.alerts, screens.crmDashboard, 'All open alerts'],
    ['danger', today.reviews, screens.crmDashboard, 'All alerts to review'],
    ['next', today.tasks, screens.tasks, 'All my tasks'],
    ['next', today.messages, adminMenu('messages'), 'All messages not answered'],
    ['next', today.referrals, adminMenu('referrals'), 'All new referrals'],
    ['next', today.tests, screens.overdue, 'All tests due for my patients'],
    ['next', today.newPatients, caseloadScreen('me'), 'All new patients of mine'],
    ['next', today.unseen, caseloadScreen('me'), 'All of mine without contact for four weeks'],
  ];
  return lists
    .filter(([, { content, total, more }]) => more || total > content.length)
    .map(([group, of, to, label]) => ({ group, to, label: `${label} (${countOf(of)})` }));
};

/** Who opened records of the reader's patients with a reason: to be known, not to be done. */
const Openings = ({ of }: { of: TodayScreen['openings'] }) => (
  <Part
    id="today-openings"
    title="Records that others opened with a reason"
    of={of}
    all={{ to: caseloadScreen('me'), label: 'All my patients' }}
    rows={of.content.map((row) => (
      <Line
        key={`${row.patientId} ${row.at}`}
        detail={`${formatInstant(row.at)}: ${openingReasonLabels[row.why]}${row.words ? `. ${row.words}` : ''}`}
      >
        {fullName(row.by)} opened {row.part && `a restricted ${row.part} of `}
        <Link to={patientScreen(row.patientId)}>{fullName(row)}</Link>
      </Line>
    ))}
  />
);

type Reader = { id: string; name: string };

/** The reader's work and that of those for whom they cover, in one order. */
export const Work = ({ today, me, ofOthers }: { today: TodayScreen; me: Reader; ofOthers: Covered['duties'] }) => {
  const duties = joinDuties(findDuties(today, { day: dayOfToday(), me: me.id }), ofOthers);
  const rest = restOf(today);
  const isFree = rest.length === 0 && duties.every(({ group }) => group === 'others' || group === 'done');
  return (
    <>
      {isFree && <p>Nothing waits for you today.</p>}
      <DutyList duties={duties} rest={rest} reader={me.name} />
      {today.patients.count === 0 && (
        <p className={styles.empty}>
          <NoPatients areSomeNobodys={today.unassigned.count > 0} />
        </p>
      )}
      <Openings of={today.openings} />
    </>
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

/** Today's work, in one request: danger first, then by time, and everywhere a link to the rest. */
export const Today = () => {
  const me = useOwnAccount().data ?? { id: '', name: '' };
  const { duties, ...cover } = useCovered(me.id);
  return (
    <>
      <Freshness of={todayWatch} />
      <Loaded from={useReading(taskCalls.readToday, {})} failed="What there is to do today could not be read.">
        {(today) => (
          <>
            <Suspense fallback={null}>
              <CoverNotices {...cover} />
            </Suspense>
            <Work today={today} me={me} ofOthers={duties} />
            {may('mayChangeSettings') && (
              <Suspense fallback={null}>
                <FirstSteps />
              </Suspense>
            )}
            <Suspense fallback={null}>{cover.ended && <TodayBack ended={cover.ended} />}</Suspense>
            <Suspense fallback={null}>
              <TodayLead me={me.id} />
            </Suspense>
            <Suspense fallback={null}>{may('mayEraseRecords') && <TodayErasures />}</Suspense>
            <Suspense fallback={null}>{may('mayAnswerForPrivacy') && <TodayPrivacy />}</Suspense>
            <Pairs {...today.pairs} />
            <Suspense fallback={null}>
              {may('mayWriteRecords') && today.drafts.length > 0 && <TodayDrafts drafts={today.drafts} />}
            </Suspense>
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
              <Link to={`${screens.tasks}?state=done`}>Tasks that I have done</Link>
              {may('mayWriteRecords') && <ActionLink to={screens.task}>Add a task</ActionLink>}
            </p>
          </>
        )}
      </Loaded>
    </>
  );
};
