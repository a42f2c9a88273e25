import type { AuditContext } from '../../functions/data/audit.ts';
import { createMemberStore } from '../../functions/data/diary/group-members.ts';
import { createGroupStore } from '../../functions/data/diary/groups.ts';
import { createRegisterStore } from '../../functions/data/diary/registers.ts';
import type { Table } from '../../functions/data/open-table.ts';
import { groupInput, memberInput } from '../../shared/api/group.ts';
import { bankHolidayOn } from '../../shared/country/bank-holidays.ts';
import { addDays } from '../../shared/domain/calendar.ts';
import { marks } from '../../shared/domain/groups.ts';
import { weekdayOf } from '../../shared/domain/rota.ts';
import { workers } from './made-year.ts';
import { serviceAt } from './services.ts';

const groups = [
  { service: serviceAt(1), places: 12, people: 9 },
  { service: serviceAt(2), places: undefined, people: 7 },
  { service: '', places: 6, people: 5 },
];

const contextAt = (day: string, requestId: string): AuditContext => ({
  ...{ at: `${day}T17:00:00.000Z`, requestId, username: 'made', role: 'ROLE_STAFF', call: 'made', written: false },
});

/** Groups that meet weekly for a year from a day, with their registers; each fifth is corrected. */
export const makeGroups = async (table: Table, firstDay: string): Promise<void> => {
  const [store, members, registers] = [createGroupStore(table), createMemberStore(table), createRegisterStore(table)];
  for (const [index, { service, places, people }] of groups.entries()) {
    const leader = workers[index % 2];
    if (!leader) throw new Error('Nobody leads the group');
    const name = `group-${index}`;
    const from = addDays(firstDay, index);
    const planned = { weekdays: [weekdayOf(from)], from, until: addDays(from, 364), time: '19:00', minutes: 60 };
    const input = groupInput.parse({
      ...{ name, service, where: '', leaderId: leader.id, hasWaitingList: false, ...planned },
      ...(places !== undefined && { places }),
    });
    const made = await store.create(input, name, contextAt(from, name));
    if (made.outcome !== 'done') throw new Error(`A group was not made: ${made.outcome}`);
    const { groupId } = made.group;
    const ids: string[] = [];
    for (let number = 0; number < people; number += 1) {
      const member = `${name}-${number}`;
      const input = memberInput.parse({ firstName: `Member${number}`, joinedOn: from });
      const added = await members.add(groupId, input, member, contextAt(from, member));
      if (added.outcome !== 'done') throw new Error(`A member was not added: ${added.outcome}`);
      ids.push(added.member.memberId);
    }
    for (let week = 0; week < 52; week += 1) {
      const day = addDays(from, week * 7);
      if (bankHolidayOn(day)) continue;
      const save = async (version: number) => {
        const marked = ids.flatMap((memberId, n) => {
          const mark = marks[(n * 5 + week * 3 + version * 2) % 6];
          return mark ? [{ memberId, mark }] : [];
        });
        const guests = Array.from({ length: week % 4 }, (_, n) => ({ guestId: `${week}-${n}`, firstName: 'Guest' }));
        const context = contextAt(day, `${name}-${week}-${version}`);
        const register = { marks: marked, guests, note: '', version };
        const saved = await registers.save(groupId, day, register, async () => leader, context);
        if (saved.outcome !== 'done') throw new Error(`A register was not saved: ${saved.outcome}`);
      };
      await save(0);
      if (week % 5 === 0) await save(1);
    }
  }
};
