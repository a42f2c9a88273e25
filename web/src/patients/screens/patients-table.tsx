import { useState } from 'react';
import { formatDay } from '../../../../shared/kernel/format-day.ts';
import type { Page } from '../../../../shared/kernel/page.ts';
import { statusLabel } from '../../../../shared/organisation/organisation.ts';
import type { PatientRow as Row } from '../../../../shared/patients/record.ts';
import { describeRows } from '../../kernel/components/list-panel.tsx';
import { RowsTable } from '../../kernel/components/rows-table.tsx';
import { UnreadableRow } from '../../kernel/components/unreadable.tsx';
import { may } from '../../kernel/session/may.ts';
import { PatientLink } from '../parts/patient-link.tsx';
import { referenceOf } from '../parts/reference-of.ts';
import { StatusDialog } from '../parts/status-dialog.tsx';
import styles from './patients.module.css';

type Props = { row: Row; onChange: (name: string, active: boolean) => void };

const PatientRow = ({ row, onChange }: Props) => {
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

type Changing = { patientId: string; name: string; active: boolean };

export const PatientsTable = ({ page }: { page: Page<Row> }) => {
  const [changing, setChanging] = useState<Changing>();
  return (
    <>
      <RowsTable
        className={styles.table}
        caption={`${describeRows(page, 'patient', 'patients')}, latest first`}
        columns={['ID', 'Name', 'Date of birth', statusLabel, 'Inactivate']}
      >
        {page.content.map((row) => (
          <PatientRow
            key={row.patientId}
            row={row}
            onChange={(name, active) => setChanging({ patientId: row.patientId, name, active })}
          />
        ))}
      </RowsTable>
      {changing && <StatusDialog {...changing} onClose={() => setChanging(undefined)} />}
    </>
  );
};
