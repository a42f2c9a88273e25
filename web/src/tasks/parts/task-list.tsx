import { Link } from 'react-router-dom';
import type { Task, TaskRow, TaskSource } from '../../../../shared/tasks/task.ts';
import { ActionLink } from '../../kernel/components/action-link.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { Unreadable } from '../../kernel/components/unreadable.tsx';
import { formatInstant, fullName } from '../../kernel/lib/format.ts';
import { newTaskScreen, patientScreen, taskScreen } from '../../kernel/lib/paths.ts';
import { may } from '../../kernel/session/may.ts';
import { useSummaryPart } from '../../patients/parts/summary-reading.ts';
import { FinishTask } from './finish-task.tsx';
import styles from './task-list.module.css';
import { Until } from './until.tsx';

/** What a task of the product follows from. */
export const sourceWords: Readonly<Record<TaskSource, string>> = {
  'missed-session': 'after a missed session',
  'cancelled-session': 'after a cancelled session',
  'moved-session': 'after a session that was moved',
  'group-absences': 'after absences from a group',
  'called-off-date': 'after a date that was called off',
  'external-referral': 'after an external referral',
  decision: 'after a decision on a referral',
  retention: 'of the retention times',
  acknowledgement: 'after an email that failed',
};

const describeEnd = ({ by, at, why }: NonNullable<Task['done']>): string =>
  why === undefined
    ? `Done by ${fullName(by)}, ${formatInstant(at)}`
    : `Not done: ${why}. ${fullName(by)}, ${formatInstant(at)}`;

const TaskLine = ({ task, hidePatient }: { task: Task; hidePatient: boolean }) => {
  const { taskId, until, patient, owner, done, closed, source } = task;
  const what = closed ? 'Of another service: opens with a reason' : task.what;
  return (
    <li className={styles.task}>
      <div className={styles.what}>
        <p className={styles.words}>{what}</p>
        <p className={styles.about}>
          {done ? describeEnd(done) : <Until until={until} />}
          {patient && !hidePatient && (
            <>
              {', about '}
              <Link to={patientScreen(patient.patientId)}>{fullName(patient)}</Link>
            </>
          )}
          {`, for ${fullName(owner)}`}
          {source && `, ${sourceWords[source]}`}
        </p>
      </div>
      {may('mayWriteRecords') && !closed && (
        <div className={styles.actions}>
          <FinishTask task={task} />
          {!done && (
            <ActionLink to={taskScreen(taskId)}>
              Change <span className="visually-hidden">: {what}</span>
            </ActionLink>
          )}
        </div>
      )}
    </li>
  );
};

/** Tasks, each with its day and its actions; `hidePatient` where all are about the patient of the screen. */
export const TaskList = ({ tasks, hidePatient = false }: { tasks: readonly TaskRow[]; hidePatient?: boolean }) => (
  <ul className={styles.tasks}>
    {tasks.map((task) =>
      'unreadable' in task ? (
        <li key={task.taskId}>
          <Unreadable what="This task" id={task.taskId} />
        </li>
      ) : (
        <TaskLine key={task.taskId} task={task} hidePatient={hidePatient} />
      ),
    )}
  </ul>
);

/** The open tasks about a patient. */
export const PatientTasks = ({ patientId }: { patientId: string }) => (
  <section className={styles.patient} aria-labelledby="tasks">
    <h2 id="tasks">Tasks</h2>
    <Loaded from={useSummaryPart(patientId, 'tasks')} failed="The tasks could not be read.">
      {({ content, open }) => (
        <>
          {content.length === 0 ? <p>Nothing is waiting to be done.</p> : <TaskList tasks={content} hidePatient />}
          {open > content.length && (
            <p>
              These are the first {content.length} of {open}. The others follow as these are done.
            </p>
          )}
        </>
      )}
    </Loaded>
    {may('mayWriteRecords') && <ActionLink to={newTaskScreen(patientId)}>Add a task</ActionLink>}
  </section>
);
