import { Link } from 'react-router-dom';
import { formatDay } from '../../../../shared/kernel/format-day.ts';
import { today } from '../../../../shared/kernel/today.ts';
import { howLongAgo } from '../../../../shared/patients/caseload.ts';
import type { CaseloadRow } from '../../../../shared/patients/caseload-schema.ts';
import { taskCalls } from '../../../../shared/tasks/calls.ts';
import { useAnnounce } from '../../kernel/components/announcer.tsx';
import { Problem } from '../../kernel/components/problem.tsx';
import { UnreadableRow } from '../../kernel/components/unreadable.tsx';
import { useFollowedFocus } from '../../kernel/components/use-disclosure.ts';
import { patientScreen } from '../../kernel/lib/paths.ts';
import { useCall } from '../../kernel/lib/query.ts';
import { useMayTakeOn } from '../parts/queries.ts';
import { serviceName } from '../parts/service-name.ts';
import styles from './patients.module.css';

/** The button to take on a patient without a worker, for whoever may. */
const TakeOn = ({ patientId, name }: { patientId: string; name: string }) => {
  const { mutate, isPending, error } = useCall(taskCalls.takeOn);
  const announce = useAnnounce();
  const isOffered = useMayTakeOn();
  const button = useFollowedFocus<HTMLButtonElement>();
  if (!isOffered) return 'Nobody yet';
  return (
    <>
      <button
        ref={button}
        type="button"
        className="in-row"
        aria-disabled={isPending}
        onClick={() =>
          isPending || mutate({ params: { patientId } }, { onSuccess: () => announce(`You look after ${name} now.`) })
        }
      >
        Take on <span className="visually-hidden">{name}</span>
      </button>
      {error && <Problem text={error.message} />}
    </>
  );
};

type Props = {
  rows: readonly CaseloadRow[];
  ticked: readonly string[];
  /** Absent where nobody may be chosen. */
  onTick?: (id: string, isOn: boolean) => void;
};

export const CaseloadTable = ({ rows, ticked, onTick }: Props) => (
  <table className={`rows ${styles.caseload}`}>
    <caption className="visually-hidden">Patients of this choice</caption>
    <thead>
      <tr>
        {onTick && (
          <th scope="col">
            <span className="visually-hidden">Choose</span>
          </th>
        )}
        <th scope="col">Name</th>
        <th scope="col">Date of birth</th>
        <th scope="col">Service</th>
        <th scope="col">Language</th>
        <th scope="col">Looked after by</th>
        <th scope="col">Last contact</th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => {
        if ('unreadable' in row)
          return <UnreadableRow key={row.patientId} columns={onTick ? 7 : 6} what="This patient" id={row.patientId} />;
        const { patientId, firstName, lastName, dob, service, language, worker, lastContact, referralDate } = row;
        const name = `${firstName} ${lastName}`;
        return (
          <tr key={patientId}>
            {onTick && (
              <td className={styles.choose}>
                <label className={styles.tick}>
                  <input
                    type="checkbox"
                    checked={ticked.includes(patientId)}
                    onChange={({ target }) => onTick(patientId, target.checked)}
                  />
                  <span className="visually-hidden">{name}</span>
                </label>
              </td>
            )}
            <th scope="row">
              <Link to={patientScreen(patientId)}>{name}</Link>
            </th>
            <td data-label="Born">{dob ? formatDay(dob) : 'Not known'}</td>
            <td data-label="Service">{serviceName(service) || 'Not recorded'}</td>
            <td data-label="Language">{language || 'Not recorded'}</td>
            <td data-label="Looked after by">
              {worker ? `${worker.firstName} ${worker.lastName}` : <TakeOn patientId={patientId} name={name} />}
            </td>
            <td data-label="Last contact">
              {lastContact
                ? howLongAgo(lastContact, today())
                : `Not yet, referred ${howLongAgo(referralDate.slice(0, 10), today())}`}
            </td>
          </tr>
        );
      })}
    </tbody>
  </table>
);
