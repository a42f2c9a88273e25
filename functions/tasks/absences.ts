import { missing, noColleague } from '../../shared/kernel/missing.ts';
import { roleMay } from '../../shared/kernel/permissions.ts';
import { today } from '../../shared/kernel/today.ts';
import { onlyReadable } from '../../shared/kernel/unreadable.ts';
import type { AbsenceInput, absenceCalls } from '../../shared/tasks/absences.ts';
import { coveredBy } from '../../shared/tasks/cover.ts';
import { nameAppointments } from '../appointments/present.ts';
import { openedOf } from '../kernel/access/opened.ts';
import { notFound, refusedAt } from '../kernel/http/outcome.ts';
import { nameStaff } from '../kernel/identity/name-staff.ts';
import type { AuditContext } from '../kernel/store/audit.ts';
import type { TasksDependencies, TasksHandlers } from './dependencies.ts';
import { nameTasks } from './present.ts';
import { readToday } from './read-today.ts';

const saved = { status: 201, body: { message: 'The absence is saved.' } } as const;
const removed = { status: 200, body: { message: 'The absence is removed.' } } as const;
const overlap =
  'Some of these days are in another absence already. Please remove that one first, or choose other days.';
const notThemselves = 'Please choose a colleague who covers.';

const save = async (
  accountId: string,
  input: AbsenceInput,
  auditContext: AuditContext,
  { absences, staff }: Pick<TasksDependencies, 'absences' | 'staff'>,
) => {
  if (input.coverId === accountId) return refusedAt('coverId', notThemselves);
  const people = new Set((await staff.list()).map(({ id }) => id));
  if (!people.has(accountId)) return notFound(missing.account);
  if (input.coverId && !people.has(input.coverId)) return refusedAt('coverId', noColleague);
  return (await absences.add(accountId, input, auditContext)) ? saved : refusedAt('from', overlap);
};

const remove = async (
  accountId: string,
  absenceId: string,
  auditContext: AuditContext,
  { absences }: Pick<TasksDependencies, 'absences'>,
) => ((await absences.remove(accountId, absenceId, auditContext)) ? removed : notFound(missing.absence));

export const absenceHandlers: Pick<TasksHandlers, keyof typeof absenceCalls> = {
  listAbsences: async ({ caller }, { absences, staff }) => {
    const { absences: all, ended } = await absences.listFor(caller.username);
    const nameOf = await nameStaff(
      { staff },
      all.flatMap(({ accountId, coverId }) => [accountId, coverId ?? []].flat()),
    );
    const maySeeWhy = (accountId: string) => accountId === caller.username || roleMay(caller.role, 'mayManageStaff');
    const content = all.map(({ accountId, coverId, why, ...days }) => ({
      ...days,
      person: nameOf(accountId),
      ...(coverId && { cover: nameOf(coverId) }),
      ...(maySeeWhy(accountId) && { why }),
    }));
    const back = ended && { ended: { from: ended.from, to: ended.to } };
    return { status: 200, body: { content, ...back } };
  },
  readAbsenceSummary: async ({ caller: { username }, access }, { absences, readAbsenceSummary, ...using }) => {
    const { ended } = await absences.listFor(username);
    if (!ended) return notFound(missing.absence);
    const { tasks, sessions, patients, more } = await readAbsenceSummary(ended);
    const mayBeOpened = await access.canOpen();
    const isOpen = ({ patientId }: { patientId?: string | undefined }) => {
      const patient = patientId === undefined ? undefined : patients.get(patientId);
      return patientId === undefined || (patient !== undefined && mayBeOpened(openedOf(patient)));
    };
    return {
      status: 200,
      body: {
        tasks: await nameTasks(tasks.filter(isOpen), patients, using),
        sessions: await nameAppointments(sessions.filter(isOpen), patients, using),
        more,
      },
    };
  },
  saveOwnAbsence: ({ body, caller, auditContext }, using) => save(caller.username, body, auditContext, using),
  saveAbsenceOf: ({ params: { accountId }, body, auditContext }, using) => save(accountId, body, auditContext, using),
  removeOwnAbsence: ({ params: { absenceId }, caller, auditContext }, using) =>
    remove(caller.username, absenceId, auditContext, using),
  removeAbsenceOf: ({ params: { accountId, absenceId }, auditContext }, using) =>
    remove(accountId, absenceId, auditContext, using),
  readCovered: async ({ params: { accountId }, ...asking }, using) => {
    const { caller } = asking;
    const covered = coveredBy(await using.absences.list(), caller.username, today());
    const isCovered = covered.some((one) => one.accountId === accountId);
    if (!isCovered && !roleMay(caller.role, 'mayManageStaff')) return notFound(missing.absence);
    const { body } = await readToday({ ...asking, params: {}, caller: { ...caller, username: accountId } }, using);
    const { calls, alerts, sessions, groups, newPatients, tasks } = body;
    const own = onlyReadable(alerts.content)
      .filter(({ mine }) => mine)
      .map((one) => ({ ...one, mine: false }));
    const ofThem = calls.content.filter(({ mine }) => mine);
    return {
      status: 200,
      body: {
        calls: { ...calls, content: ofThem, total: ofThem.length },
        // Their own come first: where all that were read are theirs, there may be more.
        alerts: {
          content: own,
          total: own.length,
          more: own.length === alerts.content.length && alerts.total > own.length,
        },
        ...{ sessions, groups, newPatients, tasks },
      },
    };
  },
};
