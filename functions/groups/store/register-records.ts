import { ulid } from 'ulid';
import { absencesToAskAfter, isLongAway, type Mark, wasThere, withMark } from '../../../shared/groups/groups.ts';
import { formatDay } from '../../../shared/kernel/format-day.ts';
import { today } from '../../../shared/kernel/today.ts';
import { type AuditContext, commitAudited } from '../../kernel/store/audit.ts';
import { again, contend } from '../../kernel/store/back-off.ts';
import { type Item, parseItem, parseOr } from '../../kernel/store/entity.ts';
import { put, remove, replace } from '../../kernel/store/entity-writes.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { readBatch } from '../../kernel/store/read-batch.ts';
import type { Key } from '../../kernel/store/table.ts';
import type { Write } from '../../kernel/store/write.ts';
import { contactKey, noteEarlierContact } from '../../patients/store/caseload.ts';
import { type Patient, patientEntity } from '../../patients/store/patients.ts';
import { addToTimeline } from '../../patients/store/timeline.ts';
import type { FindOwner } from '../../tasks/store/find-owner.ts';
import { putTask, type StoredTask } from '../../tasks/store/task-items.ts';
import {
  attendanceEntity,
  keyOfMember,
  memberEntity,
  registerEntity,
  type StoredAttendance,
  type StoredGroup,
  type StoredMember,
  type StoredRegister,
} from './group-items.ts';
import { readFormerMembers } from './group-members.ts';

const together = 5;

type Date = { group: StoredGroup; people: readonly StoredMember[]; register: StoredRegister };
type Circumstances = { findOwner: FindOwner; auditContext: AuditContext };

const markIn = (register: Pick<StoredRegister, 'marks'> | undefined, memberId: string): Mark | undefined =>
  register?.marks.find((one) => one.memberId === memberId)?.mark;

/** A member as known now: in the group, their session of that day, their last contact, their record. */
type Known = {
  member: StoredMember;
  /** The register as it is now: the last one saved is the one on the record. */
  mark: Mark | undefined;
  attendance: StoredAttendance | undefined;
  contact: Item | undefined;
  patient: Patient | undefined;
};

const readKnown = async (
  table: Table,
  { memberId, patientId, ...rest }: StoredMember,
  { groupId, day }: StoredRegister,
): Promise<Known | undefined> => {
  const memberKey = keyOfMember({ memberId, ...rest });
  const attendanceKey = patientId === undefined ? undefined : attendanceEntity.key({ patientId, day, groupId });
  const patientKeys =
    patientId === undefined || !attendanceKey
      ? []
      : [attendanceKey, contactKey(patientId), patientEntity.key(patientId)];
  const registerKey = registerEntity.key({ groupId, day });
  const items = await readBatch(table, [memberKey, registerKey, ...patientKeys]);
  const find = (key: Key | undefined) => items.find(({ pk, sk }) => pk === key?.pk && sk === key?.sk);
  const member = find(memberKey);
  const register = find(registerKey);
  if (!member || !register) return undefined;
  const [attendance, contact, patient] = [attendanceKey, ...patientKeys.slice(1)].map(find);
  return {
    member: parseItem(memberEntity, member),
    mark: markIn(parseItem(registerEntity, register), memberId),
    attendance: attendance && parseItem(attendanceEntity, attendance),
    contact,
    patient: patient && parseOr(patientEntity, patient, () => undefined),
  };
};

/** The writes of a session on a patient's record; none where it is there already. */
const planAttendance = (
  { group, register }: Date,
  { member: { memberId }, mark, attendance, contact, patient }: Known,
  auditContext: AuditContext,
): Write[] => {
  if (!patient || attendance?.mark === mark) return [];
  const { patientId } = patient;
  const { groupId, day, startsAt, minutes } = register;
  const { name } = group;
  const asRead = attendance ? { equals: { mark: attendance.mark } } : { exists: false };
  const stored = { patientId, groupId, memberId, name, day, startsAt, minutes };
  const was = attendance && { was: attendance.mark };
  const event = { kind: 'group-session' as const, groupId, name, startsAt, ...(mark && { mark }), ...was };
  return [
    mark ? put(attendanceEntity, stored, { ...stored, mark }, asRead) : remove(attendanceEntity, stored, asRead),
    addToTimeline(patientId, auditContext, event),
    ...(mark && wasThere(mark) ? noteEarlierContact(patientId, day, contact) : []),
  ];
};

/** The task to get in touch. */
const makeTask = (
  { group, register }: Date,
  { member, patient }: Known,
  ownerId: string,
  { at, username }: AuditContext,
): StoredTask => {
  const who = patient ? 'They were' : `${member.firstName ?? 'A member'} was`;
  const last = formatDay(register.day);
  return {
    taskId: ulid(Date.parse(at)),
    what: `${who} away from ${group.name} ${absencesToAskAfter} times in a row, last on ${last}. Please get in touch.`,
    until: today(new Date(at)),
    ownerId,
    ...(patient && { patientId: patient.patientId }),
    kind: 'ring',
    source: 'group-absences',
    madeBy: username,
    madeAt: at,
    version: 1,
  };
};

/** It is for the patient's worker, or for the leader of the group. */
const planTask = async (date: Date, known: Known, { findOwner, auditContext }: Circumstances): Promise<Write[]> => {
  const owner = await findOwner(known.patient?.user?.id ?? date.register.leaderId, auditContext.username);
  const task = makeTask(date, known, owner.id, auditContext);
  const { taskId, what, until, patientId } = task;
  const event = { kind: 'task' as const, taskId, what, until, owner };
  return [...putTask(task), ...(patientId === undefined ? [] : [addToTimeline(patientId, auditContext, event)])];
};

/** Writes one mark once: on the record, beside the member's other dates, and as a task after three absences. */
const writeMember = async (table: Table, date: Date, one: StoredMember, circumstances: Circumstances) => {
  const { auditContext } = circumstances;
  let place = one;
  await contend('a record while a register was written on it', async () => {
    const known = await readKnown(table, place, date.register);
    if (!known) {
      // A member who left meanwhile is stored elsewhere; one whose record was disposed of, nowhere.
      const former = await readFormerMembers(table, one.groupId, '0');
      const moved = former.find(({ memberId, leftOn }) => memberId === one.memberId && leftOn !== place.leftOn);
      if (!moved) return;
      place = moved;
      return again;
    }
    const { member, mark } = known;
    const { asked, ...rest } = member;
    const latest = withMark(member.latest, date.register.day, mark);
    const isAway = isLongAway(latest);
    const after: StoredMember = { ...rest, latest, ...(isAway && { asked: true }), version: member.version + 1 };
    const attendance = planAttendance(date, known, auditContext);
    const isKnown = JSON.stringify(latest) === JSON.stringify(member.latest) && Boolean(asked) === isAway;
    if (isKnown && attendance.length === 0) return;
    const task = isAway && !asked ? await planTask(date, known, circumstances) : [];
    const over = { version: member.version };
    const stored = replace({ ...memberEntity, key: keyOfMember }, after, after, { over });
    const { done } = await commitAudited(table, [stored, ...attendance, ...task], auditContext, member.patientId);
    return done ? undefined : again;
  });
};

/** Writes a saved register on the record of each whose mark is new; on all where `before` may be incomplete. */
export const writeOnRecords = async (
  table: Table,
  date: Date,
  before: StoredRegister | undefined,
  { findOwner, auditContext }: Circumstances,
): Promise<void> => {
  const isWritten = (memberId: string) =>
    before?.pending !== true && markIn(before, memberId) === markIn(date.register, memberId);
  const rest = date.people.filter(({ memberId }) => !isWritten(memberId));
  let number = 0;
  while (rest.length > 0) {
    await Promise.all(
      rest.splice(0, together).map(async (one) => {
        number += 1;
        // Each has an audit event of its own, identified by its request.
        const own = { ...auditContext, requestId: `${auditContext.requestId}-${number}` };
        await writeMember(table, date, one, { findOwner, auditContext: own });
      }),
    );
  }
};
