import { ulid } from 'ulid';
import type { GroupChange, GroupInput } from '../../../shared/groups/group.ts';
import { meetingOn, mostCalledOff, planAnew, type Schedule } from '../../../shared/groups/groups.ts';
import { formatDay } from '../../../shared/kernel/format-day.ts';
import { today } from '../../../shared/kernel/today.ts';
import type { Unreadable } from '../../../shared/kernel/unreadable.ts';
import type { Clash } from '../../appointments/store/diary-days.ts';
import { type AuditContext, answering, commitAudited } from '../../kernel/store/audit.ts';
import { again, contend } from '../../kernel/store/back-off.ts';
import { parseItem, parseOr, readItem, readItemCached } from '../../kernel/store/entity.ts';
import { check, create, put, remove, replace } from '../../kernel/store/entity-writes.ts';
import { findEarlierReply, recordIdempotencyKey } from '../../kernel/store/idempotency.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { queryPage } from '../../kernel/store/query-items.ts';
import { readBatch } from '../../kernel/store/read-batch.ts';
import type { Write } from '../../kernel/store/write.ts';
import { putTask } from '../../tasks/store/task-items.ts';
import {
  groupCountsEntity,
  groupEntity,
  groupPlaceEntity,
  type MemberCounts,
  placeOf,
  presentSchedule,
  readRegisters,
  registerEntity,
  type StoredGroup,
} from './group-items.ts';
import { planGroupTimes, resourcesOf } from './group-plans.ts';
import { readGroupTimes } from './group-times.ts';

type Taken = { outcome: 'taken'; clash: Clash };
type Created = { outcome: 'done'; group: StoredGroup } | Taken;
type Refused = { outcome: 'refused'; wrong: string };
export type ChangedGroup = { outcome: 'done' | 'stale'; group: StoredGroup } | { outcome: 'missing' } | Taken | Refused;

type Row = { group: StoredGroup; counts: MemberCounts } | Unreadable<'groupId'>;

/** The limit on active groups, more than an organisation of this size has; ended groups are read page by page. */
const mostActive = 200;
const endedAtOnce = 50;

export const readGroup = (table: Table, groupId: string) => readItem(table, groupEntity, groupId);

type StoredSchedule = StoredGroup['schedules'][number];
const storable = (schedules: readonly Schedule[]): StoredSchedule[] =>
  schedules.map((one) => ({ ...one, weekdays: [...one.weekdays] }));

const scheduleOf = ({ weekdays, time, minutes, from, until, leaderId, roomId }: Schedule): Schedule => ({
  ...{ weekdays, time, minutes, from, leaderId, until, roomId },
});

type Facts = Pick<GroupInput, 'name' | 'service' | 'where' | 'places' | 'hasWaitingList'>;
const factsOf = ({ name, service, where, places, hasWaitingList }: Facts) => ({
  ...{ name, service, where, hasWaitingList, places },
});

const movePlace = (after: StoredGroup, before: StoredGroup): Write[] => {
  const [from, to] = [placeOf(before), placeOf(after)];
  if (from.until === to.until) return [];
  return [remove(groupPlaceEntity, from), put(groupPlaceEntity, to, { groupId: to.groupId })];
};

export const createGroupStore = (table: Table) => {
  const readMany = async (ids: readonly string[]): Promise<Row[]> => {
    const keys = ids.flatMap((groupId) => [groupEntity.key(groupId), groupCountsEntity.key(groupId)]);
    const items = await readBatch(table, keys);
    const find = ({ pk, sk }: { pk: string; sk: string }) => items.find((one) => one.pk === pk && one.sk === sk);
    return ids.map((groupId) => {
      const item = find(groupEntity.key(groupId));
      const group = item && parseOr(groupEntity, item, () => undefined);
      const counts = parseItem(groupCountsEntity, find(groupCountsEntity.key(groupId)) ?? {});
      return group ? { group, counts } : { groupId, unreadable: true };
    });
  };

  return {
    read: (groupId: string) => readGroup(table, groupId),

    readCounts: async (groupId: string): Promise<MemberCounts> =>
      (await readItem(table, groupCountsEntity, groupId)) ?? { members: 0, waiting: 0 },

    /** The groups that have not ended by a day, by their last day; or those that have, the latest first. */
    async list(state: 'active' | 'ended', day: string, after?: string) {
      const isActive = state === 'active';
      const { pk } = groupPlaceEntity.key({ until: '', groupId: '' });
      const Limit = isActive ? mostActive : endedAtOnce;
      const { items, next } = await queryPage(table, {
        KeyConditionExpression: `pk = :pk AND sk ${isActive ? '>=' : '<'} :day`,
        ExpressionAttributeValues: { ':pk': pk, ':day': day },
        ScanIndexForward: isActive,
        ConsistentRead: true,
        Limit,
        ...(after !== undefined && { ExclusiveStartKey: { pk, sk: after } }),
      });
      const rows = await readMany(items.map((item) => parseItem(groupPlaceEntity, item).groupId));
      return { rows, next: next && String(next.sk) };
    },

    async create(input: GroupInput, idempotencyKey: string, auditContext: AuditContext): Promise<Created> {
      const { at, username } = auditContext;
      const answer = answering(table, auditContext);
      const group: StoredGroup = {
        groupId: ulid(Date.parse(at)),
        ...factsOf(input),
        schedules: storable([scheduleOf(input)]),
        calledOff: [],
        memberChanges: 0,
        version: 1,
      };
      const submission = { call: 'createGroup', idempotencyKey, content: { ...input, username } };
      const findEarlier = async () => {
        const earlier = await findEarlierReply(table, submission);
        const stored = earlier && (await readGroup(table, earlier.id));
        return stored && (await answer({ outcome: 'done' as const, group: stored }));
      };
      return await contend<Created>('a diary while a group was planned', async () => {
        const planned = await planGroupTimes(table, { before: undefined, after: group }, today(new Date(at)));
        if ('clash' in planned) {
          // The time may be taken by this very group, sent before.
          return (await findEarlier()) ?? (await answer({ outcome: 'taken', clash: planned.clash }));
        }
        const writes = {
          submission: recordIdempotencyKey(submission, { id: group.groupId, at }),
          group: create(groupEntity, group.groupId, group),
          place: put(groupPlaceEntity, placeOf(group), { groupId: group.groupId }),
          times: planned.writes,
        };
        const { done, refused } = await commitAudited(table, writes, auditContext);
        if (done) return { outcome: 'done', group };
        const earlier = refused.has('submission') ? await findEarlier() : undefined;
        return earlier ?? again;
      });
    },

    /** The group, in one request with what a change to such a schedule is conditioned on. */
    async readToChange(groupId: string, wanted: Pick<Schedule, 'leaderId' | 'roomId'>) {
      const times = resourcesOf(wanted).map((resource) => readGroupTimes(table, resource));
      const [group] = await Promise.all([readGroup(table, groupId), ...times]);
      return group;
    },

    /** Changes a group, plans it anew, or ends it by its last day. */
    async change(
      groupId: string,
      { version, ...input }: GroupChange,
      auditContext: AuditContext,
    ): Promise<ChangedGroup> {
      const now = today(new Date(auditContext.at));
      const answer = answering(table, auditContext);
      return await contend<ChangedGroup>('a diary while a group was planned anew', async () => {
        const before = await readItemCached(table, groupEntity, groupId);
        if (!before) return { outcome: 'missing' };
        if (before.version !== version) {
          const isSent =
            before.version === version + 1 &&
            JSON.stringify([factsOf(input), scheduleOf(input)]) ===
              JSON.stringify([factsOf(before), scheduleOf(presentSchedule(before))]);
          return await answer({ outcome: isSent ? 'done' : 'stale', group: before });
        }
        const planned = planAnew(before.schedules, scheduleOf(input), now);
        if ('wrong' in planned) return { outcome: 'refused', wrong: planned.wrong };
        const after: StoredGroup = {
          groupId,
          ...factsOf(input),
          schedules: storable(planned.schedules),
          calledOff: before.calledOff,
          memberChanges: before.memberChanges,
          version: version + 1,
        };
        const taking = await planGroupTimes(table, { before, after }, now);
        if ('clash' in taking) return await answer({ outcome: 'taken', clash: taking.clash });
        const over = { version: before.version, memberChanges: before.memberChanges };
        const all = [replace(groupEntity, groupId, after, { over }), ...movePlace(after, before), ...taking.writes];
        return (await commitAudited(table, all, auditContext)).done ? { outcome: 'done', group: after } : again;
      });
    },
  };
};

type CallingOff =
  | { outcome: 'done' | 'missing' | 'marked' | 'full' }
  /** It was called off for another reason. */
  | { outcome: 'already'; reason: string }
  | { outcome: 'taken'; clash: Clash };

/** A date that is called off, and who is to tell the members; without a reason one that takes place after all. */
type CalledOff = { groupId: string; day: string } & ({ reason: string; ownerId: string } | { reason?: undefined });

/** The task to tell the members of a date to come; none for one that is over. */
const planNotice = (
  { name, day }: { name: string; day: string },
  ownerId: string,
  { at, username: madeBy }: AuditContext,
): Write[] => {
  const now = today(new Date(at));
  if (day < now) return [];
  return putTask({
    taskId: ulid(Date.parse(at)),
    what: `Tell whoever comes to ${name}, in the way that is safe, that ${formatDay(day)} is called off. They are on the page of the group.`,
    until: now,
    ownerId,
    source: 'called-off-date',
    madeBy,
    madeAt: at,
    version: 1,
  });
};

/** Calls one date of a group off or, without a reason, takes that back. Leader and room are free at such a date. */
export const createCallingOff =
  (table: Table) =>
  async ({ groupId, day, ...asked }: CalledOff, auditContext: AuditContext): Promise<CallingOff> => {
    const answer = answering(table, auditContext);
    const { reason } = asked;
    return await contend<CallingOff>('a group while one of its dates was called off', async () => {
      const [before, registers] = await Promise.all([readGroup(table, groupId), readRegisters(table, groupId, [day])]);
      if (!before || !meetingOn(before.schedules, day)) return { outcome: 'missing' };
      const known = before.calledOff.find((one) => one.day === day);
      if (known?.reason === reason) return await answer({ outcome: 'done' });
      if (known && reason !== undefined) return await answer({ outcome: 'already', reason: known.reason });
      if (before.calledOff.length >= mostCalledOff && reason !== undefined) return await answer({ outcome: 'full' });
      if (registers.size > 0) return await answer({ outcome: 'marked' });
      const others = before.calledOff.filter((one) => one !== known);
      const after: StoredGroup = {
        ...before,
        calledOff: reason === undefined ? others : [...others, { day, reason }],
        version: before.version + 1,
      };
      const planned = await planGroupTimes(table, { before, after }, today(new Date(auditContext.at)));
      if ('clash' in planned) return await answer({ outcome: 'taken', clash: planned.clash });
      const { version, memberChanges } = before;
      const writes = [
        replace(groupEntity, groupId, after, { over: { version, memberChanges } }),
        check(registerEntity, { groupId, day }, { exists: false }),
        ...planned.writes,
        ...('ownerId' in asked ? planNotice({ name: after.name, day }, asked.ownerId, auditContext) : []),
      ];
      return (await commitAudited(table, writes, auditContext)).done ? { outcome: 'done' } : again;
    });
  };
