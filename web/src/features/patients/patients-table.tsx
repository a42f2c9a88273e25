import { useState } from 'react';
import type { PatientRow as Row } from '../../../../shared/api/record.ts';
import type { Page } from '../../../../shared/domain/page.ts';
import { statusLabel } from '../../../../shared/organisation.ts';
import { describeRows } from '../../components/list-panel.tsx';
import { StatusDialog } from '../../entities/patient/status-dialog.tsx';
import { PatientRow } from './patient-row.tsx';
import styles from './patients.module.css';

type Changing = { patientId: string; name: string; active: boolean };

export const PatientsTable = ({ page }: { page: Page<Row> }) => {
  const [changing, setChanging] = useState<Changing>();
  return (
    <>
      <table className={`rows ${styles.table}`}>
        <caption>{describeRows(page, 'patient', 'patients')}, latest first</caption>
        <thead>
          <tr>
            <th scope="col">ID</th>
            <th scope="col">Name</th>
            <th scope="col">Date of birth</th>
            <th scope="col">{statusLabel}</th>
            <th scope="col">Inactivate</th>
          </tr>
        </thead>
        <tbody>
          {page.content.map((row) => (
            <PatientRow
              key={row.referralId}
              row={row}
              onChange={(name, active) => setChanging({ patientId: row.referralId, name, active })}
            />
          ))}
        </tbody>
      </table>
      {changing && <StatusDialog {...changing} onClose={() => setChanging(undefined)} />}
    </>
  );
};
