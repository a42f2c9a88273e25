import { mostCalledOff } from '../../shared/groups/groups.ts';
import { formatDay } from '../../shared/kernel/format-day.ts';
import { today } from '../../shared/kernel/today.ts';
import { conflict } from '../kernel/http/outcome.ts';
import type { GroupsDependencies, GroupsHandlers } from './dependencies.ts';
import { answerTakenByOther } from './present-group.ts';
import { noDate } from './read-register.ts';

type Asked = Parameters<GroupsDependencies['callOff']>[0];

const marked =
  'Somebody has saved a register for that date, so it cannot be called off. If the register is wrong, please correct it.';
const full = `${mostCalledOff} dates of this group are called off already. Please end the group, or take some back.`;

const change = async (
  asked: Asked,
  message: string,
  auditContext: Parameters<GroupsDependencies['callOff']>[1],
  dependencies: GroupsDependencies,
) => {
  const changed = await dependencies.callOff(asked, auditContext);
  if (changed.outcome === 'missing') return noDate;
  if (changed.outcome === 'taken') return await answerTakenByOther(changed.clash, dependencies);
  if (changed.outcome === 'already') return conflict(`A colleague has called that date off already: ${changed.reason}`);
  if (changed.outcome === 'marked') return conflict(marked);
  if (changed.outcome === 'full') return conflict(full);
  return { status: 200 as const, body: { message } };
};

const describeCalledOff = (day: string): string =>
  day < today() ? `${formatDay(day)} did not take place.` : `${formatDay(day)} is called off. Please tell the members.`;

export const callOffDate: GroupsHandlers['callOffDate'] = ({ params, body, auditContext }, all) =>
  change({ ...params, ...body }, describeCalledOff(params.day), auditContext, all);

export const takeBackDate: GroupsHandlers['takeBackDate'] = ({ params, auditContext }, all) =>
  change({ ...params, reason: undefined }, `${formatDay(params.day)} is a date of the group again.`, auditContext, all);
