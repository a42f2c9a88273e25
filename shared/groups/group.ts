import * as z from 'zod';
import { appointmentMinutes, diaryDay, roomId, timeOfDay } from '../appointments/appointment.ts';
import { calendarDay } from '../kernel/calendar.ts';
import { missing } from '../kernel/missing.ts';
import { versionRead } from '../kernel/replies.ts';
import { multiLine, oneOf, optionalText, patternText, singleLine, ulidText } from '../kernel/text.ts';
import { orUnreadable } from '../kernel/unreadable.ts';
import { personId } from '../patients/practice.ts';
import { staffUser } from '../patients/record.ts';
import { weekdays } from '../settings/rota.ts';
import { colleagueId } from '../tasks/task.ts';
import { marks, mostGuests, mostMembers, mostPlaces } from './groups.ts';

export const groupId = ulidText(missing.group);
export const memberId = ulidText(missing.member);

const chooseDay = 'Please choose the days on which the group meets.';
const givePlaces = `Please give the number of places, from 1 to ${mostPlaces}, or leave this blank.`;
const lastBeforeFirst = 'Please give a last day that is not before the first.';

const fields = {
  name: singleLine(80, 'Please write what the group is called.'),
  /** The id of a service of the organisation; blank where it belongs to none. */
  service: singleLine(60),
  weekdays: z
    .array(oneOf(weekdays, chooseDay))
    .min(1, chooseDay)
    .max(weekdays.length, chooseDay)
    .refine((days) => new Set(days).size === days.length, chooseDay),
  time: timeOfDay,
  minutes: appointmentMinutes,
  /** The day from which these days and times apply. */
  from: diaryDay,
  until: optionalText(diaryDay),
  leaderId: colleagueId,
  roomId: optionalText(roomId),
  /** The place, beside or in place of a room. */
  where: singleLine(120),
  places: z.int(givePlaces).min(1, givePlaces).max(mostPlaces, givePlaces).optional(),
  /** Whoever joins when all places are taken waits for one. */
  hasWaitingList: z.boolean().default(false),
};

type Dates = { from: string; until?: string | undefined };
const isInOrder = ({ from, until }: Dates) => until === undefined || until >= from;
const inOrder = { path: ['until'], message: lastBeforeFirst };

export const groupInput = z.strictObject(fields).refine(isInOrder, inOrder);
export type GroupInput = z.output<typeof groupInput>;

/** A group changed, planned anew or ended (by its last day): `version` is the one that was read. */
export const groupChange = z.strictObject({ ...fields, version: versionRead }).refine(isInOrder, inOrder);
export type GroupChange = z.output<typeof groupChange>;

/** Several people who meet regularly, as planned now. */
export const group = z.object({
  groupId: z.string(),
  name: z.string(),
  service: z.string(),
  weekdays: z.array(z.enum(weekdays)),
  time: z.string(),
  minutes: z.int(),
  from: calendarDay,
  until: calendarDay.optional(),
  leader: staffUser,
  roomId: z.string().optional(),
  where: z.string(),
  places: z.int().optional(),
  hasWaitingList: z.boolean(),
  /** The number of members, and of those who wait for a place. */
  members: z.int().min(0),
  waiting: z.int().min(0),
  version: z.int().min(1),
});
export type Group = z.infer<typeof group>;
export const groupRow = orUnreadable(group, 'groupId');
export type GroupRow = z.infer<typeof groupRow>;

/**
 * A member of a group. Last name and record are absent where there is none, and where the reader may not read records.
 */
const person = {
  memberId: z.string(),
  firstName: z.string(),
  lastName: z.string().optional(),
  patientId: z.string().optional(),
  joinedOn: calendarDay,
};

export const groupMember = z.object({
  ...person,
  leftOn: calendarDay.optional(),
  /** Waits for a place. */
  waiting: z.literal(true).optional(),
  /** Away each of the last times. */
  longAway: z.boolean(),
});
export type GroupMember = z.infer<typeof groupMember>;

/** Somebody from the records, or a first name alone. */
export const memberInput = z
  .strictObject({
    patientId: optionalText(personId),
    firstName: optionalText(singleLine(60)),
    joinedOn: diaryDay,
  })
  .refine(({ patientId, firstName }) => (patientId === undefined) !== (firstName === undefined), {
    path: ['firstName'],
    message: 'Please choose a patient, or write a first name.',
  });
export type MemberInput = z.output<typeof memberInput>;

/** A member leaves on a day; without a day, somebody who waits is given a place. */
export const memberChange = z.strictObject({ leftOn: optionalText(diaryDay) });

const notAGuest = 'Please add the guest again.';
const guestId = patternText(36, /^[\w-]{8,36}$/, notAGuest);
const tooMany = 'This register has more people than can be saved. Please remove some.';
const markMissing = 'Please mark this person as here, late, told us or away.';

/** Why one date of a group is called off: everybody who sees the group reads it. */
export const callOffInput = z.strictObject({
  reason: singleLine(200, 'Please write why the date is called off.'),
});

/** The register as a whole: `version` is the one that was read, 0 for a new one. */
export const registerInput = z.strictObject({
  marks: z.array(z.strictObject({ memberId, mark: oneOf(marks, markMissing) })).max(mostMembers * 2, tooMany),
  guests: z
    .array(z.strictObject({ guestId, firstName: singleLine(60, 'Please write a first name.') }))
    .max(mostGuests, tooMany),
  /** A note about the group; a note about one person is a case note. */
  note: multiLine(4000),
  version: z.int('Please open the register again.').min(0),
});
export type RegisterInput = z.output<typeof registerInput>;

/** The reason why a date does not take place; absent where it does. */
const calledOff = { calledOff: z.string().optional() };

/** The attendance at one date of a group. */
const counts = { attended: z.int(), told: z.int(), away: z.int(), guests: z.int(), members: z.int() };

/** One date of a group: its people and their marks. */
export const register = z.object({
  group: group.pick({ groupId: true, name: true, where: true, places: true }),
  day: calendarDay,
  time: z.string(),
  until: z.string(),
  minutes: z.int(),
  leader: staffUser,
  roomId: z.string().optional(),
  people: z.array(z.object({ ...person, mark: z.enum(marks).optional() })),
  guests: z.array(z.object({ guestId: z.string(), firstName: z.string() })),
  note: z.string(),
  saved: z.object({ by: staffUser, at: z.iso.datetime() }).optional(),
  /** The register could not be written on every record yet; saving it again does so. */
  pending: z.boolean(),
  ...calledOff,
  version: z.int().min(0),
});
export type Register = z.infer<typeof register>;

/** One group with its people and its dates. */
export const groupScreen = z.object({
  group,
  members: z.array(groupMember),
  /** Members who left, the latest first. */
  former: z.array(groupMember),
  /** The next dates. */
  coming: z.array(z.object({ day: calendarDay, time: z.string(), until: z.string(), ...calledOff })),
  /** The last dates up to today, the latest first, with everybody's mark where there is a register. */
  past: z.array(
    z.object({
      day: calendarDay,
      ...calledOff,
      register: z.object({ ...counts, marks: z.record(z.string(), z.enum(marks)) }).optional(),
    }),
  ),
});
export type GroupScreen = z.infer<typeof groupScreen>;

/** One date of a group in a diary. */
export const groupMeeting = z.object({
  groupId: z.string(),
  name: z.string(),
  day: calendarDay,
  time: z.string(),
  until: z.string(),
  startsAt: z.iso.datetime(),
  minutes: z.int(),
  leader: staffUser,
  roomId: z.string().optional(),
  ...calledOff,
});
export type GroupMeeting = z.infer<typeof groupMeeting>;

/** A patient's mark at one date of a group. */
export const groupAttendance = z.object({
  groupId: z.string(),
  name: z.string(),
  day: calendarDay,
  startsAt: z.iso.datetime(),
  minutes: z.int(),
  mark: z.enum(marks),
});
