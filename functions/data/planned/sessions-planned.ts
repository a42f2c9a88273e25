import type { StoredAppointment } from '../diary/appointment-items.ts';

const counted = (many: number): string => (many === 1 ? '1 session is' : `${many} sessions are`);

/** An episode ends, or patients go to another worker, and nobody has said what becomes of the planned sessions. */
export class SessionsPlanned extends Error {
  override name = 'SessionsPlanned';
  readonly sessions: readonly StoredAppointment[];

  constructor(sessions: readonly StoredAppointment[]) {
    super(`${counted(sessions.length)} still planned. Please choose what becomes of them.`);
    this.sessions = sessions;
  }
}
