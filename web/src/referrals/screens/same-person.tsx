import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatDay } from '../../../../shared/kernel/format-day.ts';
import type { LikelyMatch } from '../../../../shared/patients/likely-duplicate.ts';
import type { PatientRecord } from '../../../../shared/patients/record.ts';
import { referralCalls } from '../../../../shared/referrals/calls.ts';
import { ConfirmDialog } from '../../kernel/components/confirm-dialog.tsx';
import { referralScreen } from '../../kernel/lib/paths.ts';
import { useCall } from '../../kernel/lib/query.ts';
import { referenceOf } from '../../patients/parts/reference-of.ts';
import { useCallAnswer } from '../../safety/parts/call-dialog.tsx';
import { CallFields } from '../../safety/parts/call-fields.tsx';
import { openCallOf } from '../../safety/parts/words.ts';

type Match = Exclude<LikelyMatch, { unreadable: true }>;
type Props = { record: PatientRecord; match: Match };

const describe = (name: string, dob: string, reference: string) =>
  `${name}, ${dob ? `born ${formatDay(dob)}` : 'date of birth not known'}, ${reference}`;

/** Joins a referral to somebody who is on the records already, after a confirmation. */
export const SamePerson = ({ record, match }: Props) => {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync } = useCall(referralCalls.joinReferral);
  const answer = useCallAnswer();
  const open = openCallOf(record);
  const { patientId } = record;
  const [name, other] = [`${record.firstName} ${record.lastName}`, `${match.firstName} ${match.lastName}`];
  return (
    <>
      <button type="button" className="in-row" onClick={() => setAsking(true)}>
        This is the same person<span className="visually-hidden"> as {other}</span>
      </button>
      {isAsking && (
        <ConfirmDialog
          title="Are these two the same person?"
          text="This referral then becomes one of theirs, with all that was asked and what happened to it, and is no patient of its own any more. If it turns out to be somebody else, it can be separated again on the screen of the referral."
          detail={`This referral: ${describe(name, record.referralPersonalDetails.dob, referenceOf(record))}. On the records: ${describe(other, match.dob, referenceOf(match))}.`}
          confirm="They are the same person"
          act={async () => {
            const call = open && answer.take(false);
            const body = { samePatientId: match.patientId, ...(call && { call }) };
            return await mutateAsync({ params: { patientId }, body });
          }}
          done={`The referral is one of ${other} now.`}
          onClose={() => setAsking(false)}
          onDone={() => void navigate(referralScreen(match.patientId), { replace: true })}
        >
          {open && <CallFields call={open} worker={null} form={answer} />}
        </ConfirmDialog>
      )}
    </>
  );
};
