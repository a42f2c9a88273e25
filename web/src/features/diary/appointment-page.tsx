import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { type Appointment, cancelInput } from '../../../../shared/api/appointment.ts';
import { diary } from '../../../../shared/api/diary.ts';
import { missing } from '../../../../shared/api/missing.ts';
import { cancellers } from '../../../../shared/domain/appointments.ts';
import { TextField } from '../../components/field.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { choicesOf, SelectField } from '../../components/select-field.tsx';
import { StaffFormFrame } from '../../components/staff-form-frame.tsx';
import { StaffHeading } from '../../components/staff-heading.tsx';
import { useChangeForm } from '../../components/use-change-form.ts';
import { usePlanning } from '../../entities/appointment/use-planning.ts';
import { cancellerLabels, describeStart, statusLabels } from '../../entities/appointment/words.ts';
import { PatientLink } from '../../entities/patient/patient-link.tsx';
import { usePatient } from '../../entities/patient/queries.ts';
import { checkFields } from '../../lib/forms/check-fields.ts';
import { refuseWrong } from '../../lib/forms/refuse-wrong.ts';
import { diaryScreen, recordAppointmentScreen, screens, titles } from '../../lib/paths.ts';
import { callQuery, useCall } from '../../lib/query.ts';
import { AppointmentForm } from './appointment-form.tsx';
import styles from './diary.module.css';

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
    from={useQuery(callQuery(diary.readAppointment, { params: { appointmentId: id } }))}
    missing={missing.appointment}
  >
    {(appointment) => (
      <>
        <p>
          With <PatientLink {...appointment.patient} />, {describeStart(appointment.startsAt)}.
        </p>
        {appointment.status === 'planned' ? (
          <>
            <WithChoices appointment={appointment} />
            <CancelForm appointment={appointment} />
          </>
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

/** Cancels a planned appointment, with who and why; the notice is computed from the current time. */
const CancelForm = ({ appointment }: { appointment: Appointment }) => {
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
