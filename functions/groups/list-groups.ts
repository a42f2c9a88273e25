import { today } from '../../shared/kernel/today.ts';
import type { GroupsHandlers } from './dependencies.ts';
import { nameGroup } from './present-group.ts';
import { presentSchedule } from './store/group-items.ts';

export const listGroups: GroupsHandlers['listGroups'] = async (
  { params: { state }, query: { after } },
  { groups, staff },
) => {
  const { rows, next } = await groups.list(state, today(), after);
  const names = await staff.name(
    rows.flatMap((row) => ('unreadable' in row ? [] : presentSchedule(row.group).leaderId)),
  );
  const content = rows.map((row) =>
    'unreadable' in row ? row : nameGroup(row.group, presentSchedule(row.group), row.counts, names),
  );
  return { status: 200, body: { content, ...(next !== undefined && { next }) } };
};
