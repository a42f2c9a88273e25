import { useState } from 'react';
import type { PatientRecord } from '../../../../shared/patients/record.ts';
import { RowButton } from '../../kernel/components/buttons.tsx';
import { may } from '../../kernel/session/may.ts';
import { MarkDialog } from '../../safety/parts/mark-dialog.tsx';
import { SafetyPlanSummary } from '../../safety/parts/safety-plan/safety-plan-summary.tsx';
import { StatusDialog } from '../parts/status-dialog.tsx';
import { PrintDialog, type RecordPrint } from './record-print.tsx';
import styles from './summary.module.css';

export const RecordActions = ({ record, print }: { record: PatientRecord; print: RecordPrint }) => {
  const { patientId, active } = record;
  const name = `${record.firstName} ${record.lastName}`;
  const [asking, setAsking] = useState<'print' | 'raise' | 'close'>();
  const dialog = { name, onClose: () => setAsking(undefined) };
  return (
    <div className={styles.links}>
      <SafetyPlanSummary record={record} />
      <RowButton onClick={() => setAsking('print')} label="Print this record" />
      {!record.danger && may('mayWriteRecords') && (
        <RowButton onClick={() => setAsking('raise')} label="Raise danger" />
      )}
      {active && may('mayDeactivatePatients') && (
        <RowButton onClick={() => setAsking('close')} label="Deactivate" about={name} />
      )}
      {asking === 'print' && <PrintDialog {...dialog} print={print} />}
      {asking === 'raise' && <MarkDialog record={record} onClose={dialog.onClose} />}
      {asking === 'close' && <StatusDialog {...dialog} patientId={patientId} active={false} />}
    </div>
  );
};
