import { type Meeting, meetingsOf } from '../../shared/groups/groups.ts';
import { addDays } from '../../shared/kernel/calendar.ts';
import { londonTimeOf } from '../../shared/kernel/london-time.ts';
import { today } from '../../shared/kernel/today.ts';
import type { GroupsHandlers } from './dependencies.ts';
import { nameMember, noGroup, presentGroup, readRecordsOf } from './present-group.ts';
import { datedSchedules } from './store/group-items.ts';

/** The number of past dates shown, and of future ones. */
const pastShown = 8;
const comingShown = 4;
/** How far ahead dates are looked for: enough for a weekly group, with holidays between. */
const daysLooked = 130;

const dateOf = ({ day, calledOff }: Pick<Meeting, 'day' | 'calledOff'>) => ({ day, calledOff });

export const readGroup: GroupsHandlers['readGroup'] = async ({ params: { groupId }, caller }, dependencies) => {
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
};
