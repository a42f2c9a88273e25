import type { StoredAppointment } from '../../appointments/store/appointment-items.ts';

const counted = (many: number): string => (many === 1 ? '1 session is' : `${many} sessions are`);

/** An episode ends, or patients go to another worker, and nobody has said what becomes of the planned sessions. */
export class AppointmentsPlanned extends Error {
  override name = 'AppointmentsPlanned';
  readonly appointments: readonly StoredAppointment[];

  constructor(appointments: readonly StoredAppointment[]) {
    super(`${counted(appointments.length)} still planned. Please choose what becomes of them.`);
    this.appointments = appointments;
  }
}
