import { useState } from 'react';
import { nobody } from '../../../../shared/api/caseload.ts';
import type { PatientRecord } from '../../../../shared/api/record.ts';
import { unassignReason } from '../../../../shared/api/record.ts';
import { records } from '../../../../shared/api/records.ts';
import { TextField } from '../../components/field.tsx';
import { FormActions } from '../../components/form-actions.tsx';
import { useChangeForm } from '../../components/use-change-form.ts';
import { focusFirstControl } from '../../components/use-disclosure.ts';
import { type PlannedChoice, PlannedWithWorker, readAnswers } from '../../entities/planned/planned-with-worker.tsx';
import { usePlannedWithWorker } from '../../entities/planned/queries.ts';
import { CallFailure } from '../../lib/call-failure.ts';
import { longest } from '../../lib/forms/longest.ts';
import { useCall } from '../../lib/query.ts';

type Props = { record: PatientRecord; worker: string; onDone: () => void };

/** Takes a patient from their worker; the reason is on the timeline. */
export const UnassignForm = ({ record, worker, onDone }: Props) => {
  const { mutateAsync } = useCall(records.unassignStaff);
  const [chosen, setChosen] = useState<PlannedChoice>({});
  const going = { from: record.user?.id ?? nobody, to: nobody, patientIds: [record.referralId] };
  const planned = usePlannedWithWorker(going).data;
  const { answers, missing } = readAnswers(chosen, planned);
  const { status, errors, submit } = useChangeForm(async (value) => {
    const [wrong] = Object.values(missing);
    if (wrong !== undefined) throw new CallFailure(400, wrong, { errors: missing });
    await mutateAsync({
      params: { patientId: record.referralId },
      body: { reason: value('reason'), ...(answers && { planned: answers }) },
    });
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
      <PlannedWithWorker
        {...going}
        toName={undefined}
        chosen={chosen}
        errors={errors}
        onChoose={(change) => setChosen((before) => ({ ...before, ...change }))}
      />
      <FormActions label="Unassign" status={status}>
        <button type="button" className="button quiet" onClick={onDone}>
          Cancel
        </button>
      </FormActions>
    </form>
  );
};
