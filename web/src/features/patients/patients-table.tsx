import { useState } from 'react';
import type { PatientRow as Row } from '../../../../shared/api/record.ts';
import type { Page } from '../../../../shared/domain/page.ts';
import { statusLabel } from '../../../../shared/organisation.ts';
import { describeRows } from '../../components/list-panel.tsx';
import { RowsTable } from '../../components/rows-table.tsx';
import { StatusDialog } from '../../entities/patient/status-dialog.tsx';
import { PatientRow } from './patient-row.tsx';
import styles from './patients.module.css';

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
