import { ulid } from 'ulid';
import type { MemberInput } from '../../../shared/groups/group.ts';
import { mostMembers } from '../../../shared/groups/groups.ts';
import { today } from '../../../shared/kernel/today.ts';
import { type AuditContext, answering, auditReading, commitAudited } from '../../kernel/store/audit.ts';
import { again, contend } from '../../kernel/store/back-off.ts';
import { type Item, parseOr } from '../../kernel/store/entity.ts';
import { check, create, patch, remove, replace } from '../../kernel/store/entity-writes.ts';
import {
  findEarlierReply,
  isKeyOfWords,
  recordIdempotencyKey,
  type Submission,
} from '../../kernel/store/idempotency.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { readPartition, startingWith } from '../../kernel/store/query-items.ts';
import { addAmounts, type Write } from '../../kernel/store/write.ts';
import { patientEntity } from '../../patients/store/patients.ts';
import {
  countOfMember,
  formerMemberEntity,
  groupEntity,
  memberEntity,
  type StoredGroup,
  type StoredMember,
} from './group-items.ts';
import { readGroup } from './groups.ts';

const formerShown = 50;

type Joined =
  | { outcome: 'done'; member: StoredMember }
  | { outcome: 'missing'; what: 'group' | 'patient' }
  | { outcome: 'refused'; why: 'full' | 'too-many' | 'member-already' };
type Changed =
  | { outcome: 'done'; member: StoredMember }
  | { outcome: 'missing' }
  | { outcome: 'refused'; why: 'full' | 'before-joining' };

const parseMembers = (items: readonly Item[], entity: typeof memberEntity | typeof formerMemberEntity) =>
  items.flatMap((item) => parseOr({ name: entity.name, schema: entity.schema }, item, () => []));

/** The members now, in the order in which they joined. */
export const readCurrentMembers = async (table: Table, groupId: string): Promise<StoredMember[]> => {
  const { pk, sk } = memberEntity.key({ groupId, memberId: '' });
  return parseMembers(await readPartition(table, pk, { ...startingWith(sk), limit: mostMembers }), memberEntity);
};

/** The members who left on a day or since, the latest first. */
export const readFormerMembers = async (table: Table, groupId: string, since: string, most = mostMembers) => {
  const { pk, sk: from } = formerMemberEntity.key({ groupId, leftOn: since, memberId: '' });
  const { sk: to } = formerMemberEntity.key({ groupId, leftOn: '9999', memberId: '' });
  return parseMembers(await readPartition(table, pk, { from, to, latestFirst: true, limit: most }), formerMemberEntity);
};

/** A group and its members now. The group is read first, so that the members are no older than its count of changes. */
const readWithMembers = async (table: Table, groupId: string) => {
  const group = await readGroup(table, groupId);
  return { group, members: await readCurrentMembers(table, groupId) };
};

/** The write that succeeds while nobody else has changed the members, and counts this change. */
const countChange = ({ groupId, memberChanges }: StoredGroup): Write =>
  patch(groupEntity, groupId, { add: { memberChanges: 1 } }, { equals: { memberChanges } });

const counted = (member: StoredMember, by: 1 | -1): Write => addAmounts(countOfMember(member), by);

const takenPlaces = (members: readonly StoredMember[]): number => members.filter(({ waiting }) => !waiting).length;
const isFull = ({ places }: StoredGroup, members: readonly StoredMember[]): boolean =>
  places !== undefined && takenPlaces(members) >= places;

/** Members of a group: they join, wait for a place, and leave. Those who left stay known. */
export const createMemberStore = (table: Table) => {
  const findFormer = async (groupId: string, memberId: string) =>
    (await readFormerMembers(table, groupId, '0')).find((one) => one.memberId === memberId);

  return {
    listCurrent: (groupId: string) => readCurrentMembers(table, groupId),
    listFormer: (groupId: string) => readFormerMembers(table, groupId, '0', formerShown),

    async add(
      groupId: string,
      { patientId, firstName, joinedOn }: MemberInput,
      idempotencyKey: string,
      auditContext: AuditContext,
    ): Promise<Joined> {
      const { at, username } = auditContext;
      const words = { groupId, patientId, firstName, joinedOn, username };
      let submission: Submission = { call: 'addMember', idempotencyKey, content: words };
      /** The outcome of an earlier sending. Without a key the same words are meant again once that member has left. */
      const findEarlier = async (): Promise<Joined | undefined> => {
        const current = await readCurrentMembers(table, groupId);
        for (;;) {
          const earlier = await findEarlierReply(table, submission);
          if (!earlier) return undefined;
          const member = current.find(({ memberId }) => memberId === earlier.id);
          const found = member ?? (isKeyOfWords(idempotencyKey) ? undefined : await findFormer(groupId, earlier.id));
          if (found) return { outcome: 'done', member: found };
          submission = { ...submission, content: [words, earlier.id] };
        }
      };
      const refuse = async (refusal: Joined): Promise<Joined> => {
        await auditReading(table, auditContext, patientId);
        return (await findEarlier()) ?? refusal;
      };
      return await contend<Joined>('a group while somebody joined it', async () => {
        const { group, members } = await readWithMembers(table, groupId);
        if (!group) return { outcome: 'missing', what: 'group' };
        if (patientId !== undefined && members.some((one) => one.patientId === patientId)) {
          return await refuse({ outcome: 'refused', why: 'member-already' });
        }
        if (members.length >= mostMembers) return await refuse({ outcome: 'refused', why: 'too-many' });
        const waits = isFull(group, members);
        if (waits && !group.hasWaitingList) return await refuse({ outcome: 'refused', why: 'full' });
        const member: StoredMember = {
          ...{ groupId, patientId, firstName, joinedOn },
          memberId: ulid(Date.parse(at)),
          ...(waits && { waiting: true }),
          latest: [],
          version: 1,
        };
        const writes = {
          submission: recordIdempotencyKey(submission, { id: member.memberId, at }),
          group: countChange(group),
          member: create(memberEntity, member, member),
          counts: counted(member, 1),
          patient: patientId === undefined ? [] : check(patientEntity, patientId),
        };
        const { done, refused } = await commitAudited(table, writes, auditContext, patientId);
        if (done) return { outcome: 'done', member };
        if (refused.has('patient')) return { outcome: 'missing', what: 'patient' };
        const earlier = refused.has('submission') ? await findEarlier() : undefined;
        return earlier ? await answering(table, auditContext, patientId)(earlier) : again;
      });
    },

    /** Records that a member leaves on a day; without a day, gives them a place. `mayChange` refuses other callers. */
    async change(
      groupId: string,
      memberId: string,
      { leftOn }: { leftOn?: string | undefined },
      auditContext: AuditContext,
      mayChange: (member: StoredMember, group: StoredGroup) => Promise<void>,
    ): Promise<Changed> {
      return await contend<Changed>('a group while somebody left it', async () => {
        const { group, members } = await readWithMembers(table, groupId);
        const before = members.find((one) => one.memberId === memberId);
        const settle = answering(table, auditContext, before?.patientId);
        if (!group) return { outcome: 'missing' };
        if (!before) {
          const former = leftOn === undefined ? undefined : await findFormer(groupId, memberId);
          if (!former) return { outcome: 'missing' };
          await mayChange(former, group);
          return await settle({ outcome: 'done', member: former });
        }
        await mayChange(before, group);
        const { waiting, ...rest } = before;
        if (leftOn === undefined && !waiting) return await settle({ outcome: 'done', member: before });
        if (leftOn === undefined && isFull(group, members)) return await settle({ outcome: 'refused', why: 'full' });
        if (leftOn !== undefined && leftOn < before.joinedOn && !waiting) {
          return await settle({ outcome: 'refused', why: 'before-joining' });
        }
        const version = before.version + 1;
        const after: StoredMember =
          leftOn === undefined
            ? { ...rest, joinedOn: today(new Date(auditContext.at)), version }
            : { ...rest, ...(waiting && { waiting }), leftOn, version };
        const over = { version: before.version };
        const writes = [
          countChange(group),
          counted(before, -1),
          ...(after.leftOn === undefined
            ? [replace(memberEntity, after, after, { over }), counted(after, 1)]
            : [
                remove(memberEntity, before, { equals: over }),
                create(formerMemberEntity, { ...after, leftOn: after.leftOn }, after),
              ]),
        ];
        const { done } = await commitAudited(table, writes, auditContext, before.patientId);
        return done ? { outcome: 'done', member: after } : again;
      });
    },
  };
};
