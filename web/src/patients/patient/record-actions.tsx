import { useState } from 'react';
import type { PatientRecord } from '../../../../shared/patients/record.ts';
import { may } from '../../kernel/session/may.ts';
import { MarkDialog } from '../../safety/parts/danger-strip.tsx';
import { SafetyPlanSummary } from '../../safety/parts/safety-plan-summary.tsx';
import { StatusDialog } from '../parts/status-dialog.tsx';
import { PrintDialog } from './print-dialog.tsx';
import styles from './summary.module.css';
import type { RecordPrint } from './use-record-print.ts';

export const RecordActions = ({ record, print }: { record: PatientRecord; print: RecordPrint }) => {
  const { patientId, active } = record;
  const name = `${record.firstName} ${record.lastName}`;
  const [asking, setAsking] = useState<'print' | 'raise' | 'close'>();
  const dialog = { name, onClose: () => setAsking(undefined) };
  return (
    <div className={styles.links}>
      <SafetyPlanSummary record={record} />
      <button type="button" className="in-row" onClick={() => setAsking('print')}>
        Print this record
      </button>
      {!record.danger && may('mayWriteRecords') && (
        <button type="button" className="in-row" onClick={() => setAsking('raise')}>
          Raise danger
        </button>
      )}
      {active && may('mayDeactivatePatients') && (
        <button type="button" className="in-row" onClick={() => setAsking('close')}>
          Deactivate <span className="visually-hidden">{name}</span>
        </button>
      )}
      {asking === 'print' && <PrintDialog {...dialog} print={print} />}
      {asking === 'raise' && <MarkDialog record={record} onClose={dialog.onClose} />}
      {asking === 'close' && <StatusDialog {...dialog} patientId={patientId} active={false} />}
    </div>
  );
};
