import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { diary } from '../../../../shared/api/diary.ts';
import { missing } from '../../../../shared/api/missing.ts';
import { Loaded } from '../../components/loaded.tsx';
import { StaffHeading } from '../../components/staff-heading.tsx';
import { describeStart, statusLabels } from '../../entities/appointment/words.ts';
import { PatientLink } from '../../entities/patient/patient-link.tsx';
import { usePatient, useWhoHasToBeThere } from '../../entities/patient/queries.ts';
import { useSettings } from '../../entities/settings/queries.ts';
import { useColleagues } from '../../entities/task/queries.ts';
import { recordAppointmentScreen, screens, titles } from '../../lib/paths.ts';
import { callQuery } from '../../lib/query.ts';
import { together } from '../../lib/reading.ts';
import { useOwnAccount } from '../../lib/session/use-own-account.ts';
import { AppointmentForm } from './appointment-form.tsx';
import { CancelForm } from './cancel-form.tsx';

type Known = Omit<Parameters<typeof AppointmentForm>[0], 'rooms' | 'minutes' | 'colleagues' | 'username' | 'needed'>;

const WithChoices = (known: Known) => {
  const account = useOwnAccount();
  const colleagues = useColleagues();
  const { patientId, appointment } = known;
  const reading = usePatient(appointment ? undefined : patientId);
  const needed = useWhoHasToBeThere(appointment ? undefined : patientId);
  return (
    <Loaded from={together({ settings: useSettings(), colleagues, account })}>
      {({ settings: { sessions }, colleagues: { content }, account: own }) =>
        !reading.isLoading && (
          <AppointmentForm
            {...known}
            rooms={sessions.rooms}
            minutes={sessions.minutes}
            colleagues={content}
            username={own?.id ?? ''}
            needed={needed}
          />
        )
      }
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
            <WithChoices appointment={appointment} patientId={undefined} day={null} worker={null} />
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
          appointment={undefined}
          patientId={search.get('patient') ?? undefined}
          day={search.get('day')}
          worker={search.get('worker')}
        />
      ) : (
        <Change key={id} id={id} />
      )}
    </section>
  );
};
