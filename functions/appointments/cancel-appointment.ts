import { noAppointment } from './check-agreed.ts';
import type { AppointmentsHandlers } from './dependencies.ts';
import { answerStale, answerTaken, checkAppointment, presentAppointment } from './present.ts';

export const cancelAppointment: AppointmentsHandlers['cancelAppointment'] = async (
  { params: { appointmentId }, body, caller, access, auditContext },
  dependencies,
) => {
  const cancelled = await dependencies.appointments.cancel(appointmentId, body, auditContext, async (stored) => {
    // The person is named in the answer.
    const named = dependencies.patients.read([stored.patientId]);
    await Promise.all([checkAppointment(stored, { caller, access }, dependencies), named]);
  });
  if (cancelled.outcome === 'missing') return noAppointment;
  if (cancelled.outcome === 'taken') return await answerTaken(cancelled.clash, dependencies);
  if (cancelled.outcome === 'stale') return await answerStale(cancelled.appointment, dependencies);
  return { status: 200, body: await presentAppointment(cancelled.appointment, dependencies) };
};
