import type { RegisterInput } from '../../../shared/api/group.ts';
import type { StaffUser } from '../../../shared/api/record.ts';
import { type Meeting, meetingOn, wasMemberOn, wasThere } from '../../../shared/domain/groups.ts';
import { type AuditContext, auditReading, commitAudited } from '../audit.ts';
import { backOff, maxAttempts } from '../back-off.ts';
import { parseItem } from '../entity.ts';
import type { Table } from '../open-table.ts';
import { readBatch } from '../read-batch.ts';
import { StoreBusy } from '../store-busy.ts';
import { commit, type Write } from '../write.ts';
import {
  datedSchedules,
  groupEntity,
  registerEntity,
  registerKey,
  type StoredGroup,
  type StoredMember,
  type StoredRegister,
} from './group-items.ts';
import { readCurrentMembers, readFormerMembers } from './group-members.ts';
import { readGroup } from './groups.ts';
import { writeOnRecords } from './register-records.ts';

/** A date of a group: its members, and its register where there is one. */
export type GroupDate = {
  group: StoredGroup;
  meeting: Meeting;
  people: StoredMember[];
  register: StoredRegister | undefined;
};
type Saved =
  | ({ outcome: 'done' | 'stale' } & GroupDate)
  | { outcome: 'missing' }
  /** It does not take place. */
  | { outcome: 'off'; reason: string };

const readOne = async (table: Table, groupId: string, day: string): Promise<StoredRegister | undefined> => {
  const [item] = await readBatch(table, [registerKey(groupId, day)]);
  return item && parseItem(registerEntity, item);
};

/** The registers of some days of a group, by day; a day without one is left out. */
export const readRegisters = async (
  table: Table,
  groupId: string,
  days: readonly string[],
): Promise<Map<string, StoredRegister>> => {
  const items = await readBatch(
    table,
    days.map((day) => registerKey(groupId, day)),
  );
  return new Map(items.map((item) => parseItem(registerEntity, item)).map((one) => [one.day, one]));
};

/** Sorted, so that two registers of the same content are equal. */
const marksOf = (marks: RegisterInput['marks']) =>
  [...new Map(marks.map((one) => [one.memberId, one])).values()].toSorted((one, other) =>
    one.memberId.localeCompare(other.memberId),
  );

const says = ({ marks, guests, note }: Pick<StoredRegister, 'marks' | 'guests' | 'note'>): string =>
  JSON.stringify([
    marks.map(({ memberId, mark }) => [memberId, mark]),
    guests.map(({ guestId, firstName }) => [guestId, firstName]),
    note,
  ]);

/** Registers of the dates of groups. */
export const createRegisterStore = (table: Table) => {
  const readDate = async (groupId: string, day: string): Promise<GroupDate | undefined> => {
    const [group, current, former, register] = await Promise.all([
      readGroup(table, groupId),
      readCurrentMembers(table, groupId),
      readFormerMembers(table, groupId, day),
      readOne(table, groupId, day),
    ]);
    const meeting = group && meetingOn(datedSchedules(group), day);
    if (!group || !meeting) return undefined;
    const marked = new Set(register?.marks.map(({ memberId }) => memberId));
    const people = [...current, ...former].filter((one) => wasMemberOn(one, day) || marked.has(one.memberId));
    return { group, meeting, people, register };
  };

  /** The new register; marks of members who are no longer known are kept as they are. */
  const become = (
    { group, meeting, people, register }: GroupDate,
    { marks, guests, note, version }: RegisterInput,
    { at, username }: AuditContext,
  ): StoredRegister => {
    const { groupId, service, places } = group;
    const { day, startsAt, schedule } = meeting;
    const known = new Set(people.map(({ memberId }) => memberId));
    const all = marksOf([
      ...(register?.marks.filter(({ memberId }) => !known.has(memberId)) ?? []),
      ...marks.filter(({ memberId }) => known.has(memberId)),
    ]);
    const count = (mark: string) => all.filter((one) => one.mark === mark).length;
    return {
      ...{ groupId, day, startsAt, service, note, guests },
      minutes: schedule.minutes,
      leaderId: schedule.leaderId,
      ...(schedule.roomId !== undefined && { roomId: schedule.roomId }),
      marks: all,
      attended: all.filter(({ mark }) => wasThere(mark)).length,
      told: count('told'),
      away: count('away'),
      guestCount: guests.length,
      members: people.filter((one) => wasMemberOn(one, day)).length,
      ...(places !== undefined && { places }),
      savedBy: username,
      savedAt: at,
      pending: true,
      version: version + 1,
    };
  };

  const put = (after: StoredRegister): Write => ({
    Put: {
      Item: { ...registerKey(after.groupId, after.day), ...after },
      ...(after.version === 1
        ? { ConditionExpression: 'attribute_not_exists(pk)' }
        : { ConditionExpression: 'version = :read', ExpressionAttributeValues: { ':read': after.version - 1 } }),
    },
  });

  /** The date may be called off at this moment. */
  const checkGroup = ({ groupId, version }: StoredGroup): Write => ({
    ConditionCheck: {
      Key: groupEntity.key(groupId),
      ConditionExpression: 'version = :read',
      ExpressionAttributeValues: { ':read': version },
    },
  });

  /**
   * Notes that it is on every record now; nothing is noted where somebody has saved it again, whose own save will do
   * it.
   */
  const settle = async ({ groupId, day, version }: StoredRegister): Promise<void> => {
    await commit(table, [
      {
        Update: {
          Key: registerKey(groupId, day),
          UpdateExpression: 'REMOVE pending',
          ConditionExpression: 'version = :version',
          ExpressionAttributeValues: { ':version': version },
        },
      },
    ]);
  };

  return {
    readDate,

    /**
     * Stores a register as a whole if it is as it was read, and then writes it on the record of everybody whose mark
     * is new, each in a transaction of their own. If it is cut off it reports so; sent again it continues where it
     * ended.
     */
    async save(
      groupId: string,
      day: string,
      input: RegisterInput,
      nameOf: (id: string) => Promise<StaffUser>,
      auditContext: AuditContext,
    ): Promise<Saved> {
      for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
        const date = await readDate(groupId, day);
        if (!date) return { outcome: 'missing' };
        if (date.meeting.calledOff !== undefined) return { outcome: 'off', reason: date.meeting.calledOff };
        const { register: before } = date;
        const after = become(date, input, auditContext);
        const isSaid = before !== undefined && says(before) === says(after);
        if (!isSaid && (before?.version ?? 0) !== input.version) {
          await auditReading(table, auditContext);
          return { outcome: 'stale', ...date };
        }
        if (isSaid) await auditReading(table, auditContext);
        else if ((await commitAudited(table, [put(after), checkGroup(date.group)], auditContext)).refused.length > 0) {
          await backOff(attempt);
          continue;
        }
        const saved = isSaid ? before : after;
        if (saved.pending) {
          await writeOnRecords(table, { ...date, register: saved }, before, { nameOf, auditContext });
          await settle(saved);
        }
        const { pending: _, ...settled } = saved;
        return { outcome: 'done', ...date, register: settled };
      }
      throw new StoreBusy('A register kept changing while it was saved');
    },
  };
};
export type RegisterStore = ReturnType<typeof createRegisterStore>;
