import * as z from 'zod';
import { missedSteps } from '../appointments/missed.ts';
import { calendarDay } from '../kernel/calendar.ts';
import { recordAccessRules } from '../patients/record-access.ts';
import { usualUnusedMonths } from '../patients/retention.ts';
import { escalationSteps } from '../tasks/escalation.ts';
import { lateKinds } from '../tasks/late.ts';
import { type Rota, weekdays } from './rota.ts';

/** A room, and its site where there are several. */
export const room = z.object({ id: z.string(), name: z.string(), site: z.string() });
export type Room = z.infer<typeof room>;

/** The content of calendar feeds besides the time. */
export const feedContents = ['nothing', 'initials'] as const;

/** The default settings of appointments, also for settings from before there were any. */
const usualAppointments = { minutes: 50, feed: 'nothing' as const, rooms: [] };

const storedUser = z.string();

const escalation = z.object({ owner: z.enum(escalationSteps), lead: z.enum(escalationSteps) });

/** As stored and read. */
export const organisationSettings = z.object({
  staffMayAssignThemselves: z.boolean(),
  rota: z.object({
    weekly: z.partialRecord(z.enum(weekdays), storedUser),
    dates: z.array(z.object({ from: calendarDay, to: calendarDay, userId: storedUser })),
  }) satisfies z.ZodType<Rota>,
  sessions: z.object({ minutes: z.int(), feed: z.enum(feedContents), rooms: z.array(room) }).default(usualAppointments),
  /** The records that staff may open without giving a reason. */
  recordAccess: z.enum(recordAccessRules).default('services'),
  /** What follows missed sessions, by service; one that is not named takes every step. */
  missed: z.record(z.string(), z.array(z.enum(missedSteps))).default({}),
  /** When staff are told of work that is due, by kind; one that is not named has the usual steps. */
  late: z.partialRecord(z.enum(lateKinds), escalation).default({}),
  /** How long a referral that led to nothing is stored, in months. */
  unusedReferralMonths: z.int().default(usualUnusedMonths),
  /** Counts its changes, from 1; 0 before the first save. */
  version: z.int().min(0),
});
export type OrganisationSettings = z.infer<typeof organisationSettings>;
