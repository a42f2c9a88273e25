import { type SyntheticEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod';
import { type Appointment, bookingInput, interpreterText, moveInput } from '../../../../shared/api/appointment.ts';
import { diary } from '../../../../shared/api/diary.ts';
import type { Room } from '../../../../shared/api/organisation-settings.ts';
import type { StaffUser } from '../../../../shared/api/record.ts';
import { mostRepeats } from '../../../../shared/domain/appointments.ts';
import { formatDay } from '../../../../shared/domain/format-day.ts';
import { patientMissing } from '../../../../shared/questionnaires/check-answers.ts';
import { useAnnounce } from '../../components/announcer.tsx';
import { CancelButton } from '../../components/cancel-button.tsx';
import { DraftOffer } from '../../components/draft-offer.tsx';
import { ErrorSummary } from '../../components/error-summary.tsx';
import { Field } from '../../components/field.tsx';
import { FormActions } from '../../components/form-actions.tsx';
import { MergeNotice } from '../../components/merge-notice.tsx';
import { useStaffForm } from '../../components/use-staff-form.ts';
import { AgreedFields, agreedOf } from '../../entities/appointment/agreed-fields.tsx';
import { placeLabels } from '../../entities/appointment/words.ts';
import { PatientSearch } from '../../entities/patient/patient-search.tsx';
import { type ChosenPatient, usePatient } from '../../entities/patient/queries.ts';
import { ColleagueField } from '../../entities/staff/colleague-field.tsx';
import { send } from '../../lib/api-client.ts';
import { checkFields } from '../../lib/forms/check-fields.ts';
import { longest } from '../../lib/forms/longest.ts';
import { diaryScreen } from '../../lib/paths.ts';
import styles from './diary.module.css';
import { InterpreterFields } from './interpreter-fields.tsx';

const schema = z.object({
  workerId: z.string(),
  day: z.string(),
  time: z.string(),
  minutes: z.string(),
  place: z.string(),
  roomId: z.string(),
  interpreter: z.string(),
  // Older drafts have no booked interpreter.
  interpreterBooked: z.string().default(''),
  weeks: z.string(),
});
type Values = z.infer<typeof schema>;

const savedOf = ({
  version,
  worker,
  day,
  time,
  minutes,
  place,
  roomId = '',
  interpreter,
  interpreterBooked,
}: Appointment) => ({
  version,
  values: {
    workerId: worker.id,
    day,
    time,
    minutes: String(minutes),
    place,
    roomId,
    interpreter,
    interpreterBooked,
    weeks: '1',
  },
});

const plannedOf = ({ workerId, interpreter, interpreterBooked, ...values }: Values) => ({
  workerId,
  interpreter,
  interpreterBooked: interpreter ? interpreterBooked : '',
  ...agreedOf(values),
});

type Props = {
  /** The planned appointment that is moved. */
  appointment: Appointment | undefined;
  patientId: string | undefined;
  day: string | null;
  worker: string | null;
  rooms: readonly Room[];
  minutes: number;
  colleagues: readonly StaffUser[];
  username: string;
  /** The people who must be there, as the record of the patient of the address says. */
  needed: string | undefined;
};

/** When, where and with whom: for a new session, or for one that is moved. */
export const AppointmentForm = (props: Props) => {
  const { appointment, patientId, day, worker, rooms, minutes, colleagues, username, needed } = props;
  const announce = useAnnounce();
  const navigate = useNavigate();
  const reading = usePatient(appointment ? undefined : patientId);
  // By default the patient of the address.
  const [chosen, setChosen] = useState<{ patient: ChosenPatient | undefined }>();
  const patient = chosen ? chosen.patient : reading.data;
  const about = appointment?.patient.patientId ?? patient?.referralId;
  const [saved] = useState(() =>
    appointment
      ? savedOf(appointment)
      : {
          version: 0,
          values: {
            workerId: worker ?? username,
            day: day ?? '',
            time: '',
            minutes: String(minutes),
            place: 'room',
            roomId: '',
            interpreter: needed?.slice(0, longest(interpreterText)) ?? '',
            interpreterBooked: '',
            weeks: '1',
          },
        },
  );
  const form = useStaffForm({
    place: { form: 'appointment', recordId: appointment?.appointmentId, ...(patientId && { patientId }) },
    schema,
    saved,
  });
  const { values, errors } = form;
  const leave = () => void navigate(diaryScreen({ day: values.day || saved.values.day }));
  const nameOf = (id: unknown) => {
    const person = colleagues.find((one) => one.id === id);
    return person ? `${person.firstName} ${person.lastName}` : '';
  };

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const done = await form.submit({
      check: (written) => ({
        ...(about ? {} : { patient: patientMissing }),
        ...(appointment
          ? checkFields(moveInput, { ...plannedOf(written), version: appointment.version })
          : checkFields(
              bookingInput,
              { ...plannedOf(written), weeks: Number(written.weeks), patientId: about ?? '' },
              (field) => (field === 'patientId' ? 'patient' : field),
            )),
      }),
      body: ({ version, values: written }) => [version, about, written],
      send: async ({ version, values: written }, idempotencyKey) =>
        appointment
          ? await send(diary.moveAppointment, {
              params: { appointmentId: appointment.appointmentId },
              body: { ...plannedOf(written), version },
            })
          : await send(diary.bookAppointment, {
              body: { ...plannedOf(written), weeks: Number(written.weeks), patientId: about ?? '' },
              idempotencyKey,
            }),
      done: (answer) => {
        if (answer.status === 201) return { value: answer.body.message };
        return answer.status === 200
          ? { value: 'The session has been moved.', saved: savedOf(answer.body) }
          : undefined;
      },
      stale: (answer) => (answer.status === 409 && answer.body.current ? savedOf(answer.body.current) : undefined),
    });
    if (!done) return;
    announce(done.value);
    leave();
  };

  return (
    <form
      noValidate
      className={styles.form}
      aria-label={appointment ? 'Move the session' : 'Plan a session'}
      onSubmit={(event) => void submit(event)}
    >
      <ErrorSummary errors={errors} attempt={form.attempt} />
      <MergeNotice
        form={form}
        fields={[
          { name: 'workerId', label: 'With', describe: nameOf },
          { name: 'day', label: 'Date', describe: (one) => (one ? formatDay(String(one)) : '') },
          { name: 'time', label: 'Begins at' },
          { name: 'minutes', label: 'Minutes' },
          { name: 'place', label: 'Where', describe: (one) => placeLabels[one as keyof typeof placeLabels] ?? '' },
          { name: 'interpreter', label: 'Interpreter' },
          { name: 'interpreterBooked', label: 'Who interprets' },
        ]}
      />
      <DraftOffer form={form} what="session" />
      {!appointment && (
        <PatientSearch
          patient={patient}
          reading={{ isLoading: reading.isLoading, error: reading.error, retry: () => void reading.refetch() }}
          onChoose={(one) => setChosen({ patient: one })}
          error={errors.patient}
        />
      )}
      <AgreedFields values={values} errors={errors} rooms={rooms} onChange={form.write} />
      <div className={styles.pair}>
        <ColleagueField
          name="workerId"
          label="With"
          error={errors.workerId}
          colleagues={colleagues}
          chosenBefore={appointment?.worker}
          value={values.workerId}
          onChoose={(workerId) => form.write({ workerId })}
        />
        <InterpreterFields
          values={values}
          errors={errors}
          patientId={about}
          fill={!appointment}
          onChange={form.write}
        />
        {!appointment && (
          <Field name="weeks" label="How often" error={errors.weeks}>
            {(control) => (
              <select {...control} value={values.weeks} onChange={({ target }) => form.write({ weeks: target.value })}>
                <option value="1">Once</option>
                {Array.from({ length: mostRepeats - 1 }, (_, n) => n + 2).map((weeks) => (
                  <option key={weeks} value={weeks}>
                    Weekly, {weeks} times
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
      </div>
      <FormActions label={appointment ? 'Move session' : 'Save session'} status={form.status}>
        <CancelButton form={form} what="The session" onClose={leave} />
      </FormActions>
    </form>
  );
};
