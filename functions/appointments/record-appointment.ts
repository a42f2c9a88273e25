import { placeInTime, repeatSession } from '../../shared/appointments/appointments.ts';
import { missing } from '../../shared/kernel/missing.ts';
import { notFound, refusedAt } from '../kernel/http/outcome.ts';
import { checkAgreed, checkPlace } from './check-agreed.ts';
import type { AppointmentsHandlers } from './dependencies.ts';
import { answerStale, describeOverlap, describePlanned, describeTaken, presentAppointment } from './present.ts';

const none = { occurrences: [], holidays: [] };
const takenBefore = { path: 'time', message: 'That time is taken. Please choose another time.' };

export const recordAppointment: AppointmentsHandlers['recordAppointment'] = async (
  { params: { patientId }, body, caller: { username }, idempotencyKey, auditContext },
  dependencies,
) => {
  const { planned, next, workerId } = body;
  const placed = placeInTime(body);
  if ('wrong' in placed) return refusedAt('time', placed.wrong);
  const person = dependencies.patients.read([patientId]);
  const findRefusal = async () => {
    const [before] = await Promise.all([planned && dependencies.appointments.read(planned.appointmentId), person]);
    return await checkAgreed(body, { username, patientId, before }, dependencies);
  };
  const repeated = next ? repeatSession(next, next.weeks) : none;
  const wrongDay = 'wrong' in repeated ? { path: 'day', message: repeated.wrong } : undefined;
  const times = 'wrong' in repeated ? none : repeated;
  // What is wrong with the next appointment refuses that one only: what took place is stored.
  const findWrongNext = async () =>
    wrongDay ??
    (next && (await checkPlace({ workerId, roomId: next.roomId }, { username, before: body }, dependencies)));
  const [refusing, findingWrongNext] = [findRefusal(), findWrongNext()];
  const recorded = await dependencies.record(
    { patientId, record: body, at: placed.at, next: times.occurrences, unless: refusing, unlessNext: findingWrongNext },
    idempotencyKey,
    auditContext,
  );
  const [refusal, wrongNext] = await Promise.all([refusing, findingWrongNext]);
  if (refusal) return refusal;
  if (recorded.outcome === 'instead') throw new Error('A recording was refused without a reason');
  if (recorded.outcome === 'missing') return notFound(planned ? missing.appointment : missing.patient);
  if (recorded.outcome === 'refused') return refusedAt('day', recorded.wrong);
  if (recorded.outcome === 'stale') return await answerStale(recorded.appointment, dependencies);
  const { results, alerts, overlap, nextTaken } = recorded;
  const taken = nextTaken === 'before' ? takenBefore : nextTaken && (await describeTaken(nextTaken, dependencies));
  const notPlanned = wrongNext ?? taken;
  // They were read above; an alert has changed their record since, not their name.
  const patients = { read: () => person };
  const appointment = await presentAppointment(recorded.appointment, { ...dependencies, patients });
  const { firstName, lastName } = appointment.patient;
  const sentences = [
    `The session with ${firstName} ${lastName} has been saved.`,
    overlap && (await describeOverlap(overlap, dependencies)),
    // The reason is in `notPlanned`: in an answer that may begin with an alert it would be most of the words.
    notPlanned
      ? 'The next session has not been planned.'
      : describePlanned(times.occurrences, times.holidays, next?.every),
  ];
  return {
    status: 201,
    body: {
      message: sentences.filter(Boolean).join(' '),
      appointment,
      results,
      alerts,
      ...(notPlanned && { notPlanned: { ...notPlanned, path: `next.${notPlanned.path}` } }),
    },
  };
};
