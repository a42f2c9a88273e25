import type * as z from 'zod';
import { type BookingInput, bookingInput } from '../appointments/appointment.ts';
import { type AppointmentRecord, appointmentRecord } from '../appointments/appointment-record.ts';
import { cancellerLabels, noticeLabels, placeLabels, statusLabels } from '../appointments/appointment-words.ts';
import type { StaffUser } from '../patients/record.ts';
import type { Room } from '../settings/organisation-settings.ts';
import type { Cells } from './column.ts';
import { appointmentColumns } from './columns.ts';
import { problemsOf, type Read, startReading } from './problems.ts';
import { choicesOf, isSameText, readNumber, readTime } from './read-cell.ts';
import { findWorker, noWorker } from './read-patient.ts';

/** A session of a file: a past or a future one. */
export type AppointmentRow = { record: AppointmentRecord } | { booking: BookingInput };

type Known = { patientId: string; workers: readonly StaffUser[]; rooms: readonly Room[] };

const [places, statuses] = [choicesOf(placeLabels), choicesOf(statusLabels)];
const [cancellers, notices] = [choicesOf(cancellerLabels), choicesOf(noticeLabels)];

const noRoom = 'There is no room of that name. Please add it in Settings, or write a room that is there.';

const parse = <Schema extends z.ZodType>(schema: Schema, sent: unknown): Read<z.output<Schema>> => {
  const parsed = schema.safeParse(sent);
  return parsed.success ? { value: parsed.data } : { problems: problemsOf(appointmentColumns, parsed.error) };
};

/** Parses a row of a file of sessions, by the schemas of the screens that record a session and that plan one. */
export const readAppointmentRow = (cells: Cells, { patientId, workers, rooms }: Known): Read<AppointmentRow> => {
  const { problems, read, readDay, choose } = startReading(appointmentColumns, cells);
  const status = choose('status', statuses);
  const worker = read('worker', (text) => findWorker(workers, text), noWorker);
  const room = read('roomId', (text) => rooms.find(({ id, name }) => id === text || isSameText(name, text)), noRoom);
  const agreed = {
    workerId: worker?.id,
    day: readDay('day'),
    time: read('time', readTime, 'Please write the time like 14:30.'),
    minutes: read('minutes', readNumber(3), 'Please write a number of minutes.'),
    place: choose('place', places),
    ...(room && { roomId: room.id }),
    interpreter: cells.get('interpreter') ?? '',
  };
  const [by, notice] = [choose('cancelled.by', cancellers), choose('cancelled.notice', notices)];
  const reason = cells.get('cancelled.reason');
  if (problems.length > 0) return { problems };
  if (status === 'planned') {
    const booking = parse(bookingInput, { patientId, ...agreed, weeks: 1 });
    return 'value' in booking ? { value: { booking: booking.value } } : booking;
  }
  const isAnyOfCancelled = [by, notice, reason].some((given) => given !== undefined);
  const record = parse(appointmentRecord, {
    status,
    ...agreed,
    ...(isAnyOfCancelled && { cancelled: { by, notice, reason } }),
    caseNote: cells.get('caseNote'),
  });
  return 'value' in record ? { value: { record: record.value } } : record;
};
