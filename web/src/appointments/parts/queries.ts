import { useQuery } from '@tanstack/react-query';
import { appointmentCalls } from '../../../../shared/appointments/calls.ts';
import { callQuery } from '../../kernel/lib/query.ts';

/** The latest appointments of a patient and the next ones, and whether they want to be reminded. */
export const useAppointments = (patientId: string) =>
  useQuery(callQuery(appointmentCalls.readAppointments, { params: { patientId } }));
