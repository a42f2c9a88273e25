import { useState } from 'react';
import { type Appointment, bookingInput } from '../../../../shared/appointments/appointment.ts';
import { mostRepeats } from '../../../../shared/appointments/appointments.ts';
import { appointmentCalls } from '../../../../shared/appointments/calls.ts';
import type { Room } from '../../../../shared/settings/organisation-settings.ts';
import { useChangeForm } from '../../kernel/components/change-form.tsx';
import { StaffFormFrame } from '../../kernel/components/staff-form-frame.tsx';
import { checkFields } from '../../kernel/forms/check-fields.ts';
import { CallFailure } from '../../kernel/lib/call-failure.ts';
import { useCall } from '../../kernel/lib/query.ts';
import { NextFields } from './next-appointment.tsx';
import styles from './record.module.css';
import { bookingOf, inPart, nextPart, type RecordFields } from './record-fields.ts';

type Props = {
  appointment: Appointment;
  /** The reason why it was not planned with the one that was saved, and its field. */
  refused: { path: string; message: string };
  sent: RecordFields;
  rooms: readonly Room[];
  onPlanned: () => void;
};

/** The next appointment after one that was saved without it, to be planned at another time. */
export const PlanNext = ({ appointment, refused, sent, rooms, onPlanned }: Props) => {
  const book = useCall(appointmentCalls.bookAppointment);
  const [values, setValues] = useState(sent);
  const form = useChangeForm(async () => {
    const body = bookingOf(values, appointment);
    const errors = checkFields(bookingInput, body);
    if (Object.keys(errors).length > 0) throw new CallFailure(400, '', { errors });
    return (await book.mutateAsync({ body })).message;
  }, onPlanned);
  const wasTried = form.status !== undefined || Object.keys(form.errors).length > 0;
  return (
    <section className={styles.measure} aria-labelledby="plan-next">
      <h2 id="plan-next">Plan the next session</h2>
      <StaffFormFrame
        form={form}
        className={styles.form}
        aria-labelledby="plan-next"
        onSubmit={form.submit}
        save="Plan the session"
      >
        <NextFields
          values={values}
          errors={wasTried ? inPart(nextPart, form.errors) : { [refused.path]: refused.message }}
          rooms={rooms}
          mostWeeks={mostRepeats}
          write={(changed) => setValues((before) => ({ ...before, ...changed }))}
        />
      </StaffFormFrame>
    </section>
  );
};
