import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { PlannedAtEnd as PlannedAnswers } from '../../../../shared/appointments/planned.ts';
import { patientCalls } from '../../../../shared/patients/calls.ts';
import { insteadTo, type ReadableWorklistRow, referralCalls, stateWhy } from '../../../../shared/referrals/calls.ts';
import { hasEnded, referralStateLabels } from '../../../../shared/referrals/referral-state.ts';
import { safetyCalls } from '../../../../shared/safety/calls.ts';
import { PlannedAtEnd } from '../../appointments/parts/planned/planned-at-end.tsx';
import { ConfirmDialog } from '../../kernel/components/confirm-dialog.tsx';
import { LongTextField, TextField } from '../../kernel/components/field.tsx';
import { bindFields } from '../../kernel/forms/bind-fields.ts';
import { CallFailure } from '../../kernel/lib/call-failure.ts';
import { fullName } from '../../kernel/lib/format.ts';
import { patientScreen } from '../../kernel/lib/paths.ts';
import { useCall } from '../../kernel/lib/query.ts';
import { useCallAnswer } from '../../safety/parts/call-dialog.tsx';
import { CallFields } from '../../safety/parts/call-fields.tsx';
import styles from './worklist.module.css';

const ends = ['withdrawn', 'declined'] as const;
type End = (typeof ends)[number];
const blank: { end: End; why: string; instead: string } = { end: 'withdrawn', why: '', instead: '' };

const endTexts: Record<End, string> = {
  withdrawn: `${referralStateLabels.withdrawn}: they do not want or need it any more`,
  declined: `${referralStateLabels.declined}: we cannot help`,
};

/** Deactivates a referral. An undecided one ends with it, so the dialog asks how. */
export const DeactivateReferralDialog = ({ row, onClose }: { row: ReadableWorklistRow; onClose: () => void }) => {
  const { patientId, number, version, state: from } = row;
  const reference = row.reference ?? patientId;
  const deactivate = useCall(patientCalls.deactivateReferral);
  const decide = useCall(referralCalls.decideReferral);
  const [fields, setFields] = useState(blank);
  const { field } = bindFields({
    values: fields,
    errors: {},
    write: (change) => setFields((before) => ({ ...before, ...change })),
    limits: { why: stateWhy, instead: insteadTo },
    nameOf: (one) => `end-${one}`,
  });
  const [chosen, setChosen] = useState<PlannedAnswers>({});
  const choose = (change: PlannedAnswers) => setChosen((before) => ({ ...before, ...change }));
  const isOpen = !hasEnded(from);
  const record = useCall(safetyCalls.recordCall);
  const answer = useCallAnswer();
  const { callBy, worker } = row;
  const act = async () => {
    const { end, why, instead } = fields;
    const call = callBy && answer.take(worker !== undefined);
    if (!isOpen || (end === 'withdrawn' && why.trim() === '')) {
      // Recorded first: whoever is deactivated is owed no call, or by somebody who knows.
      if (call) await record.mutateAsync({ params: { patientId }, body: call });
      await deactivate.mutateAsync({ params: { id: patientId }, query: { ...chosen } });
      return;
    }
    const declined = end === 'declined' && { insteadTo: instead };
    const body = { state: end, from, version, why, ...declined, ...chosen, ...(call && { call }) };
    await decide.mutateAsync({ params: { patientId, number }, body });
  };
  return (
    <ConfirmDialog
      title="Confirm that you want to deactivate this referral."
      text="Are you sure you want to deactivate this referral?"
      detail={`Referral ${reference}, ${fullName(row)}`}
      act={act}
      done={`The referral ${reference} was deactivated. Its record is kept.`}
      onClose={onClose}
      remedy={(error) =>
        error instanceof CallFailure &&
        error.status === 409 &&
        !error.errors.sessions &&
        !error.errors.tasks && (
          <p>
            <Link to={patientScreen(patientId)} onClick={onClose}>
              Open the record
            </Link>
          </p>
        )
      }
    >
      {callBy && <CallFields call={{ dueBy: callBy }} worker={worker ? fullName(worker) : null} form={answer} />}
      {isOpen && (
        <>
          <fieldset className={styles.ends}>
            <legend>How did it end?</legend>
            {ends.map((end) => (
              <label key={end} className={styles.tick}>
                <input
                  type="radio"
                  name="end"
                  checked={fields.end === end}
                  onChange={() => setFields((before) => ({ ...before, end }))}
                />
                <span>{endTexts[end]}</span>
              </label>
            ))}
          </fieldset>
          <LongTextField
            {...field('why')}
            label={fields.end === 'declined' ? 'Why' : 'Why, if anybody said so'}
            rows={2}
          />
          {fields.end === 'declined' && <TextField {...field('instead')} label="Where to instead" />}
        </>
      )}
      <PlannedAtEnd patientId={patientId} chosen={chosen} onChoose={choose} />
    </ConfirmDialog>
  );
};
