import type { PatientRecord } from '../../../../shared/patients/record.ts';
import { safetyCalls } from '../../../../shared/safety/calls.ts';
import type { DangerCall } from '../../../../shared/safety/danger-schema.ts';
import { ConfirmDialog } from '../../kernel/components/confirm-dialog.tsx';
import { describeSafeContact } from '../../kernel/lib/describe-safe-contact.ts';
import { useCall } from '../../kernel/lib/query.ts';
import { CallFields } from './call-fields.tsx';
import { PhoneLinks } from './phone-links.tsx';
import { useCallAnswer } from './use-call-answer.ts';

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
