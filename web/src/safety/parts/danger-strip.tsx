import { useState } from 'react';
import { today } from '../../../../shared/kernel/today.ts';
import type { PatientRecord } from '../../../../shared/patients/record.ts';
import { ActionButton } from '../../kernel/components/action-button.tsx';
import { fullName } from '../../kernel/lib/full-name.ts';
import { may } from '../../kernel/session/may.ts';
import { CallDialog } from './call-dialog.tsx';
import styles from './danger.module.css';
import { MarkDialog } from './mark-dialog.tsx';
import { describeCallOf, describeCurrentDanger, openCallOf } from './words.ts';

/** The danger of a person, first on each of their screens until somebody lifts it, and the call that they were promised. */
export const DangerStrip = ({ record }: { record: PatientRecord }) => {
  const { danger, referralPersonalDetails: details } = record;
  const open = openCallOf(record);
  const [asked, setAsked] = useState<'call' | 'mark'>();
  const close = () => setAsked(undefined);
  if (!danger && !open) return null;
  return (
    <div className={styles.strip}>
      <p>
        <strong>{describeCurrentDanger(danger)}</strong> {describeCallOf(record, today())}
      </p>
      {open && may('mayWriteRecords') && (
        <ActionButton className="in-row" onClick={() => setAsked('call')}>
          Record the call
        </ActionButton>
      )}
      {danger && !open && may('mayWriteRecords') && (
        <ActionButton className="in-row" onClick={() => setAsked('mark')}>
          Lift the danger
        </ActionButton>
      )}
      {asked === 'call' && open && (
        <CallDialog
          patientId={record.patientId}
          name={fullName(record)}
          call={open}
          worker={record.user ? fullName(record.user) : null}
          phones={[...new Set([details.mobile, details.phone].filter(Boolean))]}
          safeContact={record.referralSafeContact}
          onClose={close}
        />
      )}
      {asked === 'mark' && <MarkDialog record={record} onClose={close} />}
    </div>
  );
};
