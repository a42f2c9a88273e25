import { Link } from 'react-router-dom';
import { statusLabels } from '../../../../shared/appointments/appointment-words.ts';
import { formatDay } from '../../../../shared/kernel/format-day.ts';
import { onlyReadable } from '../../../../shared/kernel/unreadable.ts';
import { taskCalls } from '../../../../shared/tasks/calls.ts';
import { describeStart } from '../../appointments/parts/words.ts';
import { formatInstant, fullName } from '../../kernel/lib/format.ts';
import { diaryScreen, patientScreen, screens } from '../../kernel/lib/paths.ts';
import { type Success, useReading } from '../../kernel/lib/query.ts';
import { Line, Part } from './today-part.tsx';
import type { Covered } from './use-covered.ts';

const About = ({ patient }: { patient: { patientId: string; firstName: string; lastName: string } }) => (
  <Link to={patientScreen(patient.patientId)}>{fullName(patient)}</Link>
);

const place = 'today-back';

/** Whoever followed the link to it before it was there is led to it now. */
const lead = (part: HTMLElement | null): void => {
  if (part && window.location.hash === `#${place}`) part.scrollIntoView();
};

/** What colleagues did, and what became of sessions, while the reader was away: for a few days after it. */
export const TodayBack = ({ ended }: { ended: NonNullable<Covered['ended']> }) => {
  const { data } = useReading(taskCalls.readAbsenceSummary, {});
  return (
    data && (
      <div ref={lead}>
        <Summary ended={ended} data={data} />
      </div>
    )
  );
};

type SummaryProps = { ended: NonNullable<Covered['ended']>; data: Success<typeof taskCalls.readAbsenceSummary> };

const Summary = ({ ended: { from, to }, data }: SummaryProps) => {
  const tasks = onlyReadable(data.tasks);
  const sessions = onlyReadable(data.sessions);
  if (tasks.length + sessions.length === 0) {
    return (
      <p id={place} role="note">
        From {formatDay(from)} to {formatDay(to)} no task of yours was done, and no session of yours took place.
      </p>
    );
  }
  return (
    <Part
      id={place}
      title="While you were away"
      of={{ content: [...tasks, ...sessions], total: tasks.length + sessions.length, more: data.more }}
      all={
        tasks.length > 0
          ? { to: `${screens.tasks}?state=done`, label: 'All my tasks that are done' }
          : { to: diaryScreen({ day: from, show: 'week' }), label: 'My diary of these days' }
      }
      rows={
        <>
          {tasks.map(
            ({ taskId, what, patient, done }) =>
              done && (
                <Line
                  key={taskId}
                  detail={`${done.why === undefined ? 'done' : `not done: ${done.why}`}, ${fullName(done.by)}, ${formatInstant(done.at)}`}
                >
                  {what} {patient && <About patient={patient} />}
                </Line>
              ),
          )}
          {sessions.map(({ appointmentId, startsAt, patient, status }) => (
            <Line key={appointmentId} detail={statusLabels[status].toLowerCase()}>
              Session with <About patient={patient} />, {describeStart(startsAt)}
            </Line>
          ))}
        </>
      }
    />
  );
};
