import { useState } from 'react';
import type { PatientRecord } from '../../../../shared/api/record.ts';
import { MarkDialog } from '../../entities/danger/mark-dialog.tsx';
import { StatusDialog } from '../../entities/patient/status-dialog.tsx';
import { SafetyPlanSummary } from '../../entities/safety-plan/safety-plan-summary.tsx';
import { may } from '../../lib/session/may.ts';
import { PrintDialog } from './print-dialog.tsx';
import styles from './summary.module.css';
import type { RecordPrint } from './use-record-print.ts';

export const RecordActions = ({ record, print }: { record: PatientRecord; print: RecordPrint }) => {
  const { referralId: patientId, active } = record;
  const name = `${record.firstName} ${record.lastName}`;
  const [isPrinting, setPrinting] = useState(false);
  const [isClosing, setClosing] = useState(false);
  const [isRaising, setRaising] = useState(false);
  return (
    <div className={styles.links}>
      <SafetyPlanSummary record={record} />
      <button type="button" className="in-row" onClick={() => setPrinting(true)}>
        Print this record
      </button>
      {!record.danger && may('mayWriteRecords') && (
        <button type="button" className="in-row" onClick={() => setRaising(true)}>
          Raise danger
        </button>
      )}
      {active && may('mayDeactivatePatients') && (
        <button type="button" className="in-row" onClick={() => setClosing(true)}>
          Deactivate <span className="visually-hidden">{name}</span>
        </button>
      )}
      {isPrinting && <PrintDialog name={name} print={print} onClose={() => setPrinting(false)} />}
      {isRaising && <MarkDialog record={record} onClose={() => setRaising(false)} />}
      {isClosing && <StatusDialog patientId={patientId} name={name} active={false} onClose={() => setClosing(false)} />}
    </div>
  );
};
