import { groupCalls } from '../../shared/groups/calls.ts';
import { type Meeting, meetingsOf, mostCalledOff, mostMembers } from '../../shared/groups/groups.ts';
import { addDays } from '../../shared/kernel/calendar.ts';
import { formatDay } from '../../shared/kernel/format-day.ts';
import { londonTimeOf } from '../../shared/kernel/london-time.ts';
import { missing } from '../../shared/kernel/missing.ts';
import { roleMay } from '../../shared/kernel/permissions.ts';
import { today } from '../../shared/kernel/today.ts';
import { checkLeader } from '../appointments/check-agreed.ts';
import { openedOf } from '../kernel/access/opened.ts';
import { conflict, conflictWith, notFound, refusedAt } from '../kernel/http/outcome.ts';
import { serve } from '../kernel/http/serve.ts';
import type { AuditContext } from '../kernel/store/audit.ts';
import { type GroupsDependencies, type GroupsHandlers, makeDependencies } from './dependencies.ts';
import {
  answerStaleGroup,
  answerTakenByOther,
  nameGroup,
  nameMember,
  noGroup,
  presentGroup,
  presentRegister,
  readRecordsOf,
} from './present-group.ts';
import { datedSchedules, presentSchedule } from './store/group-items.ts';

/** There is no such group, or it does not meet that day. */
const noDate = notFound('Sorry, that group does not meet on that day.');

const notAdded = {
  full: 'All places of this group are taken. Give it more places or a waiting list, or wait until somebody leaves.',
  'too-many': `A group has at most ${mostMembers} members. Please start another group.`,
  'member-already': 'This person is in the group already. Please choose somebody else.',
} as const;

const noPlace = 'All places of this group are taken. Somebody has to leave first, or the group needs more places.';
const beforeJoining = 'Please give a day that is not before they joined.';

const marked =
  'Somebody has saved a register for that date, so it cannot be called off. If the register is wrong, please correct it.';
const manyCalledOff = `${mostCalledOff} dates of this group are called off already. Please end the group, or take some back.`;

const notYet = 'That day has not come yet. A register can be saved from the day on which the group meets.';
const changedMeanwhile =
  'A colleague has saved this register since you opened it. Nothing you wrote is lost: please check the marks and save again.';
const calledOff = (reason: string) =>
  `That date was called off: ${reason}. If it took place after all, please say so on the page of the group first.`;

const describeCalledOff = (day: string): string =>
  day < today()
    ? `${formatDay(day)} did not take place.`
    : `${formatDay(day)} is called off. To tell the members is a task on Today.`;

const callOff = async (
  asked: Parameters<GroupsDependencies['callOff']>[0],
  message: string,
  auditContext: AuditContext,
  dependencies: GroupsDependencies,
) => {
  const changed = await dependencies.callOff(asked, auditContext);
  if (changed.outcome === 'missing') return noDate;
  if (changed.outcome === 'taken') return await answerTakenByOther(changed.clash, dependencies);
  if (changed.outcome === 'already') return conflict(`A colleague has called that date off already: ${changed.reason}`);
  if (changed.outcome === 'marked') return conflict(marked);
  if (changed.outcome === 'full') return conflict(manyCalledOff);
  return { status: 200 as const, body: { message } };
};

/** The number of past dates shown, and of future ones. */
const pastShown = 8;
const comingShown = 4;
/** How far ahead dates are looked for: enough for a weekly group, with holidays between. */
const daysLooked = 130;

const dateOf = ({ day, calledOff }: Pick<Meeting, 'day' | 'calledOff'>) => ({ day, calledOff });

const handlers: GroupsHandlers = {
  addMember: async ({ params: { groupId }, body, caller, idempotencyKey, auditContext }, { members, patients }) => {
    const added = await members.add(groupId, body, idempotencyKey, auditContext);
    if (added.outcome === 'missing') return notFound(missing[added.what]);
    if (added.outcome === 'refused') return conflict(notAdded[added.why]);
    const member = nameMember(added.member, await readRecordsOf([added.member], { patients }), caller);
    const message = member.waiting
      ? `All places are taken: ${member.firstName} is on the waiting list.`
      : `${member.firstName} is in the group.`;
    return { status: 201, body: { message, member } };
  },
  callOffDate: async ({ params, body, caller, auditContext }, all) => {
    const { username, role } = caller;
    const { id: ownerId } = await all.findOwner(roleMay(role, 'mayWriteRecords') ? username : undefined, username);
    return await callOff({ ...params, ...body, ownerId }, describeCalledOff(params.day), auditContext, all);
  },
  changeGroup: async ({ params: { groupId }, body, caller: { username }, auditContext }, dependencies) => {
    const { groups } = dependencies;
    const before = await groups.readToChange(groupId, body);
    if (!before) return noGroup;
    const refusal = await checkLeader(body, { username, before: presentSchedule(before) }, dependencies);
    if (refusal) return refusal;
    const changed = await groups.change(groupId, body, auditContext);
    if (changed.outcome === 'missing') return noGroup;
    if (changed.outcome === 'refused') return refusedAt('from', changed.wrong);
    if (changed.outcome === 'taken') return await answerTakenByOther(changed.clash, dependencies);
    if (changed.outcome === 'stale') return await answerStaleGroup(changed.group, dependencies);
    return { status: 200, body: await presentGroup(changed.group, dependencies) };
  },
  changeMember: async ({ params, body, caller, access, auditContext }, { members, patients }) => {
    const { groupId, memberId } = params;
    const changed = await members.change(groupId, memberId, body, auditContext, async ({ patientId }, group) => {
      if (patientId === undefined) return await access.check(undefined, undefined);
      // Whoever leads the group decides about its members, whosever records theirs are.
      if (presentSchedule(group).leaderId === caller.username) return await access.check(patientId, 'own');
      const patient = (await patients.read([patientId])).get(patientId);
      await access.check(patientId, patient && openedOf(patient));
    });
    if (changed.outcome === 'missing') return notFound(missing.member);
    if (changed.outcome === 'refused')
      return changed.why === 'full' ? conflict(noPlace) : refusedAt('leftOn', beforeJoining);
    const records = await readRecordsOf([changed.member], { patients });
    return { status: 200, body: nameMember(changed.member, records, caller) };
  },
  createGroup: async ({ body, caller: { username }, idempotencyKey, auditContext }, dependencies) => {
    const refusal = await checkLeader(body, { username }, dependencies);
    if (refusal) return refusal;
    const created = await dependencies.groups.create(body, idempotencyKey, auditContext);
    if (created.outcome === 'taken') return await answerTakenByOther(created.clash, dependencies);
    return { status: 201, body: await presentGroup(created.group, dependencies) };
  },
  listGroups: async ({ params: { state }, query: { after } }, { groups, staff }) => {
    const { rows, next } = await groups.list(state, today(), after);
    const leaders = rows.flatMap((row) => ('unreadable' in row ? [] : presentSchedule(row.group).leaderId));
    const names = await staff.name(leaders);
    const content = rows.map((row) => ('unreadable' in row ? row : nameGroup(row.group, row.counts, names)));
    return { status: 200, body: { content, ...(next !== undefined && { next }) } };
  },
  readGroup: async ({ params: { groupId }, caller }, dependencies) => {
    const { groups, members, registers } = dependencies;
    const day = today();
    const [stored, current, former] = await Promise.all([
      groups.read(groupId),
      members.listCurrent(groupId),
      members.listFormer(groupId),
    ]);
    if (!stored) return noGroup;
    const schedules = datedSchedules(stored);
    const last = schedules.at(-1)?.until;
    const end = last !== undefined && last < day ? last : day;
    const past = meetingsOf(schedules, addDays(end, -daysLooked), end).toReversed().slice(0, pastShown);
    const coming = meetingsOf(schedules, day, addDays(day, daysLooked)).slice(0, comingShown);
    const [group, records, found] = await Promise.all([
      presentGroup(stored, dependencies),
      readRecordsOf([...current, ...former], dependencies),
      registers.readMany(
        groupId,
        past.map((one) => one.day),
      ),
    ]);
    return {
      status: 200,
      body: {
        group,
        members: current.map((one) => nameMember(one, records, caller)),
        former: former.map((one) => nameMember(one, records, caller)),
        coming: coming.map(({ startsAt, endsAt, ...at }) => ({
          ...dateOf(at),
          time: londonTimeOf(startsAt).time,
          until: londonTimeOf(endsAt).time,
        })),
        past: past.map((one) => {
          const register = found.get(one.day);
          if (!register) return dateOf(one);
          const { attended, told, away, guestCount: guests, members: of, marks } = register;
          const byMember = Object.fromEntries(marks.map(({ memberId, mark }) => [memberId, mark]));
          return { day: one.day, register: { attended, told, away, guests, members: of, marks: byMember } };
        }),
      },
    };
  },
  readRegister: async ({ params: { groupId, day }, caller }, dependencies) => {
    const date = await dependencies.registers.readDate(groupId, day);
    return date ? { status: 200, body: await presentRegister(date, caller, dependencies) } : noDate;
  },
  saveRegister: async ({ params: { groupId, day }, body, caller, auditContext }, dependencies) => {
    const { registers, findOwner } = dependencies;
    if (day > today()) return refusedAt('day', notYet);
    const saved = await registers.save(groupId, day, body, findOwner, auditContext);
    if (saved.outcome === 'missing') return noDate;
    if (saved.outcome === 'off') return refusedAt('day', calledOff(saved.reason));
    const register = await presentRegister(saved, caller, dependencies);
    if (saved.outcome === 'stale') {
      return conflictWith(changedMeanwhile, register);
    }
    const { attended = 0, guestCount = 0 } = saved.register ?? {};
    const guests = guestCount === 0 ? '' : ` and ${guestCount} ${guestCount === 1 ? 'guest' : 'guests'}`;
    const members = `${attended} ${attended === 1 ? 'member' : 'members'}`;
    return { status: 200, body: { message: `The register has been saved: ${members}${guests}.`, register } };
  },
  takeBackDate: ({ params, auditContext }, all) =>
    callOff(params, `${formatDay(params.day)} is a date of the group again.`, auditContext, all),
};

export const handler = serve(groupCalls, handlers, makeDependencies);
