import { useState } from 'react';
import { type Appointment, bookingInput } from '../../../../shared/appointments/appointment.ts';
import { mostRepeats } from '../../../../shared/appointments/appointments.ts';
import { appointmentCalls } from '../../../../shared/appointments/calls.ts';
import { today } from '../../../../shared/kernel/today.ts';
import type { Room } from '../../../../shared/settings/organisation-settings.ts';
import { useChangeForm } from '../../kernel/components/change-form.tsx';
import type { FieldErrors } from '../../kernel/components/error-summary.tsx';
import { StaffFormFrame } from '../../kernel/components/staff-form-frame.tsx';
import { checkFields, refuseWrong } from '../../kernel/forms/check-fields.ts';
import { useCall } from '../../kernel/lib/query.ts';
import { AgreedFields } from '../parts/agreed-fields.tsx';
import { ComingFields } from '../parts/coming-fields.tsx';
import { useAppointments } from '../parts/queries.ts';
import { describeStart } from '../parts/words.ts';
import styles from './record.module.css';
import { bookingOf, comingIn, inPart, nextIn, nextPart, type RecordFields } from './record-fields.ts';

type Props = {
  patientId: string;
  values: RecordFields;
  errors: FieldErrors;
  rooms: readonly Room[];
  mostWeeks: number;
  write: (changed: RecordFields) => void;
  onPlan: () => void;
};

const Coming = ({ patientId }: { patientId: string }) => {
  const { data } = useAppointments(patientId);
  const coming = data?.coming.flatMap((row) => ('unreadable' in row || row.day <= today() ? [] : [row])) ?? [];
  const [first, ...more] = coming;
  return first ? (
    <p>
      Planned already: {describeStart(first.startsAt)}
      {more.length > 0 && `, and ${more.length} more`}.
    </p>
  ) : null;
};

type FieldsProps = Pick<Props, 'values' | 'errors' | 'rooms' | 'mostWeeks' | 'write'>;

const NextFields = ({ values, errors, rooms, mostWeeks, write }: FieldsProps) => {
  const agreed = nextIn(values);
  const nameOf = (field: string) => nextPart + field;
  const writePart = (changed: object) => write(inPart(nextPart, changed as RecordFields));
  return (
    <>
      <AgreedFields form={{ values: agreed, errors, write: writePart }} rooms={rooms} nameOf={nameOf} />
      <ComingFields
        form={{ values: comingIn(values), errors, write: writePart }}
        day={agreed.day}
        most={mostWeeks}
        nameOf={nameOf}
      />
    </>
  );
};

export const NextAppointment = ({ patientId, onPlan, ...fields }: Props) => {
  const isPlanned = fields.values.next === 'planned';
  return (
    <section className={styles.measure} aria-labelledby="next-appointment">
      <h2 id="next-appointment">The next session</h2>
      <Coming patientId={patientId} />
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={isPlanned}
          onChange={({ target }) => (target.checked ? onPlan() : fields.write({ next: 'none' }))}
        />
        Plan one
      </label>
      {isPlanned && <NextFields {...fields} />}
    </section>
  );
};

type PlanProps = {
  appointment: Appointment;
  /** The reason why it was not planned with the one that was saved, and its field. */
  refused: { path: string; message: string };
  sent: RecordFields;
  rooms: readonly Room[];
  onPlanned: () => void;
};

/** The next appointment after one that was saved without it, to be planned at another time. */
export const PlanNext = ({ appointment, refused, sent, rooms, onPlanned }: PlanProps) => {
  const book = useCall(appointmentCalls.bookAppointment);
  const [values, setValues] = useState(sent);
  const form = useChangeForm(async () => {
    const body = bookingOf(values, appointment);
    refuseWrong(checkFields(bookingInput, body));
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
