import { Link } from 'react-router-dom';
import type { Planned, PlannedAtEnd as PlannedAnswers } from '../../../../../shared/appointments/planned.ts';
import { formatDay } from '../../../../../shared/kernel/format-day.ts';
import { onlyReadable } from '../../../../../shared/kernel/unreadable.ts';
import { taskCalls } from '../../../../../shared/tasks/calls.ts';
import { ActionLink } from '../../../kernel/components/action-link.tsx';
import { Loaded } from '../../../kernel/components/loaded.tsx';
import { RadioList } from '../../../kernel/components/radio-row.tsx';
import { fullName } from '../../../kernel/lib/format.ts';
import { groupScreen, newAppointmentScreen, taskScreen } from '../../../kernel/lib/paths.ts';
import { useReading } from '../../../kernel/lib/query.ts';
import { describeStart } from '../words.ts';
import styles from './planned.module.css';

/** Everything that is planned for one patient, as it is now. */
export const usePlanned = (patientId: string) =>
  useReading(taskCalls.readPlanned, { params: { patientId } }, { staleTime: 0 });

type Props = {
  patientId: string;
  chosen: PlannedAnswers;
  /** They have died: nobody is written to. */
  hasDied?: boolean;
  errors?: { sessions?: string | undefined; tasks?: string | undefined };
  onChoose: (chosen: PlannedAnswers) => void;
};

const Sessions = ({ planned }: { planned: Planned['sessions'] }) => (
  <ul>
    {planned.map(({ appointmentId, startsAt, worker }) => (
      <li key={appointmentId}>
        {describeStart(startsAt)}, {fullName(worker)}
      </li>
    ))}
  </ul>
);

const Tasks = ({ open }: { open: Planned['tasks'] }) => (
  <>
    <p>{open.length === 1 ? '1 task is open:' : `${open.length} tasks are open:`}</p>
    <ul>
      {onlyReadable(open).map(({ taskId, what, until, owner }) => (
        <li key={taskId}>
          <Link to={taskScreen(taskId)}>{what}</Link>, {fullName(owner)}, until {formatDay(until)}
        </li>
      ))}
    </ul>
  </>
);

const Rest = ({ planned: { links, groups, reminders } }: { planned: Planned }) => (
  <>
    {groups.length > 0 && (
      <>
        <p>They stay a member of a group until its leader takes them off:</p>
        <ul>
          {groups.map(({ groupId, name }) => (
            <li key={groupId}>
              <Link to={groupScreen(groupId)}>{name}</Link>
            </li>
          ))}
        </ul>
      </>
    )}
    {links.length > 0 && <p>Their open link to questionnaires is closed: it opens nothing any more.</p>}
    {(reminders.sessions || reminders.tests) && <p>They are not reminded of anything any more.</p>}
  </>
);

/** What is planned for somebody whose episode ends, and the questions what becomes of it. */
export const PlannedAtEnd = ({ patientId, chosen, hasDied = false, errors = {}, onChoose }: Props) => (
  <Loaded from={usePlanned(patientId)} failed="What is planned could not be read.">
    {(planned) => {
      const { sessions, tasks, links, groups, reminders, mayText } = planned;
      const isEmpty = sessions.length + tasks.length + links.length + groups.length === 0;
      if (isEmpty && !reminders.sessions && !reminders.tests) return null;
      return (
        <section className={styles.planned} aria-label="What is planned">
          {sessions.length > 0 && (
            <>
              <p>{sessions.length === 1 ? '1 session is planned:' : `${sessions.length} sessions are planned:`}</p>
              <Sessions planned={sessions} />
              <RadioList
                styles={styles}
                name="sessions"
                legend="What becomes of the sessions?"
                choices={[
                  ...(hasDied ? [] : [['tell', 'Cancel them and tell the person'] as const]),
                  ['cancel', hasDied ? 'Cancel them' : 'Cancel them without informing'] as const,
                ]}
                chosen={chosen.sessions}
                error={errors.sessions}
                onChoose={(chosenSessions) => onChoose({ sessions: chosenSessions })}
              />
              {chosen.sessions === 'tell' && (
                <p className={styles.hint}>
                  {mayText
                    ? 'They get one text between 10 and 6. It says when, and our number, and nothing else.'
                    : 'They have not said that a text is safe. You get a task to tell them in a safe way.'}
                </p>
              )}
            </>
          )}
          {tasks.length > 0 && (
            <>
              <Tasks open={tasks} />
              <RadioList
                styles={styles}
                name="tasks"
                legend="What becomes of the tasks?"
                choices={[
                  ['stay', 'They stay with those who have them'],
                  ['end', 'They end, because the episode has ended'],
                ]}
                chosen={chosen.tasks}
                error={errors.tasks}
                onChoose={(chosenTasks) => onChoose({ tasks: chosenTasks })}
              />
            </>
          )}
          <Rest planned={planned} />
        </section>
      );
    }}
  </Loaded>
);

/** The appointments that were cancelled as the episode ended; opening it again does not bring them back. */
export const CancelledAtEnd = ({ patientId }: { patientId: string }) => (
  <Loaded from={usePlanned(patientId)} failed="What was cancelled could not be read.">
    {({ cancelledAtEnd }) =>
      cancelledAtEnd.length > 0 && (
        <section className={styles.planned} aria-label="What was cancelled">
          <p>These sessions were cancelled at the end, and stay cancelled:</p>
          <Sessions planned={cancelledAtEnd} />
          <p>
            <ActionLink to={newAppointmentScreen({ patient: patientId })}>Plan a session</ActionLink>
          </p>
        </section>
      )
    }
  </Loaded>
);
