import type { Appointment } from '../../../../shared/appointments/appointment.ts';
import { isInterpreterMissing } from '../../../../shared/patients/communication-needs.ts';

type Props = { row: Pick<Appointment, 'status' | 'interpreter' | 'interpreterBooked'> };

export const InterpreterMissing = ({ row }: Props) =>
  isInterpreterMissing(row) && (
    <>
      {' '}
      <strong data-attention>No interpreter booked: {row.interpreter}</strong>
    </>
  );
