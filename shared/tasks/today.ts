import * as z from 'zod';
import { alert } from '../alerts/alert.ts';
import { appointmentOfToday } from '../appointments/appointment.ts';
import { draftPlace } from '../drafts/calls.ts';
import { groupMeeting } from '../groups/group.ts';
import { calendarDay } from '../kernel/calendar.ts';
import { orUnreadable } from '../kernel/unreadable.ts';
import { apartMessages, contactRow } from '../messages/contact-message.ts';
import { namedPatient } from '../patients/named-patient.ts';
import { openingNotice } from '../patients/opening.ts';
import { staffUser } from '../patients/record.ts';
import { ringContact } from '../patients/ring-contact.ts';
import { questionType } from '../questionnaires/result.ts';
import { apartCount, closedReferralShape } from '../referrals/calls.ts';
import { referralStates } from '../referrals/referral-state.ts';
import { dangerSigns } from '../safety/danger.ts';
import { recordedCall } from '../safety/danger-schema.ts';
import { task } from './task.ts';

const person = namedPatient.shape;

/** The first rows of a list, and their number: `more` says that there are more than were counted. */
const firstOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ content: z.array(row), total: z.int().min(0), more: z.boolean() });

const todayAlert = orUnreadable(
  alert
    .pick({ alertId: true, patientId: true, questionType: true, questionDate: true, reason: true, raisedAt: true })
    .extend({
      firstName: z.string(),
      lastName: z.string(),
      owner: staffUser.optional(),
      mine: z.boolean(),
      closed: z.literal(true).optional(),
    }),
  'alertId',
);

const newReferral = z.object({
  ...person,
  service: z.string(),
  referredAt: z.iso.datetime(),
  state: z.enum(referralStates),
  danger: z.array(z.enum(dangerSigns)),
  /** The last day on which the promised call is in time, where it is still open. */
  callBy: calendarDay.optional(),
  ...closedReferralShape,
});

/** Everything on the first screen of staff, read at once. */
export const todayScreen = z.object({
  /** Mine first, then those of patients without a worker, then the others. */
  alerts: firstOf(todayAlert),
  /** Answered alerts whose review is due: mine, and those of patients without a worker. */
  reviews: firstOf(
    z.object({
      ...person,
      alertId: z.string(),
      reason: z.string(),
      reviewOn: calendarDay,
      owner: staffUser.optional(),
      closed: z.literal(true).optional(),
    }),
  ),
  /** New referrals: those that speak of danger first, and within each group the longest wait first. */
  referrals: firstOf(newReferral),
  /** Those of the last day that nobody has read, newest first. */
  arrived: firstOf(newReferral),
  /** What is set apart to be looked at, since its network sent many: referrals, and messages and ring-backs. */
  apart: z.object({ referrals: apartCount, messages: apartMessages }),
  /** Open calls to people in danger: mine, and those that are nobody's; the first due first in each group. */
  calls: firstOf(
    z.object({
      ...person,
      dueBy: calendarDay,
      mine: z.boolean(),
      /** The number of calls in vain, and the last of them. */
      tries: z.int().min(1).optional(),
      lastTry: recordedCall.optional(),
      danger: z.array(z.enum(dangerSigns)),
      /** The numbers, and how it is safe to ring; absent where the caller may not open the record yet. */
      contact: ringContact.optional(),
    }),
  ),
  /** Patients whom others gave me or I took on, and with whom there has been no contact since; the latest first. */
  newPatients: firstOf(
    z.object({
      ...person,
      service: z.string(),
      at: z.iso.datetime(),
      /** Absent where I took them on. */
      by: staffUser.optional(),
      /** Their worker before me, and the reason, if any. */
      from: staffUser.optional(),
      why: z.string().optional(),
      /** My open tasks about them from before, which came along; `more`: not all of my tasks were read. */
      tasks: z.object({ count: z.int().min(1), more: z.boolean() }).optional(),
      /** The day by which the person can see that we are in touch, while nobody ever was. */
      promisedBy: calendarDay.optional(),
      /** They are in danger, and nobody has lifted it. */
      danger: z.literal(true).optional(),
    }),
  ),
  /** The number of active patients without a worker; `more` says that there are more than were counted. */
  unassigned: z.object({ count: z.int().min(0), more: z.boolean() }),
  /** Unanswered messages; the longest wait first. */
  messages: firstOf(contactRow),
  /** Tests of my patients that were due before today, the longest overdue first. */
  tests: firstOf(z.object({ ...person, questionType, questionDate: calendarDay, dueDate: calendarDay })),
  /**
   * The number of my patients' measures that have been due since their first answer, and how many of them have a
   * second one to compare with; `more` says that I have more patients than were read.
   */
  pairs: z.object({ due: z.int().min(0), paired: z.int().min(0), more: z.boolean() }),
  /** The number of my active patients that were read; `more` says that I have more. */
  patients: z.object({ count: z.int().min(0), more: z.boolean() }),
  /** My patients without contact for four weeks, the longest first. */
  unseen: firstOf(
    z.object({
      ...person,
      /** The day of the last note or result; absent where there was none. */
      lastContact: calendarDay.optional(),
      referralDate: z.iso.datetime(),
    }),
  ),
  /** My appointments of today, the earliest first, with their due tests. */
  sessions: z.array(appointmentOfToday),
  /** The groups that I lead today. */
  groups: z.array(groupMeeting),
  /** Who opened records of my patients with a reason in the last days, the latest first. */
  openings: firstOf(openingNotice),
  /** `contact`: of a task to ring somebody whose record the caller may open. */
  tasks: firstOf(orUnreadable(task.extend({ contact: ringContact.optional() }), 'taskId')),
  drafts: z.array(draftPlace),
});
export type TodayScreen = z.infer<typeof todayScreen>;
