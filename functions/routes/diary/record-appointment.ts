import type { diary } from '../../../shared/api/diary.ts';
import { missing } from '../../../shared/api/missing.ts';
import { placeInTime, repeatWeekly } from '../../../shared/domain/appointments.ts';
import type { Handler } from '../../http/handler.ts';
import { notFound, refusedAt } from '../../http/outcome.ts';
import { checkAgreed } from './check-agreed.ts';
import type { DiaryDependencies } from './dependencies.ts';
import { describePlanned } from './describe-planned.ts';
import { answerStale, answerTaken, describeOverlap, presentAppointment } from './present.ts';

const none = { occurrences: [], holidays: [] };

export const recordAppointment: Handler<typeof diary.recordAppointment, DiaryDependencies> = async (
  { params: { patientId }, body, caller: { username }, idempotencyKey, auditContext },
  dependencies,
) => {
  const { planned, next } = body;
  const placed = placeInTime(body);
  if ('wrong' in placed) return refusedAt('time', placed.wrong);
  const times = next ? repeatWeekly(next, next.weeks) : none;
  if ('wrong' in times) return refusedAt('next.day', times.wrong);
  const person = dependencies.patients.read([patientId]);
  const findRefusal = async () => {
    const [before] = await Promise.all([planned && dependencies.appointments.read(planned.appointmentId), person]);
    const { workerId } = body;
    return (
      (await checkAgreed(body, { username, patientId, before }, dependencies)) ??
      (next && (await checkAgreed({ workerId, roomId: next.roomId }, { username, before: body }, dependencies)))
    );
  };
  const refusing = findRefusal();
  const recorded = await dependencies.record(
    { patientId, record: body, at: placed.at, next: times.occurrences, unless: refusing },
    idempotencyKey,
    auditContext,
  );
  const refusal = await refusing;
  if (refusal) return refusal;
  if (recorded.outcome === 'instead') throw new Error('A recording was refused for no reason');
  if (recorded.outcome === 'missing') return notFound(planned ? missing.appointment : missing.patient);
  if (recorded.outcome === 'refused') return refusedAt('day', recorded.wrong);
  // Only what is planned next has to be at a free time.
  if (recorded.outcome === 'taken') return await answerTaken(recorded.clash, dependencies, 'next.');
  if (recorded.outcome === 'stale') return await answerStale(recorded.appointment, dependencies);
  const { results, alerts, overlap } = recorded;
  // They were read above; an alert has changed their record since, not their name.
  const patients = { read: () => person };
  const appointment = await presentAppointment(recorded.appointment, { ...dependencies, patients });
  const { firstName, lastName } = appointment.patient;
  const sentences = [
    `The session with ${firstName} ${lastName} has been saved.`,
    overlap && (await describeOverlap(overlap, dependencies)),
    describePlanned(times.occurrences, times.holidays),
  ];
  return {
    status: 201,
    body: {
      message: sentences.filter(Boolean).join(' '),
      appointment,
      results,
      alerts,
    },
  };
};
