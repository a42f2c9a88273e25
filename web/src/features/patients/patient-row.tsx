import type { PatientRow as Row } from '../../../../shared/api/record.ts';
import { formatDay } from '../../../../shared/domain/format-day.ts';
import { UnreadableRow } from '../../components/unreadable.tsx';
import { PatientLink } from '../../entities/patient/patient-link.tsx';
import { referenceOf } from '../../entities/patient/reference-of.ts';
import { may } from '../../lib/session/may.ts';
import styles from './patients.module.css';

type Props = { row: Row; onChange: (name: string, active: boolean) => void };

export const PatientRow = ({ row, onChange }: Props) => {
  if ('unreadable' in row) return <UnreadableRow columns={5} what="This patient" id={row.patientId} />;
  const { patientId, firstName, lastName, dob, active } = row;
  const name = `${firstName} ${lastName}`;
  return (
    <tr>
      <td className={styles.id}>{referenceOf(row)}</td>
      <th scope="row">
        <PatientLink patientId={patientId} firstName={firstName} lastName={lastName} />
      </th>
      <td>{dob ? formatDay(dob) : 'Not known'}</td>
      <td className={active ? undefined : styles.inactive}>{active ? 'Active' : 'Inactive'}</td>
      <td>
        {may(active ? 'mayDeactivatePatients' : 'mayReactivatePatients') && (
          <button type="button" className="in-row" onClick={() => onChange(name, !active)}>
            {active ? 'Inactivate' : 'Reactivate'} <span className="visually-hidden">{name}</span>
          </button>
        )}
      </td>
    </tr>
  );
};
