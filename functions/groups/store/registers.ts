import type { RegisterInput } from '../../../shared/groups/group.ts';
import { type Meeting, meetingOn, wasMemberOn, wasThere } from '../../../shared/groups/groups.ts';
import { type AuditContext, answering, auditReading, commitAudited } from '../../kernel/store/audit.ts';
import { again, contend } from '../../kernel/store/back-off.ts';
import { asRead, check, patch, put } from '../../kernel/store/entity-writes.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { commit } from '../../kernel/store/write.ts';
import type { FindOwner } from '../../tasks/store/find-owner.ts';
import {
  datedSchedules,
  groupEntity,
  readRegister,
  readRegisters,
  registerEntity,
  type StoredGroup,
  type StoredMember,
  type StoredRegister,
} from './group-items.ts';
import { readCurrentMembers, readFormerMembers } from './group-members.ts';
import { readGroup } from './groups.ts';
import { writeOnRecords } from './register-records.ts';

export type GroupDate = {
  group: StoredGroup;
  meeting: Meeting;
  /** Everybody once, also somebody who left and joined again. */
  people: StoredMember[];
  /** The membership by which each member's person is among `people`. */
  memberOf: ReadonlyMap<string, string>;
  register: StoredRegister | undefined;
};
type Saved =
  | ({ outcome: 'done' | 'stale' } & GroupDate)
  | { outcome: 'missing' }
  /** It does not take place. */
  | { outcome: 'off'; reason: string };

/** Sorted, so that two registers of the same content are equal. */
const marksOf = (marks: RegisterInput['marks']) =>
  [...new Map(marks.map((one) => [one.memberId, one])).values()].toSorted((one, other) =>
    one.memberId.localeCompare(other.memberId),
  );

/** Each person once: whoever left and joined again is a member twice. One with a mark comes first, so that it stays. */
const onePerPerson = (members: readonly StoredMember[], marked: ReadonlySet<string>) => {
  const personOf = ({ patientId, memberId }: StoredMember) => patientId ?? memberId;
  const people = new Map<string, StoredMember>();
  for (const one of members.toSorted((a, b) => Number(marked.has(b.memberId)) - Number(marked.has(a.memberId)))) {
    if (!people.has(personOf(one))) people.set(personOf(one), one);
  }
  const chosen = new Set([...people.values()].map(({ memberId }) => memberId));
  return {
    people: members.filter(({ memberId }) => chosen.has(memberId)),
    memberOf: new Map(members.map((one) => [one.memberId, people.get(personOf(one))?.memberId ?? one.memberId])),
  };
};

const contentOf = ({ marks, guests, note }: Pick<StoredRegister, 'marks' | 'guests' | 'note'>): string =>
  JSON.stringify([
    marks.map(({ memberId, mark }) => [memberId, mark]),
    guests.map(({ guestId, firstName }) => [guestId, firstName]),
    note,
  ]);

export const createRegisterStore = (table: Table) => {
  const readDate = async (groupId: string, day: string): Promise<GroupDate | undefined> => {
    const [group, current, former, register] = await Promise.all([
      readGroup(table, groupId),
      readCurrentMembers(table, groupId),
      readFormerMembers(table, groupId, day),
      readRegister(table, groupId, day),
    ]);
    const meeting = group && meetingOn(datedSchedules(group), day);
    if (!group || !meeting) return undefined;
    const marked = new Set(register?.marks.map(({ memberId }) => memberId));
    const members = [...current, ...former].filter((one) => wasMemberOn(one, day) || marked.has(one.memberId));
    return { group, meeting, ...onePerPerson(members, marked), register };
  };

  /** The new register; marks of members who are no longer known are kept as they are. */
  const become = (
    { group, meeting, people, memberOf, register }: GroupDate,
    { marks, guests, note, version }: RegisterInput,
    { at, username }: AuditContext,
  ): StoredRegister => {
    const { groupId, service, places } = group;
    const { day, startsAt, schedule } = meeting;
    const { minutes, leaderId, roomId } = schedule;
    const all = marksOf([
      ...(register?.marks.filter(({ memberId }) => !memberOf.has(memberId)) ?? []),
      // A screen that was opened before somebody joined again names their earlier membership.
      ...marks.flatMap(({ memberId, mark }) => {
        const member = memberOf.get(memberId);
        return member === undefined ? [] : [{ memberId: member, mark }];
      }),
    ]);
    const count = (mark: string) => all.filter((one) => one.mark === mark).length;
    return {
      ...{ groupId, day, startsAt, service, note, guests, minutes, leaderId, roomId, places },
      marks: all,
      attended: all.filter(({ mark }) => wasThere(mark)).length,
      told: count('told'),
      away: count('away'),
      guestCount: guests.length,
      members: people.filter((one) => wasMemberOn(one, day)).length,
      savedBy: username,
      savedAt: at,
      pending: true,
      version: version + 1,
    };
  };

  return {
    readDate,
    readMany: (groupId: string, days: readonly string[]) => readRegisters(table, groupId, days),

    /** Stores a register if it is as it was read, then each new mark on its record; sent again it goes on. */
    async save(
      groupId: string,
      day: string,
      input: RegisterInput,
      findOwner: FindOwner,
      auditContext: AuditContext,
    ): Promise<Saved> {
      return await contend<Saved>('a register while it was saved', async () => {
        const date = await readDate(groupId, day);
        if (!date) return { outcome: 'missing' };
        if (date.meeting.calledOff !== undefined) return { outcome: 'off', reason: date.meeting.calledOff };
        const { register: before } = date;
        const after = become(date, input, auditContext);
        const isUnchanged = before !== undefined && contentOf(before) === contentOf(after);
        const isStale = !isUnchanged && (before?.version ?? 0) !== input.version;
        if (isStale) return await answering(table, auditContext)({ outcome: 'stale', ...date });
        if (isUnchanged) await auditReading(table, auditContext);
        else {
          const writes = [
            put(registerEntity, after, after, asRead(before)),
            // The date may be called off at this moment.
            check(groupEntity, groupId, { equals: { version: date.group.version } }),
          ];
          if (!(await commitAudited(table, writes, auditContext)).done) return again;
        }
        const saved = isUnchanged ? before : after;
        if (saved.pending) {
          await writeOnRecords(table, { ...date, register: saved }, before, { findOwner, auditContext });
          // Refused where somebody has saved it again, whose own save will note it.
          const { version } = saved;
          await commit(table, [patch(registerEntity, saved, { remove: ['pending'] }, { equals: { version } })]);
        }
        const { pending: _, ...settled } = saved;
        return { outcome: 'done', ...date, register: settled };
      });
    },
  };
};
