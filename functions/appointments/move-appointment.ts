import { repeatWeekly } from '../../shared/appointments/appointments.ts';
import { refusedAt } from '../kernel/http/outcome.ts';
import { checkAgreed, noAppointment } from './check-agreed.ts';
import type { AppointmentsHandlers } from './dependencies.ts';
import { answerStale, answerTaken, checkAppointment, presentAppointment } from './present.ts';

export const moveAppointment: AppointmentsHandlers['moveAppointment'] = async (
  { params: { appointmentId }, body, caller, access, auditContext },
  dependencies,
) => {
  const { appointments } = dependencies;
  const times = repeatWeekly(body, 1);
  if ('wrong' in times) return refusedAt('day', times.wrong);
  const [time] = times.occurrences;
  const before = await appointments.read(appointmentId);
  if (!before || !time) return noAppointment;
  const { patientId } = before;
  const [refusal] = await Promise.all([
    checkAgreed(body, { username: caller.username, before }, dependencies),
    checkAppointment(before, { caller, access }, dependencies),
    // What it is planned by, and the person for the answer.
    appointments.readDiaries({ ...body, patientId }, times.occurrences, before),
    dependencies.patients.read([patientId]),
  ]);
  if (refusal) return refusal;
  const moved = await appointments.move(appointmentId, body, time, auditContext);
  if (moved.outcome === 'missing') return noAppointment;
  if (moved.outcome === 'taken') return await answerTaken(moved.clash, dependencies);
  if (moved.outcome === 'stale') return await answerStale(moved.appointment, dependencies);
  return { status: 200, body: await presentAppointment(moved.appointment, dependencies) };
};
