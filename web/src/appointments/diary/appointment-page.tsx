import { type ComponentProps, useState } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { type Appointment, cancelInput } from '../../../../shared/appointments/appointment.ts';
import { cancellers } from '../../../../shared/appointments/appointments.ts';
import { appointmentCalls } from '../../../../shared/appointments/calls.ts';
import { missing } from '../../../../shared/kernel/missing.ts';
import { useChangeForm } from '../../kernel/components/change-form.tsx';
import { TextField } from '../../kernel/components/field.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { choicesOf, SelectField } from '../../kernel/components/select-field.tsx';
import { StaffFormFrame } from '../../kernel/components/staff-form-frame.tsx';
import { StaffHeading } from '../../kernel/components/staff-heading.tsx';
import { checkFields, refuseWrong } from '../../kernel/forms/check-fields.ts';
import { diaryScreen, recordAppointmentScreen, screens, titles } from '../../kernel/lib/paths.ts';
import { useCall, useReading } from '../../kernel/lib/query.ts';
import { PatientLink } from '../../patients/parts/patient-link.tsx';
import { usePatient } from '../../patients/parts/queries.ts';
import { usePlanning } from '../parts/queries.ts';
import { cancellerLabels, describeStart, statusLabels } from '../parts/words.ts';
import { AppointmentForm } from './appointment-form.tsx';
import styles from './diary.module.css';
import { describeFollowed, nameFollowing, useFollowing } from './following.ts';

const WithChoices = (known: Omit<ComponentProps<typeof AppointmentForm>, 'planning'>) => {
  // The form begins with what the record says of an interpreter.
  const { isLoading } = usePatient(known.patientId);
  return (
    <Loaded from={usePlanning()}>
      {(planning) => !isLoading && <AppointmentForm {...known} planning={planning} />}
    </Loaded>
  );
};

const Change = ({ id }: { id: string }) => (
  <Loaded
    from={useReading(appointmentCalls.readAppointment, { params: { appointmentId: id } })}
    missing={missing.appointment}
  >
    {(appointment) => (
      <>
        <p>
          With <PatientLink {...appointment.patient} />, {describeStart(appointment.startsAt)}.
        </p>
        {appointment.status === 'planned' ? (
          <MoveOrCancel appointment={appointment} />
        ) : (
          <p>
            {statusLabels[appointment.status]}: it is not planned any more.{' '}
            <Link to={recordAppointmentScreen(appointment.patient.patientId, id)}>Open its record</Link>
          </p>
        )}
      </>
    )}
  </Loaded>
);

const MoveOrCancel = ({ appointment }: { appointment: Appointment }) => {
  const following = useFollowing(appointment);
  return (
    <>
      <WithChoices appointment={appointment} following={following} />
      <CancelForm appointment={appointment} following={following} />
    </>
  );
};

/** Cancels a planned appointment, with who and why; the notice is computed from the current time. */
type CancelProps = { appointment: Appointment; following: readonly Appointment[] };

const CancelForm = ({ appointment, following }: CancelProps) => {
  const { appointmentId, version, day } = appointment;
  const navigate = useNavigate();
  const cancel = useCall(appointmentCalls.cancelAppointment);
  const [by, setBy] = useState<(typeof cancellers)[number]>('person');
  const [isUninformed, setUninformed] = useState(false);
  const [isSeries, setSeries] = useState(false);
  const inform = by === 'service' && !isUninformed;
  const form = useChangeForm(
    async (values) => {
      const body = { by, reason: values('reason'), version, inform, following: isSeries };
      refuseWrong(checkFields(cancelInput, body));
      const cancelled = await cancel.mutateAsync({ params: { appointmentId }, body });
      return `The session has been cancelled.${describeFollowed(cancelled)}`;
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
        {following.length > 0 && (
          <label className={styles.tick}>
            <input type="checkbox" checked={isSeries} onChange={({ target }) => setSeries(target.checked)} />
            <span>{nameFollowing(following)}</span>
          </label>
        )}
        {by === 'service' && (
          <label className={styles.tick}>
            <input type="checkbox" checked={inform} onChange={({ target }) => setUninformed(!target.checked)} />
            <span>Tell them: by a text where that is safe, or else you get a task to</span>
          </label>
        )}
      </StaffFormFrame>
    </section>
  );
};

/** A new appointment in the diary, or one to be moved or cancelled. The address may name the patient and the time. */
export const Component = () => {
  const { id } = useParams();
  const [search] = useSearchParams();
  const title = id === undefined ? titles.appointment : 'Move or cancel a session';
  return (
    <section>
      <StaffHeading title={title} back={[screens.diary, 'Back to the diary']} />
      {id === undefined ? (
        <WithChoices
          key={search.toString()}
          patientId={search.get('patient') ?? undefined}
          day={search.get('day') ?? ''}
          worker={search.get('worker') ?? undefined}
        />
      ) : (
        <Change key={id} id={id} />
      )}
    </section>
  );
};
