import { createAppointmentRecorder } from '../../../functions/appointments/store/appointment-records.ts';
import { createAppointmentStore } from '../../../functions/appointments/store/appointments.ts';
import { connectTable } from '../../../functions/kernel/store/open-table.ts';
import { bookingInput } from '../../../shared/appointments/appointment.ts';
import { appointmentRecord } from '../../../shared/appointments/appointment-record.ts';
import { placeInTime } from '../../../shared/appointments/appointments.ts';
import { bankHolidayOn } from '../../../shared/country/bank-holidays.ts';
import { addDays } from '../../../shared/kernel/calendar.ts';
import { today } from '../../../shared/kernel/today.ts';
import type { StaffUser } from '../../../shared/patients/record.ts';
import type { AddedPatient } from './add-patients.ts';
import { makeAuditContextAt } from './add-results.ts';
import { readData } from './read-data.ts';

export const demonstrationRooms = ['Room 1', 'Room 2', 'Quiet room'].map((name) => ({
  id: name.toLowerCase().replace(' ', '-'),
  name,
  site: 'Spindle House',
}));

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(day).getUTCDay());

/** The diaries of the days around today. Other weekends and bank holidays stay free; today is never empty. */
export const addAppointments = async (
  patients: readonly AddedPatient[],
  workers: ReadonlyMap<string, StaffUser>,
): Promise<void> => {
  const table = connectTable();
  const [appointments, record] = [createAppointmentStore(table), createAppointmentRecorder(table)];
  const idOf = new Map(patients.map(({ name, patientId }) => [name, patientId]));
  for (const [index, planned] of (await readData('appointments')).entries()) {
    const { patient, for: email, inDays, time, minutes, place, room, interpreter, status } = planned;
    const day = addDays(today(), inDays);
    if (inDays !== 0 && (isWeekend(day) || bankHolidayOn(day))) continue;
    const workerId = workers.get(email)?.id ?? '';
    const patientId = idOf.get(patient) ?? '';
    const roomId = demonstrationRooms.find(({ name }) => name === room)?.id;
    const agreed = { workerId, time, minutes, place, interpreter, ...(roomId && { roomId }) };
    const placed = placeInTime({ day, time, minutes });
    if ('wrong' in placed) throw new Error(placed.wrong);
    const auditAt = makeAuditContextAt(workerId, today());
    const name = `appointment-${index}`;
    // The schema accepts future days only, and these are past and future.
    const booking = { ...bookingInput.parse({ patientId, ...agreed, day: addDays(today(), 1) }), day };
    const booked = await appointments.book(booking, [placed.at], name, auditAt('bookAppointment', 14, name));
    if (booked.outcome !== 'done') throw new Error(`${name} could not be planned`);
    if (!status || inDays >= 0) continue;
    const { appointmentId } = booked.appointment;
    const recording = appointmentRecord.parse({ planned: { appointmentId, version: 1 }, status, ...agreed, day });
    const done = await record(
      { patientId, record: recording, at: placed.at, next: [] },
      `${name}-recorded`,
      auditAt('recordAppointment', -inDays, `${name}-recorded`),
    );
    if (done.outcome !== 'done') throw new Error(`${name} could not be recorded`);
  }
};
