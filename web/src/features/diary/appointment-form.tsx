import { useEffect, useRef, useState } from 'react';
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
import { MergeNotice } from '../../components/merge-notice.tsx';
import { StaffFormFrame } from '../../components/staff-form-frame.tsx';
import { type StaffForm, useStaffForm } from '../../components/use-staff-form.ts';
import {
  AgreedFields,
  agreedOf,
  InterpreterFields,
  interpreterLimits,
  RepeatField,
} from '../../entities/appointment/agreed-fields.tsx';
import { placeLabels } from '../../entities/appointment/words.ts';
import { PatientSearch } from '../../entities/patient/patient-search.tsx';
import { type ChosenPatient, usePatient, useWhoHasToBeThere } from '../../entities/patient/queries.ts';
import { ColleagueField } from '../../entities/staff/colleague-field.tsx';
import { send } from '../../lib/api-client.ts';
import { checkFields } from '../../lib/forms/check-fields.ts';
import { longest } from '../../lib/forms/longest.ts';
import { diaryScreen } from '../../lib/paths.ts';
import styles from './diary.module.css';

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

const firstNeeded = (needed = ''): string => needed.slice(0, longest(interpreterText));

/** The language to interpret, as the record says, which a new appointment has at once unless another was typed. */
const useNeededInterpreter = (
  { values: { interpreter }, write }: Pick<StaffForm<Values>, 'values' | 'write'>,
  patientId: string | undefined,
  isNew: boolean,
) => {
  const needed = useWhoHasToBeThere(patientId);
  const filledFor = useRef<string>(undefined);
  useEffect(() => {
    if (!isNew || !needed || filledFor.current === patientId) return;
    filledFor.current = patientId;
    if (!interpreter) write({ interpreter: firstNeeded(needed) });
  }, [isNew, needed, patientId, interpreter, write]);
  return needed;
};

/** When, where and with whom: for a new appointment, or for one that is moved. */
export const AppointmentForm = (props: Props) => {
  const { appointment, patientId, day, worker, rooms, minutes, colleagues, username } = props;
  const announce = useAnnounce();
  const navigate = useNavigate();
  const reading = usePatient(appointment ? undefined : patientId);
  // By default the patient of the address.
  const [chosen, setChosen] = useState<{ patient: ChosenPatient | undefined }>();
  const patient = chosen ? chosen.patient : reading.data;
  const about = appointment?.patient.patientId ?? patient?.patientId;
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
            interpreter: firstNeeded(props.needed),
            interpreterBooked: '',
            weeks: '1',
          },
        },
  );
  const form = useStaffForm({
    place: { form: 'appointment', recordId: appointment?.appointmentId, ...(patientId && { patientId }) },
    schema,
    saved,
    limits: interpreterLimits,
  });
  const needed = useNeededInterpreter(form, about, appointment === undefined);
  const { values, errors } = form;
  const leave = () => void navigate(diaryScreen({ day: values.day || saved.values.day }));
  const nameOf = (id: unknown) => {
    const person = colleagues.find((one) => one.id === id);
    return person ? `${person.firstName} ${person.lastName}` : '';
  };

  const submit = async () => {
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
    <StaffFormFrame
      form={form}
      className={styles.form}
      aria-label={appointment ? 'Move the session' : 'Plan a session'}
      onSubmit={submit}
      save={appointment ? 'Move session' : 'Save session'}
      beside={<CancelButton form={form} what="The session" onClose={leave} />}
    >
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
      <AgreedFields form={form} rooms={rooms} />
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
        {!appointment && <RepeatField {...form.choice('weeks')} mostWeeks={mostRepeats} />}
      </div>
    </StaffFormFrame>
  );
};
