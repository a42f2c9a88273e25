import { roleMay } from '../../shared/kernel/permissions.ts';
import { today } from '../../shared/kernel/today.ts';
import { dutyLeadOn } from '../../shared/settings/rota.ts';
import { escalationOf, isWithLead } from '../../shared/tasks/escalation.ts';
import type { LeadWork } from '../../shared/tasks/late.ts';
import { openedOf } from '../kernel/access/opened.ts';
import { nameStaff } from '../kernel/identity/name-staff.ts';
import type { TasksHandlers } from './dependencies.ts';
import { type DueWork, readDueWork } from './store/late-work.ts';

/** The rows that are shown: the whole is among the numbers of late work. */
const shown = 20;
const nothing: LeadWork = { content: [], total: 0, more: false };

export const readLeadWork: TasksHandlers['readLeadWork'] = async ({ caller, access }, { table, ...using }) => {
  const day = today();
  const [{ rota, late }, absences, mayBeOpened] = await Promise.all([
    using.settings.read(),
    using.absences.list(),
    access.canOpen(),
  ]);
  const lead = dutyLeadOn(rota, day, absences);
  const isLead = lead === undefined ? roleMay(caller.role, 'mayManageStaff') : lead === caller.username;
  if (!isLead) return { status: 200, body: nothing };
  const steps = escalationOf(late);
  const { work, more } = await readDueWork(table, `${day}~`);
  const isOfColleague = (one: DueWork): one is DueWork & { workerId: string } =>
    one.workerId !== undefined && one.workerId !== caller.username;
  const found = work
    .filter(isOfColleague)
    .filter((one) => isWithLead(one, day, steps) && (!one.patient || mayBeOpened(openedOf(one.patient))))
    .toSorted((one, other) => one.due.localeCompare(other.due));
  const first = found.slice(0, shown);
  const nameOf = await nameStaff(
    using,
    first.map(({ workerId }) => workerId),
  );
  return {
    status: 200,
    body: {
      content: first.map(({ kind, due, workerId, patient }) => ({
        ...{ kind, due, owner: nameOf(workerId) },
        ...(patient && {
          patient: { patientId: patient.patientId, firstName: patient.firstName, lastName: patient.lastName },
        }),
      })),
      total: found.length,
      more: more.length > 0,
    },
  };
};
