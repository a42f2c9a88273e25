import type { Appointment } from '../../../../shared/appointments/appointment.ts';
import { isInterpreterMissing } from '../../../../shared/patients/communication-needs.ts';
import styles from './appointment.module.css';

type Props = { row: Pick<Appointment, 'status' | 'interpreter' | 'interpreterBooked'> };

export const InterpreterMissing = ({ row }: Props) =>
  isInterpreterMissing(row) && <strong className={styles.missing}> No interpreter booked: {row.interpreter}</strong>;
