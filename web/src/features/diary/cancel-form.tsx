import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Appointment, cancelInput } from '../../../../shared/api/appointment.ts';
import { diary } from '../../../../shared/api/diary.ts';
import { cancellers } from '../../../../shared/domain/appointments.ts';
import { TextField } from '../../components/field.tsx';
import { choicesOf, SelectField } from '../../components/select-field.tsx';
import { StaffFormFrame } from '../../components/staff-form-frame.tsx';
import { useChangeForm } from '../../components/use-change-form.ts';
import { cancellerLabels } from '../../entities/appointment/words.ts';
import { checkFields } from '../../lib/forms/check-fields.ts';
import { refuseWrong } from '../../lib/forms/refuse-wrong.ts';
import { diaryScreen } from '../../lib/paths.ts';
import { useCall } from '../../lib/query.ts';
import styles from './diary.module.css';

/** Cancels a planned appointment, with who and why; the notice is computed from the current time. */
export const CancelForm = ({ appointment }: { appointment: Appointment }) => {
  const { appointmentId, version, day } = appointment;
  const navigate = useNavigate();
  const cancel = useCall(diary.cancelAppointment);
  const [by, setBy] = useState<(typeof cancellers)[number]>('person');
  const form = useChangeForm(
    async (values) => {
      const body = { by, reason: values('reason'), version };
      refuseWrong(checkFields(cancelInput, body));
      await cancel.mutateAsync({ params: { appointmentId }, body });
      return 'The session has been cancelled.';
    },
    () => void navigate(diaryScreen({ day })),
  );
  return (
    <section className={styles.cancel} aria-labelledby="cancel-appointment">
      <h2 id="cancel-appointment">Cancel it</h2>
      <StaffFormFrame form={form} onSubmit={form.submit} save="Cancel the session">
        <SelectField
          name="by"
          label="Who cancels?"
          choices={choicesOf(cancellers, cancellerLabels)}
          value={by}
          onChoose={setBy}
        />
        <TextField {...form.field('reason', cancelInput.shape.reason)} label="Why?" />
      </StaffFormFrame>
    </section>
  );
};
