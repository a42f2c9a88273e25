import { useState } from 'react';
import type { PatientRecord } from '../../../../shared/patients/record.ts';
import { safetyCalls } from '../../../../shared/safety/calls.ts';
import { callAnswer, type DangerCall } from '../../../../shared/safety/danger-schema.ts';
import { ConfirmDialog } from '../../kernel/components/confirm-dialog.tsx';
import type { FieldErrors } from '../../kernel/components/error-summary.tsx';
import { checkFields } from '../../kernel/forms/check-fields.ts';
import { describeSafeContact } from '../../kernel/lib/describe-safe-contact.ts';
import { useCall } from '../../kernel/lib/query.ts';
import { blankCall, bodyOfCall, CallFields, type CallValues, callField, callOrder } from './call-fields.tsx';
import { PhoneLinks } from './contact-links.tsx';

const unanswered = 'Please answer what is marked about the call.';

/** What is said of the promised call in a dialog: its fields, and the checked answer to send. */
export const useCallAnswer = () => {
  const [values, setValues] = useState(blankCall);
  const [errors, setErrors] = useState<FieldErrors>({});
  return {
    values,
    errors,
    write: (change: Partial<CallValues>) => setValues((before) => ({ ...before, ...change })),
    /** @throws what a dialog shows while something is missing, which is then marked. */
    take: (hasWorker: boolean) => {
      const body = bodyOfCall(values, hasWorker);
      const wrong = checkFields(callAnswer, body, callField, callOrder);
      setErrors(wrong);
      if (Object.keys(wrong).length > 0) throw new Error(unanswered);
      return body;
    },
  };
};

type Props = {
  patientId: string;
  name: string;
  call: Pick<DangerCall, 'dueBy'>;
  /** The name of the worker, who rings if somebody still has to; `null` where there is none. */
  worker: string | null;
  phones: readonly string[];
  safeContact: PatientRecord['referralSafeContact'];
  onClose: () => void;
};

/** Records the promised call in place: made, in vain, by whom else, or not at all. */
export const CallDialog = ({ patientId, name, call, worker, phones, safeContact, onClose }: Props) => {
  const { mutateAsync } = useCall(safetyCalls.recordCall);
  const answer = useCallAnswer();
  return (
    <ConfirmDialog
      title={`The call to ${name}`}
      text={`Safe contact: ${describeSafeContact(safeContact)}`}
      detail={name}
      confirm="Save the call"
      act={async () => mutateAsync({ params: { patientId }, body: answer.take(worker !== null) })}
      done={`What you wrote about the call to ${name} has been saved.`}
      onClose={onClose}
    >
      <PhoneLinks name={name} numbers={phones} safeContact={safeContact} />
      <CallFields call={call} worker={worker} mayLeaveCaller form={answer} />
    </ConfirmDialog>
  );
};
