import { useState } from 'react';
import { nobody } from '../../../../shared/api/caseload.ts';
import type { PatientRecord } from '../../../../shared/api/record.ts';
import { unassignReason } from '../../../../shared/api/record.ts';
import { records } from '../../../../shared/api/records.ts';
import { TextField } from '../../components/field.tsx';
import { StaffFormFrame } from '../../components/staff-form-frame.tsx';
import { useChangeForm } from '../../components/use-change-form.ts';
import { focusFirstControl } from '../../components/use-disclosure.ts';
import { type PlannedChoice, PlannedWithWorker, readAnswers } from '../../entities/planned/planned-with-worker.tsx';
import { usePlannedWithWorker } from '../../entities/planned/queries.ts';
import { CallFailure } from '../../lib/call-failure.ts';
import { useCall } from '../../lib/query.ts';

type Props = { record: PatientRecord; worker: string; onDone: () => void };

/** Takes a patient from their worker; the reason is on the timeline. */
export const UnassignForm = ({ record, worker, onDone }: Props) => {
  const { mutateAsync } = useCall(records.unassignStaff);
  const [chosen, setChosen] = useState<PlannedChoice>({});
  const going = { from: record.user?.id ?? nobody, to: nobody, patientIds: [record.patientId] };
  const planned = usePlannedWithWorker(going).data;
  const { answers, missing } = readAnswers(chosen, planned);
  const form = useChangeForm(async (value) => {
    const [wrong] = Object.values(missing);
    if (wrong !== undefined) throw new CallFailure(400, wrong, { errors: missing });
    await mutateAsync({
      params: { patientId: record.patientId },
      body: { reason: value('reason'), ...(answers && { planned: answers }) },
    });
    return `${record.firstName} ${record.lastName} is no longer with ${worker}.`;
  }, onDone);
  return (
    <StaffFormFrame
      form={form}
      ref={focusFirstControl}
      method="post"
      onSubmit={form.submit}
      aria-label="Unassign"
      save="Unassign"
      onCancel={onDone}
    >
      <TextField
        {...form.field('reason', unassignReason)}
        label={`Why they are no longer with ${worker}`}
        hint="Shown on the timeline."
      />
      <PlannedWithWorker
        {...going}
        toName={undefined}
        chosen={chosen}
        errors={form.errors}
        onChoose={(change) => setChosen((before) => ({ ...before, ...change }))}
      />
    </StaffFormFrame>
  );
};
