import type { StoredAppointment } from '../../appointments/store/appointment-items.ts';

const counted = (many: number, one: string): string => `${many} ${one}${many === 1 ? ' is' : 's are'}`;

/**
 * An episode ends, or patients go to another worker, and nobody has said what becomes of the planned sessions or the open
 * tasks.
 */
export class AppointmentsPlanned extends Error {
  override name = 'AppointmentsPlanned';
  readonly appointments: readonly StoredAppointment[];
  /** The number of open tasks of which nobody has said it. */
  readonly tasks: number;
  readonly errors: { path: 'sessions' | 'tasks'; message: string }[];

  constructor(appointments: readonly StoredAppointment[], tasks = 0) {
    const sessions = `${counted(appointments.length, 'session')} still planned. Please choose what becomes of them.`;
    const open = `${counted(tasks, 'task')} still open. Please choose what becomes of them.`;
    super(appointments.length > 0 ? sessions : open);
    this.appointments = appointments;
    this.tasks = tasks;
    this.errors = [
      ...(appointments.length > 0 ? [{ path: 'sessions' as const, message: sessions }] : []),
      ...(tasks > 0 ? [{ path: 'tasks' as const, message: open }] : []),
    ];
  }
}
