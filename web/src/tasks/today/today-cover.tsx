import { useQueries } from '@tanstack/react-query';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { formatDay } from '../../../../shared/kernel/format-day.ts';
import { today } from '../../../../shared/kernel/today.ts';
import type { Absence } from '../../../../shared/tasks/absences.ts';
import { taskCalls } from '../../../../shared/tasks/calls.ts';
import { awayOn, coveredBy, uncovered } from '../../../../shared/tasks/cover.ts';
import { Problem } from '../../kernel/components/problem.tsx';
import { fullName } from '../../kernel/lib/format.ts';
import { caseloadScreen, diaryScreen, screens } from '../../kernel/lib/paths.ts';
import { callQuery, type Success } from '../../kernel/lib/query.ts';
import { may } from '../../kernel/session/may.ts';
import { useOwnAccount } from '../../kernel/session/use-own-account.ts';
import { useSettings } from '../../settings/parts/queries.ts';
import { useAbsences } from '../parts/queries.ts';
import { TaskList } from '../parts/task-list.tsx';
import { Line, Lines, Part, type PartProps } from './today-part.tsx';
import { newPatientLine, TodayCalls } from './today-people.tsx';
import { alertLine, groupLine, TodayAppointments } from './today-rows.tsx';

type Work = Success<typeof taskCalls.readCovered>;

/** The work of a colleague who is away; what is empty is left out. */
const partsOf = ({ sessions, groups, ...work }: Work, { person }: Absence): PartProps[] => {
  const all = { to: caseloadScreen(person.id), label: `All patients of ${fullName(person)}` };
  const parts: PartProps[] = [
    {
      id: 'calls',
      title: 'Calls to make',
      of: work.calls,
      rows: <TodayCalls rows={work.calls.content} worker={fullName(person)} />,
    },
    {
      id: 'alerts',
      title: 'Alerts',
      of: work.alerts,
      rows: <Lines>{work.alerts.content.map(alertLine)}</Lines>,
      all: { to: screens.crmDashboard, label: 'All open alerts' },
    },
    {
      id: 'sessions',
      title: 'Sessions today',
      of: { total: sessions.length, more: false, content: sessions },
      rows: <TodayAppointments rows={sessions} />,
    },
    {
      id: 'groups',
      title: 'Groups today',
      of: { total: groups.length, more: false, content: groups },
      rows: <Lines>{groups.map(groupLine)}</Lines>,
    },
    {
      id: 'new',
      title: 'New patients',
      of: work.newPatients,
      rows: <Lines>{work.newPatients.content.map(newPatientLine)}</Lines>,
      all,
    },
    { id: 'tasks', title: 'Tasks', of: work.tasks, rows: <TaskList tasks={work.tasks.content} />, all },
  ];
  return parts.map((part) => ({
    ...part,
    id: `${part.id}-${person.id}`,
    title: `${part.title}, for ${fullName(person)}`,
    urgent: part.id === 'calls' || part.id === 'alerts',
  }));
};

/** What an admin sees to: somebody is away and nobody does their work, or today has no duty lead. */
const Uncovered = ({ absences }: { absences: readonly Absence[] }) => {
  const { data: settings } = useSettings();
  const isWithoutLead = settings !== undefined && settings.dutyLead === undefined;
  if (absences.length === 0 && !isWithoutLead) return null;
  return (
    <Part
      id="today-uncovered"
      title="Nobody does this work"
      of={{ total: absences.length + Number(isWithoutLead), more: false, content: absences }}
      all={{ to: screens.users, label: 'Staff accounts' }}
      urgent
      rows={
        <Lines>
          {absences.map(({ absenceId, person, to }) => (
            <Line key={absenceId} detail={`away until ${formatDay(to)}`}>
              Nobody covers for <Link to={screens.users}>{fullName(person)}</Link>
            </Line>
          ))}
          {isWithoutLead && (
            <Line detail="alerts that nobody answers are texted to every administrator">
              Nobody is <Link to={screens.settings}>duty lead today</Link>
            </Line>
          )}
        </Lines>
      }
    />
  );
};

/**
 * Who is away: the reader, those for whom nobody does the work, and those for whom the reader does, as notices; and the work
 * of these, what is urgent apart from the rest.
 */
export const Cover = ({ show }: { show: 'notices' | 'urgent' | 'others' }) => {
  const { data: me } = useOwnAccount();
  const { data: read } = useAbsences();
  const absences = (read?.content ?? []).map((one) => ({ ...one, accountId: one.person.id, coverId: one.cover?.id }));
  const [day, id] = [today(), me?.id ?? ''];
  const own = awayOn(absences, id, day);
  const covered = coveredBy(absences, id, day);
  const works = useQueries({
    queries: covered.map(({ accountId }) => callQuery(taskCalls.readCovered, { params: { accountId } })),
  });
  const parts = covered.flatMap((one, index) => {
    const work = works[index]?.data;
    return work ? partsOf(work, one) : [];
  });
  if (show !== 'notices') {
    return parts.filter(({ urgent }) => urgent === (show === 'urgent')).map((part) => <Part key={part.id} {...part} />);
  }
  return (
    <>
      {read && may('mayManageStaff') && <Uncovered absences={uncovered(absences, day)} />}
      {own && (
        <p role="note">
          You are away until {formatDay(own.to)}. {own.cover ? `${fullName(own.cover)} covers` : 'Nobody covers'}.{' '}
          <Link to={screens.ownSignIn}>Change that, or say that you are back</Link>.
        </p>
      )}
      {covered.map(({ absenceId, person, to }, index) => (
        <Fragment key={absenceId}>
          <p role="note">
            You cover for <strong>{fullName(person)}</strong> until {formatDay(to)}. Their work stands beside yours:{' '}
            <Link to={diaryScreen({ of: person.id, show: 'week' })}>diary</Link>,{' '}
            <Link to={caseloadScreen(person.id)}>patients</Link>.
          </p>
          {works[index]?.error && (
            <Problem text={works[index].error.message} retry={() => void works[index]?.refetch()} />
          )}
        </Fragment>
      ))}
    </>
  );
};
