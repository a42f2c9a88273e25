import { createMemberStore } from '../../../functions/groups/store/group-members.ts';
import { createGroupStore } from '../../../functions/groups/store/groups.ts';
import { createRegisterStore } from '../../../functions/groups/store/registers.ts';
import { connectTable } from '../../../functions/kernel/store/open-table.ts';
import { bankHolidayOn } from '../../../shared/country/bank-holidays.ts';
import { groupInput, memberInput } from '../../../shared/groups/group.ts';
import type { Mark } from '../../../shared/groups/groups.ts';
import { addDays } from '../../../shared/kernel/calendar.ts';
import { today } from '../../../shared/kernel/today.ts';
import type { StaffUser } from '../../../shared/patients/record.ts';
import { weekdayOf } from '../../../shared/settings/rota.ts';
import { demonstrationRooms } from './add-appointments.ts';
import type { AddedPatient } from './add-patients.ts';
import { makeAuditContextAt } from './add-results.ts';
import { readData } from './read-data.ts';

const markOf: Readonly<Record<string, Mark>> = { h: 'here', l: 'late', t: 'told', a: 'away' };

/** The attendance of a member in a week: absent or excused now and then. */
const markIn = (week: number, member: number): Mark => {
  const day = week + member * 3;
  return day % 7 === 0 ? 'away' : day % 11 === 0 ? 'told' : 'here';
};

/** Groups that have met for some weeks, with their people and registers. */
export const addGroups = async (
  patients: readonly AddedPatient[],
  workers: ReadonlyMap<string, StaffUser>,
): Promise<void> => {
  const table = connectTable();
  const [groups, members, registers] = [createGroupStore(table), createMemberStore(table), createRegisterStore(table)];
  const idOf = new Map(patients.map(({ name, patientId }) => [name, patientId]));
  for (const [index, group] of (await readData('groups')).entries()) {
    const { for: email, inDays, weeks, earlierWeeks, room, members: people, registers: dates, ...facts } = group;
    const leader = workers.get(email);
    if (!leader) throw new Error(`There is no account ${email}`);
    const auditAt = makeAuditContextAt(leader.id, today());
    const next = addDays(today(), inDays);
    const [from, joinedOn] = [addDays(next, -7 * (weeks + earlierWeeks)), addDays(next, -7 * weeks)];
    const roomId = demonstrationRooms.find(({ name }) => name === room)?.id;
    const input = { ...facts, weekdays: [weekdayOf(next)], from, leaderId: leader.id, ...(roomId && { roomId }) };
    const name = `group-${index}`;
    // It was planned before it first met; the clashes that are checked are those of today and later.
    const made = await groups.create(groupInput.parse(input), name, auditAt('createGroup', 0, name));
    if (made.outcome !== 'done') throw new Error(`${name} could not be planned`);
    const { groupId } = made.group;
    const ids: string[] = [];
    for (const [number, { patient, firstName }] of people.entries()) {
      const patientId = patient === undefined ? undefined : idOf.get(patient);
      const joining = memberInput.parse({ patientId, firstName, joinedOn: patient === undefined ? from : joinedOn });
      const member = `${name}-member-${number}`;
      const added = await members.add(groupId, joining, member, auditAt('addMember', 7 * weeks, member));
      if (added.outcome !== 'done') throw new Error(`${member} could not join`);
      ids.push(added.member.memberId);
    }
    const earlier = Array.from({ length: earlierWeeks }, (_, week) => ({
      weeksAgo: weeks + earlierWeeks - week,
      marks: people.map(({ patient }, n) => (patient === undefined ? markIn(week, n) : undefined)),
      guests: [],
      note: '',
    }));
    const later = dates.toReversed().map((date) => ({ ...date, marks: [...date.marks].map((one) => markOf[one]) }));
    for (const { weeksAgo, marks, guests, note } of [...earlier, ...later]) {
      const day = addDays(next, -7 * weeksAgo);
      if (bankHolidayOn(day)) continue;
      const register = {
        marks: ids.flatMap((memberId, n) => {
          const mark = marks[n];
          return mark ? [{ memberId, mark }] : [];
        }),
        guests: guests.map((firstName, n) => ({ guestId: `guest-${index}-${weeksAgo}-${n}`, firstName })),
        note,
        version: 0,
      };
      const call = `${name}-register-${weeksAgo}`;
      const auditContext = auditAt('saveRegister', 7 * weeksAgo - inDays, call);
      const saved = await registers.save(groupId, day, register, async () => leader, auditContext);
      if (saved.outcome !== 'done') throw new Error(`${call} could not be saved`);
    }
  }
};
