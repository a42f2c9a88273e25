import * as z from 'zod';
import { calendarDay } from '../kernel/calendar.ts';
import { comingDay } from '../kernel/coming-day.ts';
import { missing } from '../kernel/missing.ts';
import { cappedText, oneOf, optionalText, patternText, singleLine, ulidText } from '../kernel/text.ts';
import { orUnreadable } from '../kernel/unreadable.ts';
import { namedPatient } from '../patients/named-patient.ts';
import { staffUser } from '../patients/record.ts';
import { questionType } from '../questionnaires/result.ts';
import { colleagueId } from '../tasks/task.ts';
import {
  appointmentPlaces,
  appointmentStatuses,
  cancellers,
  longestAppointment,
  mostRepeats,
  notices,
  repeatSteps,
  shortestAppointment,
} from './appointments.ts';

export const appointmentId = ulidText(missing.appointment);

const choosePlace = 'Please choose where it takes place.';
const chooseRoom = 'Please choose a room.';
const giveTime = 'Please give the time as hours and minutes, like 14:30.';
const giveMinutes = `Please give the length in minutes, from ${shortestAppointment} to ${longestAppointment}.`;
const cancellerMissing = 'Please say who cancelled it.';
const noticeMissing = 'Please say how long before it was cancelled.';

export const roomId = patternText(40, /^[\w-]{1,40}$/, chooseRoom);
export const timeOfDay = patternText(5, /^(?:[01]\d|2[0-3]):[0-5]\d$/, giveTime);
export const appointmentMinutes = z
  .int(giveMinutes)
  .min(shortestAppointment, giveMinutes)
  .max(longestAppointment, giveMinutes);
const cancelReason = singleLine(200, 'Please write why it was cancelled.');
export const placeChoice = oneOf(appointmentPlaces, choosePlace);

/** The place and the worker; a room is named where it takes place in one. */
export const whereabouts = {
  time: timeOfDay,
  minutes: appointmentMinutes,
  place: placeChoice,
  roomId: optionalText(roomId),
};

type Placed = { place?: unknown; roomId?: string | undefined };

/** What is wrong with the room: there is one where, and only where, it takes place in one. */
export const findWrongRoom = ({ place, roomId }: Placed): string | undefined => {
  if ((place === 'room') === (roomId !== undefined)) return undefined;
  return place === 'room' ? chooseRoom : 'Please choose a room only for a session that takes place in a room.';
};
const checkRoom = ({ value, issues }: { value: Placed; issues: z.core.$ZodRawIssue[] }) => {
  const message = findWrongRoom(value);
  if (message) issues.push({ code: 'custom', message, input: value, path: ['roomId'] });
};

/** The language to interpret, and who else must be there; blank where no interpreter is needed. */
export const interpreterText = singleLine(100);
/** Who is booked to interpret; blank until somebody is. */
export const interpreterBookedText = singleLine(200);
export const interpreting = {
  interpreter: interpreterText.default(''),
  interpreterBooked: interpreterBookedText.default(''),
};

const howMany = 'Please say how many sessions.';

/** The repetitions of an appointment: `weeks` appointments in all, since at first each was a week after the other. */
export const repetition = {
  weeks: z
    .int(howMany)
    .min(1, howMany)
    .max(mostRepeats, `Please plan at most ${mostRepeats} sessions at once.`)
    .default(1),
  every: oneOf(repeatSteps, 'Please say how often.').default('week'),
};

/** A day to come. On a bank holiday it has to be said that they meet all the same. */
export const comingSession = {
  day: comingDay,
  onHoliday: z.boolean('Please say whether you meet on the bank holiday.').optional(),
};

const agreed = { workerId: colleagueId, ...comingSession, ...whereabouts, ...interpreting };

/** A future appointment, and its repetitions. */
export const bookingInput = z
  .strictObject({ patientId: ulidText(missing.patient), ...agreed, ...repetition })
  .check(checkRoom);
export type BookingInput = z.output<typeof bookingInput>;

/** Whether the person is to be told by us: of a cancelled one by a text where that is safe, or else by a colleague, who gets a task. */
const inform = z.boolean('Please say whether we tell them.').default(false);
/** Whether those that follow it are changed likewise: see `series.ts`. */
const following = z.boolean('Please say whether those that follow are changed as well.').default(false);
const version = z.int('Please say which version of the session you have changed.').min(1);

/** A planned appointment with another time, place or worker: `version` is the one that was read. */
export const moveInput = z.strictObject({ ...agreed, version, inform, following }).check(checkRoom);
export type MoveInput = z.output<typeof moveInput>;

const cancelled = {
  by: oneOf(cancellers, cancellerMissing),
  notice: oneOf(notices, noticeMissing),
  reason: cancelReason,
};

export const cancelInput = z.strictObject({ by: cancelled.by, reason: cancelReason, version, inform, following });
export type CancelInput = z.output<typeof cancelInput>;

/** Who cancelled, how long before, and why. */
export const cancellationInput = z.strictObject(cancelled);

/** One planned or past meeting of a worker and a person; on screens it is a session. */
export const appointment = z.object({
  appointmentId: z.string(),
  patient: namedPatient,
  worker: staffUser,
  /** On a clock in London. */
  day: calendarDay,
  time: z.string(),
  /** The time of its end, on the same clock. */
  until: z.string(),
  startsAt: z.iso.datetime(),
  minutes: z.int(),
  place: z.enum(appointmentPlaces),
  roomId: z.string().optional(),
  interpreter: z.string(),
  /** Who is booked to interpret; blank until somebody is. */
  interpreterBooked: z.string(),
  status: z.enum(appointmentStatuses),
  cancelled: z
    .object({ by: z.enum(cancellers), notice: z.enum(notices), reason: z.string(), at: z.iso.datetime() })
    .optional(),
  /** The case note about it. */
  caseNoteId: z.string().optional(),
  version: z.int().min(1),
});
export type Appointment = z.infer<typeof appointment>;

/** One that was moved or cancelled, with the number of those that follow it which were as well, and the days of those which stay. */
export const changedAppointment = appointment.extend({
  followed: z.int().optional(),
  unmoved: z.array(calendarDay).optional(),
});
export type ChangedAppointment = z.infer<typeof changedAppointment>;
export const appointmentRow = orUnreadable(appointment, 'appointmentId');
export type AppointmentRow = z.infer<typeof appointmentRow>;

/** One of today's appointments, with its due tests. */
export const appointmentOfToday = appointment.extend({ due: z.array(questionType) });

/** A day of a diary. */
export const diaryDay = cappedText(10, { missing: 'Please choose a day.', tooLong: 'Please choose a day.' })
  .check(z.iso.date('Please choose a day.'))
  .refine((day) => day >= '2000-01-01' && day <= '2100-12-31', 'Please choose a day of this century.');
