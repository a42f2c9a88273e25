import { Link } from 'react-router-dom';
import { Loaded } from '../../../kernel/components/loaded.tsx';
import { fullName } from '../../../kernel/lib/full-name.ts';
import { newAppointmentScreen } from '../../../kernel/lib/paths.ts';
import { describeStart } from '../words.ts';
import styles from './planned.module.css';
import { usePlanned } from './queries.ts';

/** The appointments that were cancelled as the episode ended; opening it again does not bring them back. */
export const CancelledAtEnd = ({ patientId }: { patientId: string }) => (
  <Loaded from={usePlanned(patientId)} failed="What was cancelled could not be read.">
    {({ cancelledAtEnd }) =>
      cancelledAtEnd.length > 0 && (
        <section className={styles.planned} aria-label="What was cancelled">
          <p>These sessions were cancelled at the end, and stay cancelled:</p>
          <ul>
            {cancelledAtEnd.map(({ appointmentId, startsAt, worker }) => (
              <li key={appointmentId}>
                {describeStart(startsAt)}, {fullName(worker)}
              </li>
            ))}
          </ul>
          <p>
            <Link to={newAppointmentScreen({ patient: patientId })}>Plan a session</Link>
          </p>
        </section>
      )
    }
  </Loaded>
);
