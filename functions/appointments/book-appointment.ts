import { repeatWeekly } from '../../shared/appointments/appointments.ts';
import { missing } from '../../shared/kernel/missing.ts';
import { notFound, refusedAt } from '../kernel/http/outcome.ts';
import { checkAgreed } from './check-agreed.ts';
import type { AppointmentsHandlers } from './dependencies.ts';
import { describePlanned } from './describe-planned.ts';
import { answerTaken, presentAppointment } from './present.ts';

export const bookAppointment: AppointmentsHandlers['bookAppointment'] = async (
  { body, caller: { username }, idempotencyKey, auditContext },
  dependencies,
) => {
  const times = repeatWeekly(body, body.weeks);
  if ('wrong' in times) return refusedAt('day', times.wrong);
  const person = dependencies.patients.read([body.patientId]);
  const [refusal] = await Promise.all([
    checkAgreed(body, { username, patientId: body.patientId }, dependencies),
    person,
    dependencies.appointments.readDiaries(body, times.occurrences),
  ]);
  if (refusal) return refusal;
  const booked = await dependencies.appointments.book(body, times.occurrences, idempotencyKey, auditContext);
  if (booked.outcome === 'missing') return notFound(missing.patient);
  if (booked.outcome === 'taken') return await answerTaken(booked.clash, dependencies);
  return {
    status: 201,
    body: {
      message: `Saved. ${describePlanned(times.occurrences, times.holidays)}`,
      // Booking counts as a change of the record, and changes no name.
      appointment: await presentAppointment(booked.appointment, { ...dependencies, patients: { read: () => person } }),
    },
  };
};
