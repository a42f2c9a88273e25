import type { PatientRecord } from '../../../../shared/api/record.ts';
import { unassignReason } from '../../../../shared/api/record.ts';
import { records } from '../../../../shared/api/records.ts';
import { TextField } from '../../components/field.tsx';
import { FormActions } from '../../components/form-actions.tsx';
import { useChangeForm } from '../../components/use-change-form.ts';
import { focusFirstControl } from '../../components/use-disclosure.ts';
import { longest } from '../../lib/forms/longest.ts';
import { useCall } from '../../lib/query.ts';

type Props = { record: PatientRecord; worker: string; onDone: () => void };

/** Takes a patient from their worker; the reason is on the timeline. */
export const UnassignForm = ({ record, worker, onDone }: Props) => {
  const { mutateAsync } = useCall(records.unassignStaff);
  const { status, errors, submit } = useChangeForm(async (value) => {
    await mutateAsync({ params: { patientId: record.referralId }, body: { reason: value('reason') } });
    return `${record.firstName} ${record.lastName} is no longer with ${worker}.`;
  }, onDone);
  return (
    <form ref={focusFirstControl} method="post" noValidate onSubmit={submit} aria-label="Unassign">
      <TextField
        name="reason"
        label={`Why they are no longer with ${worker}`}
        hint="Shown on the timeline."
        maxLength={longest(unassignReason)}
        error={errors.reason}
      />
      <FormActions label="Unassign" status={status}>
        <button type="button" className="button quiet" onClick={onDone}>
          Cancel
        </button>
      </FormActions>
    </form>
  );
};
