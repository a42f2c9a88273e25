import { noAppointment } from './check-agreed.ts';
import type { AppointmentsHandlers } from './dependencies.ts';
import { checkAppointment, presentAppointment } from './present.ts';

export const readAppointment: AppointmentsHandlers['readAppointment'] = async (
  { params: { appointmentId }, caller, access },
  dependencies,
) => {
  const found = await dependencies.appointments.read(appointmentId);
  if (!found) return noAppointment;
  await checkAppointment(found, { caller, access }, dependencies);
  return { status: 200, body: await presentAppointment(found, dependencies) };
};
