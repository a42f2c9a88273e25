import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod';
import {
  type Appointment,
  bookingInput,
  interpreterText,
  moveInput,
} from '../../../../shared/appointments/appointment.ts';
import { mostRepeats } from '../../../../shared/appointments/appointments.ts';
import { appointmentCalls } from '../../../../shared/appointments/calls.ts';
import { patientMissing } from '../../../../shared/questionnaires/check-answers.ts';
import { useAnnounce } from '../../kernel/components/announcer.tsx';
import { DraftForm } from '../../kernel/components/draft-form.tsx';
import { useStaffForm } from '../../kernel/components/use-staff-form.ts';
import { checkFields } from '../../kernel/forms/check-fields.ts';
import { longest } from '../../kernel/forms/longest.ts';
import { send } from '../../kernel/lib/api-client.ts';
import { diaryScreen } from '../../kernel/lib/paths.ts';
import { PatientSearch } from '../../patients/parts/patient-search.tsx';
import { type ChosenPatient, usePatient, useWhoHasToBeThere } from '../../patients/parts/queries.ts';
import { ColleagueField } from '../../users/parts/colleague-field.tsx';
import { AgreedFields, agreedOf, InterpreterFields, interpreterLimits, mergedAgreed } from '../parts/agreed-fields.tsx';
import { ComingFields, comingOf, unrepeated } from '../parts/coming-fields.tsx';
import type { Planning } from '../parts/queries.ts';
import styles from './diary.module.css';
import { describeFollowed, nameFollowing } from './following.ts';

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
  // Older drafts are of weekly sessions.
  every: z.string().default('week'),
  onHoliday: z.string().default(''),
  // Older drafts move one alone.
  following: z.boolean().default(false),
});
type Values = z.infer<typeof schema>;

const savedOf = ({ version, worker, minutes, roomId = '', ...appointment }: Appointment) => {
  const typed = { workerId: worker.id, minutes: String(minutes), roomId, ...unrepeated };
  return { version, values: schema.parse({ ...appointment, ...typed }) };
};

const plannedOf = ({ workerId, interpreter, interpreterBooked, ...values }: Values) => ({
  workerId,
  onHoliday: comingOf(values, values.day).onHoliday,
  interpreter,
  interpreterBooked: interpreter ? interpreterBooked : '',
  ...agreedOf(values),
});

type Props = {
  /** The planned appointment that is moved. */
  appointment?: Appointment;
  /** Those of its series after it. */
  following?: readonly Appointment[];
  /** What the address says of a new one. */
  patientId?: string | undefined;
  day?: string;
  worker?: string | undefined;
  planning: Planning;
};

const firstNeeded = (needed = ''): string => needed.slice(0, longest(interpreterText));

/** When, where and with whom: for a new appointment, or for one that is moved. */
export const AppointmentForm = ({ appointment, following = [], patientId, day = '', worker, planning }: Props) => {
  const { rooms, minutes, colleagues, username } = planning;
  const announce = useAnnounce();
  const navigate = useNavigate();
  const reading = usePatient(appointment ? undefined : patientId);
  // By default the patient of the address.
  const [chosen, setChosen] = useState<{ patient: ChosenPatient | undefined }>();
  const patient = chosen ? chosen.patient : reading.data;
  const about = appointment?.patient.patientId ?? patient?.patientId;
  const needed = useWhoHasToBeThere(about);
  const [saved] = useState(() =>
    appointment
      ? savedOf(appointment)
      : {
          version: 0,
          values: {
            ...{ workerId: worker ?? username, day, time: '', minutes: String(minutes), place: 'room', roomId: '' },
            ...{ interpreter: firstNeeded(needed), interpreterBooked: '', following: false, ...unrepeated },
          },
        },
  );
  const form = useStaffForm({
    place: { form: 'appointment', recordId: appointment?.appointmentId, ...(patientId && { patientId }) },
    schema,
    saved,
    limits: interpreterLimits,
  });
  const { values, errors, write } = form;
  const { interpreter } = values;
  const isNew = appointment === undefined;
  // The language to interpret, as the record says, which a new appointment has at once unless another was typed.
  const filledFor = useRef<string>(undefined);
  useEffect(() => {
    if (!isNew || !needed || filledFor.current === about) return;
    filledFor.current = about;
    if (!interpreter) write({ interpreter: firstNeeded(needed) });
  }, [isNew, needed, about, interpreter, write]);
  const leave = () => void navigate(diaryScreen({ day: values.day || saved.values.day }));
  const bookingOf = (written: Values) => ({
    ...plannedOf(written),
    ...comingOf(written, written.day),
    patientId: about ?? '',
  });

  const submit = async () => {
    const done = await form.submit({
      check: (written) => ({
        ...(about ? {} : { patient: patientMissing }),
        ...(appointment
          ? checkFields(moveInput, { ...plannedOf(written), version: appointment.version })
          : checkFields(bookingInput, bookingOf(written), (field) => (field === 'patientId' ? 'patient' : field))),
      }),
      body: ({ version, values: written }) => [version, about, written],
      send: async ({ version, values: written }, idempotencyKey) =>
        appointment
          ? await send(appointmentCalls.moveAppointment, {
              params: { appointmentId: appointment.appointmentId },
              body: { ...plannedOf(written), version, following: written.following },
            })
          : await send(appointmentCalls.bookAppointment, { body: bookingOf(written), idempotencyKey }),
      done: (answer) => {
        if (answer.status === 201) return { value: answer.body.message };
        return answer.status === 200
          ? { value: `The session has been moved.${describeFollowed(answer.body)}`, saved: savedOf(answer.body) }
          : undefined;
      },
      stale: (answer) => (answer.status === 409 && answer.body.current ? savedOf(answer.body.current) : undefined),
    });
    if (!done) return;
    announce(done.value);
    leave();
  };

  return (
    <DraftForm
      form={form}
      draft="session"
      merged={mergedAgreed(rooms, colleagues)}
      cancel={{ what: 'The session', onClose: leave }}
      className={styles.form}
      aria-label={appointment ? 'Move the session' : 'Plan a session'}
      onSubmit={submit}
      save={appointment ? 'Move session' : 'Save session'}
    >
      {!appointment && (
        <PatientSearch
          patient={patient}
          reading={{ isLoading: reading.isLoading, error: reading.error, retry: () => void reading.refetch() }}
          onChoose={(one) => setChosen({ patient: one })}
          error={errors.patient}
        />
      )}
      <AgreedFields form={form} rooms={rooms} />
      <ComingFields form={form} day={values.day} most={appointment ? 1 : mostRepeats} />
      <div className={styles.pair}>
        <ColleagueField
          {...form.choice('workerId')}
          label="With"
          colleagues={colleagues}
          chosenBefore={appointment?.worker}
        />
        <InterpreterFields
          field={form.field}
          hint={needed ? `Their record says: ${needed}.` : undefined}
          booked={{
            label: 'Who interprets',
            hint: 'The person or the agency that is booked. Until somebody is, Today and the diary say so.',
          }}
        />
      </div>
      {following.length > 0 && (
        <label className={styles.tick}>
          <input type="checkbox" {...form.tick('following')} />
          <span>{nameFollowing(following)}</span>
        </label>
      )}
    </DraftForm>
  );
};
