import * as z from 'zod';
import { groupAttendance, groupMeeting } from '../groups/group.ts';
import { calendarDay } from '../kernel/calendar.ts';
import { defineCall } from '../kernel/call.ts';
import { problem } from '../kernel/problem.ts';
import { conflict } from '../kernel/replies.ts';
import { accountIdText, oneOf } from '../kernel/text.ts';
import { patientId } from '../questionnaires/result.ts';
import {
  appointment,
  appointmentId,
  appointmentRow,
  bookingInput,
  cancelInput,
  changedAppointment,
  diaryDay,
  moveInput,
} from './appointment.ts';
import { appointmentRecord, recordedAppointment } from './appointment-record.ts';

const reload = 'Please open the diary again.';

/** A colleague has changed it (with the present version), or a person or room is not free (without). */
const changedElsewhere = z.object({ ...problem.shape, current: appointment.optional() });

const reminderChoice = z.object({
  /** Whether they want a text the day before. */
  wanted: z.boolean(),
  /** Whether they want a link, once, when a questionnaire falls due. */
  tests: z.boolean(),
  /** Counts its changes; 0 where nobody has been asked. */
  version: z.int().min(0),
});

/** Whether a text would reach them: they marked texts as safe, and gave a mobile number. */
export const textStates = ['safe', 'not-safe', 'no-mobile'] as const;

const feedState = z.object({ madeAt: z.iso.datetime().optional() });

const reading = { permission: 'mayReadRecords' } as const;
const writing = { permission: 'mayWriteRecords' } as const;
const changing = { ...writing, concerns: 'found', params: { appointmentId } } as const;
const ofPatient = { ...writing, params: { patientId } };
const ofFeed = { permission: 'mayReadRecords', concerns: 'none' } as const;

/** Appointments: who meets whom, when and where, and the outcome. On screens an appointment is a session. */
export const appointmentCalls = {
  /** The appointments of a worker (`me` is the caller) or of a room, on a day or on seven or 31 days from it. */
  readDiary: defineCall('GET /api/diary/{kind}/{of}/{day}', {
    ...reading,
    concerns: 'rows',
    params: { kind: oneOf(['worker', 'room'], reload), of: accountIdText(reload), day: diaryDay },
    query: { days: oneOf(['1', '7', '31'], reload).default('1').transform(Number) },
    replies: {
      200: z.object({
        days: z.array(z.object({ day: calendarDay, holiday: z.string().optional() })),
        content: z.array(appointmentRow),
        groups: z.array(groupMeeting),
      }),
    },
  }),
  readAppointment: defineCall('GET /api/diary/appointment/{appointmentId}', {
    ...reading,
    concerns: 'found',
    params: { appointmentId },
    replies: { 200: appointment, 404: problem },
  }),
  bookAppointment: defineCall('POST /api/diary/appointment', {
    ...writing,
    concerns: ['body.patientId'],
    body: bookingInput,
    replies: {
      201: z.object({ message: z.string(), appointment }),
      400: problem,
      404: problem,
      409: changedElsewhere,
    },
  }),
  moveAppointment: defineCall('POST /api/diary/appointment/{appointmentId}', {
    ...changing,
    body: moveInput,
    replies: { 200: changedAppointment, 400: problem, 404: problem, 409: changedElsewhere },
  }),
  cancelAppointment: defineCall('POST /api/diary/appointment/{appointmentId}/cancel', {
    ...changing,
    body: cancelInput,
    replies: { 200: changedAppointment, 404: problem, 409: changedElsewhere },
  }),
  /**
   * The latest appointments and dates of groups of one patient up to now and the next ones, and whether they want to
   * be reminded.
   */
  readAppointments: defineCall('GET /api/crm/sessions/{patientId}', {
    ...reading,
    params: { patientId },
    replies: {
      200: z.object({
        past: z.array(appointmentRow),
        coming: z.array(appointmentRow),
        /** The latest dates of groups, with their attendance. */
        groups: z.array(groupAttendance),
        reminders: reminderChoice.extend({
          text: z.enum(textStates),
          /**
           * The way in which a link would be sent; absent where no way is safe, or no date of birth is known to open
           * it with.
           */
          linkBy: z.enum(['text', 'email']).optional(),
        }),
      }),
      404: problem,
    },
  }),
  /** Everything about one appointment in one request: whether they came, the note, answers, and the next steps. */
  recordAppointment: defineCall('POST /api/crm/session/{patientId}', {
    ...ofPatient,
    body: appointmentRecord,
    replies: { 201: recordedAppointment, 400: problem, 404: problem, 409: changedElsewhere },
  }),
  chooseReminders: defineCall('POST /api/crm/sessions/{patientId}/reminders', {
    ...ofPatient,
    body: z.strictObject({
      wanted: z.boolean('Please say whether they want to be reminded.'),
      tests: z.boolean('Please say whether they want a link when a questionnaire falls due.'),
      version: z.int('Please load the record again.').min(0),
    }),
    replies: { 200: reminderChoice, 404: problem, 409: conflict(reminderChoice) },
  }),
  /** Whether the caller has an address for calendar programs. */
  readFeedState: defineCall('GET /api/diary/feed', {
    ...ofFeed,
    audit: 'none',
    replies: { 200: feedState },
  }),
  /**
   * A new address for calendar programs, below that of the site, which replaces any earlier one. It is shown only
   * once.
   */
  renewFeed: defineCall('POST /api/diary/feed', {
    ...ofFeed,
    replies: { 201: z.object({ path: z.string(), madeAt: z.iso.datetime() }) },
  }),
  revokeFeed: defineCall('DELETE /api/diary/feed', {
    ...ofFeed,
    replies: { 200: feedState },
  }),
};
