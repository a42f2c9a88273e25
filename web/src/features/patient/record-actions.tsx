import { useState } from 'react';
import type { PatientRecord } from '../../../../shared/api/record.ts';
import { StatusDialog } from '../../entities/patient/status-dialog.tsx';
import { may } from '../../lib/session/may.ts';
import styles from './summary.module.css';

/** What is done with a record as a whole. */
export const RecordActions = ({ record }: { record: PatientRecord }) => {
  const { referralId, active } = record;
  const name = `${record.firstName} ${record.lastName}`;
  const [isClosing, setClosing] = useState(false);
  return (
    <p className={styles.links}>
      <button type="button" className="in-row" onClick={() => window.print()}>
        Print this record
      </button>
      {active && may('mayDeactivatePatients') && (
        <button type="button" className="in-row" onClick={() => setClosing(true)}>
          Deactivate <span className="visually-hidden">{name}</span>
        </button>
      )}
      {isClosing && (
        <StatusDialog referralId={referralId} name={name} active={false} onClose={() => setClosing(false)} />
      )}
    </p>
  );
};
