import { Link } from 'react-router-dom';
import { taskCalls } from '../../../../shared/tasks/calls.ts';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { newTaskScreen } from '../../kernel/lib/paths.ts';
import { useReading } from '../../kernel/lib/query.ts';
import { may } from '../../kernel/session/may.ts';
import styles from './task-list.module.css';
import { TaskList } from './task-list.tsx';

export const PatientTasks = ({ patientId }: { patientId: string }) => (
  <section className={styles.patient} aria-labelledby="tasks">
    <h2 id="tasks">Tasks</h2>
    <Loaded
      from={useReading(taskCalls.listPatientTasks, { params: { patientId } })}
      failed="The tasks could not be read."
    >
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
    {may('mayWriteRecords') && <Link to={newTaskScreen(patientId)}>Add a task</Link>}
  </section>
);
