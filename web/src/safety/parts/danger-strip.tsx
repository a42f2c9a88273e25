import { useState } from 'react';
import { today } from '../../../../shared/kernel/today.ts';
import type { PatientRecord } from '../../../../shared/patients/record.ts';
import { listPhones } from '../../../../shared/patients/safe-ways.ts';
import { safetyCalls } from '../../../../shared/safety/calls.ts';
import { dangerReason } from '../../../../shared/safety/danger-schema.ts';
import { RowButton } from '../../kernel/components/buttons.tsx';
import { ConfirmDialog } from '../../kernel/components/confirm-dialog.tsx';
import { TextField } from '../../kernel/components/field.tsx';
import { longest } from '../../kernel/forms/longest.ts';
import { fullName } from '../../kernel/lib/format.ts';
import { useCall } from '../../kernel/lib/query.ts';
import { may } from '../../kernel/session/may.ts';
import { CallDialog } from './call-dialog.tsx';
import styles from './danger.module.css';
import { describeCallOf, describeCurrentDanger, openCallOf } from './words.ts';

/** Lifts the danger of a record with a reason, or raises it. */
export const MarkDialog = ({ record, onClose }: { record: PatientRecord; onClose: () => void }) => {
  const { patientId, danger } = record;
  const name = fullName(record);
  const { mutateAsync } = useCall(safetyCalls.markDanger);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const stands = danger === undefined;
  const act = async () => {
    const missing = dangerReason.safeParse(reason).error?.issues[0]?.message;
    setMissing(missing !== undefined);
    if (missing !== undefined) throw new Error(missing);
    return await mutateAsync({ params: { patientId }, body: { stands, reason, since: danger?.since ?? '' } });
  };
  return (
    <ConfirmDialog
      title={stands ? 'Is this person in danger?' : 'Is the danger over?'}
      text={
        stands
          ? 'It is then at the head of the record, on each of its screens, until somebody lifts it with a reason.'
          : 'It is then no longer at the head of the record. A new referral that speaks of danger raises it again.'
      }
      detail={name}
      confirm={stands ? 'Raise the danger' : 'Lift the danger'}
      act={act}
      done={stands ? `The danger is at the head of the record of ${name}.` : `The danger of ${name} has been lifted.`}
      onClose={onClose}
    >
      <TextField
        name="danger-reason"
        label={stands ? 'What the danger is' : 'Why it is over'}
        hint="Shown on the timeline, with your name."
        maxLength={longest(dangerReason)}
        value={reason}
        error={isMissing ? 'Please say why.' : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
    </ConfirmDialog>
  );
};

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
      {open && may('mayWriteRecords') && <RowButton label="Record the call" onClick={() => setAsked('call')} />}
      {danger && !open && may('mayWriteRecords') && (
        <RowButton label="Lift the danger" onClick={() => setAsked('mark')} />
      )}
      {asked === 'call' && open && (
        <CallDialog
          patientId={record.patientId}
          name={fullName(record)}
          call={open}
          worker={record.user ? fullName(record.user) : null}
          phones={listPhones(details)}
          safeContact={record.referralSafeContact}
          onClose={close}
        />
      )}
      {asked === 'mark' && <MarkDialog record={record} onClose={close} />}
    </div>
  );
};
