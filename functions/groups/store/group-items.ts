import * as z from 'zod';
import { marks, type Schedule } from '../../../shared/groups/groups.ts';
import { calendarDay } from '../../../shared/kernel/calendar.ts';
import { weekdays } from '../../../shared/settings/rota.ts';
import {
  type Counted,
  type Entity,
  keyPattern,
  nobodysData,
  parseItem,
  parseOr,
  readItem,
} from '../../kernel/store/entity.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { readPartition } from '../../kernel/store/query-items.ts';
import { readBatch } from '../../kernel/store/read-batch.ts';
import type { Key } from '../../kernel/store/table.ts';
import { recordPartition } from '../../patients/store/record.ts';
import { markDirty } from '../../report/store/dirty.ts';

export const schedule = z.object({
  weekdays: z.array(z.enum(weekdays)),
  time: z.string(),
  minutes: z.int(),
  from: calendarDay,
  until: calendarDay.optional(),
  leaderId: z.string(),
  roomId: z.string().optional(),
});

export const calledOffDate = z.object({ day: calendarDay, reason: z.string() });

const storedGroup = z.object({
  groupId: z.ulid(),
  name: z.string(),
  service: z.string(),
  where: z.string(),
  places: z.int().optional(),
  hasWaitingList: z.boolean(),
  /** The last one applies now, or is still to begin; the earlier ones say when it met before. */
  schedules: z.array(schedule).min(1),
  calledOff: z.array(calledOffDate).default([]),
  /** Counts the changes of its members: each change is based on what was read. */
  memberChanges: z.int().default(0),
  version: z.int().min(1),
});
export type StoredGroup = z.infer<typeof storedGroup>;

const groupPartition = 'GROUP#{groupId}';

export const groupEntity: Entity<string, typeof storedGroup> = {
  name: 'Group',
  key: keyPattern(groupPartition, 'GROUP'),
  dataSubject: nobodysData,
  schema: storedGroup,
};

const placed = z.object({ groupId: z.string() });
/** The sort key of a group without a last day: after all that have one. */
const noLastDay = '9999-12-31';

export const groupPlaceEntity: Entity<{ until: string; groupId: string }, typeof placed> = {
  name: 'Place in the list of groups',
  key: keyPattern('GROUPS', '{until}#{groupId}'),
  dataSubject: nobodysData,
  schema: placed,
};

/** The schedule that applies now, or is the next to begin. */
export const presentSchedule = ({ schedules }: StoredGroup): z.infer<typeof schedule> => {
  const last = schedules.at(-1);
  if (!last) throw new Error('A group has no schedule');
  return last;
};

export const datedSchedules = ({ schedules, calledOff }: StoredGroup): Schedule[] =>
  schedules.map((one) => ({ ...one, calledOff }));

export const placeOf = (one: StoredGroup) => ({
  until: presentSchedule(one).until ?? noLastDay,
  groupId: one.groupId,
});

const counts = z.object({ members: z.int().default(0), waiting: z.int().default(0) });
export type MemberCounts = z.infer<typeof counts>;

export const groupCountsEntity: Entity<string, typeof counts> = {
  name: 'Count of the members of a group',
  key: keyPattern(groupPartition, 'COUNTS'),
  dataSubject: nobodysData,
  schema: counts,
  counter: true,
};

const storedMember = z.object({
  groupId: z.string(),
  memberId: z.ulid(),
  patientId: z.string().optional(),
  /** The first name of a member without a record. */
  firstName: z.string().optional(),
  joinedOn: calendarDay,
  leftOn: calendarDay.optional(),
  waiting: z.literal(true).optional(),
  /** Attendance at the last few dates, the latest first. */
  latest: z.array(z.object({ day: calendarDay, mark: z.enum(marks) })),
  /** Somebody was asked to get in touch because the member was away so often. */
  asked: z.literal(true).optional(),
  version: z.int().min(1),
});
export type StoredMember = z.infer<typeof storedMember>;

export const countOfMember = ({ groupId, waiting }: Pick<StoredMember, 'groupId' | 'waiting'>): Counted => ({
  key: groupCountsEntity.key(groupId),
  amounts: { [waiting ? 'waiting' : 'members']: 1 },
});

export const memberEntity: Entity<{ groupId: string; memberId: string }, typeof storedMember> = {
  name: 'Member of a group',
  key: keyPattern(groupPartition, 'MEMBER#{memberId}'),
  dataSubject: { patient: ['patientId'] },
  schema: storedMember,
  countedIn: (member) => [countOfMember(member)],
};

type FormerId = { groupId: string; leftOn: string; memberId: string };
export const formerMemberEntity: Entity<FormerId, typeof storedMember> = {
  name: 'Former member of a group',
  key: keyPattern(groupPartition, 'FORMER#{leftOn}#{memberId}'),
  dataSubject: { patient: ['patientId'] },
  schema: storedMember,
};

export const keyOfMember = ({ groupId, memberId, leftOn }: StoredMember): Key =>
  leftOn === undefined
    ? memberEntity.key({ groupId, memberId })
    : formerMemberEntity.key({ groupId, leftOn, memberId });

const storedRegister = z.object({
  groupId: z.string(),
  day: calendarDay,
  startsAt: z.iso.datetime(),
  minutes: z.int(),
  service: z.string(),
  leaderId: z.string(),
  roomId: z.string().optional(),
  /** Members by their ids in the group, not by those of their records: an id stays when a record is disposed of. */
  marks: z.array(z.object({ memberId: z.string(), mark: z.enum(marks) })),
  guests: z.array(z.object({ guestId: z.string(), firstName: z.string() })),
  note: z.string(),
  /** The figures of a report: those who came (late included), those who were away, guests, members, and places. */
  attended: z.int(),
  told: z.int(),
  away: z.int(),
  guestCount: z.int(),
  members: z.int(),
  places: z.int().optional(),
  savedBy: z.string(),
  savedAt: z.iso.datetime(),
  /** True while the register may be missing on somebody's record. */
  pending: z.literal(true).optional(),
  version: z.int().min(1),
});
export type StoredRegister = z.infer<typeof storedRegister>;

/** The register of one date of a group, in the partition of that group. The report counts it. */
export const registerEntity: Entity<{ groupId: string; day: string }, typeof storedRegister> = {
  name: 'Register',
  key: keyPattern('REGISTERS#{groupId}', '{day}'),
  dataSubject: nobodysData,
  schema: storedRegister,
  // Only a register that is put changes what is counted.
  alongside: ({ groupId, day }, item) => (item ? [markDirty({ groupId, day })] : []),
};

const storedAttendance = z.object({
  patientId: z.string(),
  groupId: z.string(),
  memberId: z.string(),
  /** The name of the group at that time. */
  name: z.string(),
  day: calendarDay,
  startsAt: z.iso.datetime(),
  minutes: z.int(),
  mark: z.enum(marks),
});
export type StoredAttendance = z.infer<typeof storedAttendance>;

/** Attendance of a patient at one date of a group: under their record, in the order of the days. */
export const attendanceEntity: Entity<{ patientId: string; day: string; groupId: string }, typeof storedAttendance> = {
  name: 'Session of a group',
  key: keyPattern(recordPartition, 'GROUP#{day}#{groupId}'),
  dataSubject: { patient: ['patientId'] },
  schema: storedAttendance,
};

/** Attendance of a patient at the latest dates of groups, the latest first: one query. */
export const readGroupAttendance = async (table: Table, patientId: string, most: number) => {
  const { pk, sk: from } = attendanceEntity.key({ patientId, day: '0', groupId: '' });
  const { sk: to } = attendanceEntity.key({ patientId, day: '9999', groupId: '' });
  const items = await readPartition(table, pk, { from, to, latestFirst: true, limit: most });
  return items.flatMap((item) => parseOr(attendanceEntity, item, () => []));
};

export const readRegister = (table: Table, groupId: string, day: string): Promise<StoredRegister | undefined> =>
  readItem(table, registerEntity, { groupId, day });

/** The registers of some days of a group, by day; a day without one is left out. */
export const readRegisters = async (table: Table, groupId: string, days: readonly string[]) => {
  const items = await readBatch(
    table,
    days.map((day) => registerEntity.key({ groupId, day })),
  );
  const registers = items.map((item) => parseItem(registerEntity, item));
  return new Map(registers.map((register) => [register.day, register]));
};
