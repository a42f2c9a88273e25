import type { Query } from '../../shared/kernel/call.ts';
import { missing, noColleague } from '../../shared/kernel/missing.ts';
import { pageSize } from '../../shared/kernel/page.ts';
import { roleMay } from '../../shared/kernel/permissions.ts';
import { nameRecordsAdmin } from '../../shared/organisation/records-admin.ts';
import { me, nobody, notRecorded } from '../../shared/patients/caseload-schema.ts';
import type { taskCalls } from '../../shared/tasks/calls.ts';
import type { Overlapping } from '../appointments/store/planned/hand-planned.ts';
import { conflict, notFound, refusedAt } from '../kernel/http/outcome.ts';
import { findColleague, nobodyTakes } from '../patients/colleagues.ts';
import { type Choice, foldLanguage } from '../patients/store/caseload.ts';
import type { TasksDependencies, TasksHandlers } from './dependencies.ts';

const notOffered = () => `Only ${nameRecordsAdmin()} can access the assignment of patients.`;
const takenAlready = 'A colleague looks after this patient by now. The list is shown as it is now.';

const mostCounted = 500;

/** The choice in an address: `me` is the caller, `none` means not recorded. */
const choiceOf = (
  { worker, service, language, status }: Query<typeof taskCalls.countCaseload>,
  username: string,
): Choice => ({
  active: status === 'active',
  ...(worker !== undefined && { worker: worker === me ? username : worker }),
  ...(service !== undefined && { service: service === notRecorded ? '' : service }),
  ...(language !== undefined && { language: language === notRecorded ? '' : foldLanguage(language) }),
});

const nameOverlaps = async (overlaps: readonly Overlapping[], { patients }: Pick<TasksDependencies, 'patients'>) => {
  const names = await patients.read(overlaps.map(({ appointment }) => appointment.patientId));
  return overlaps.map(({ appointment: { appointmentId, patientId, startsAt }, why }) => {
    const { firstName = '', lastName = '' } = names.get(patientId) ?? {};
    return { appointmentId, patient: { patientId, firstName, lastName }, startsAt, why };
  });
};

/** The calls about who looks after whom. */
export const caseloadHandlers = {
  askHandOver: async ({ body: { from, ...body }, caller, auditContext }, { handOver, patients }) => {
    const asked = await handOver.ask({ ...body, from: from === me ? caller.username : from }, auditContext);
    return { status: 200, body: { ...asked, overlaps: await nameOverlaps(asked.overlaps, { patients }) } };
  },
  countCaseload: async ({ query, caller, access: { canOpen } }, { caseloads }) => {
    const choice = choiceOf(query, caller.username);
    const counting =
      query.language === undefined
        ? caseloads.count(choice, mostCounted)
        : caseloads.countOfLanguage(choice, mostCounted, canOpen);
    const [count] = await Promise.all([counting, canOpen()]);
    return { status: 200, body: count };
  },
  handOver: async ({ body: { from, to, ...body }, caller, auditContext }, { handOver, staff, patients }) => {
    const worker = to === nobody ? undefined : (await staff.list()).find(({ id }) => id === to);
    if (!worker && to !== nobody) return notFound(noColleague);
    const wrong = nobodyTakes(worker, body.planned);
    if (wrong) return refusedAt(wrong.path, wrong.message);
    const owner = worker ?? (await findColleague(caller.username, caller.username, staff));
    if (!owner) return notFound(noColleague);
    const asked = { ...body, from: from === me ? caller.username : from };
    const { handed, ...done } = await handOver.hand(asked, { to: worker, owner }, auditContext);
    const overlaps = await nameOverlaps(handed.overlaps, { patients });
    return { status: 200, body: { ...done, planned: { ...handed, overlaps } } };
  },
  listCaseload: async ({ query, caller, access }, { caseloads }) => {
    const { order, after } = query;
    const choice = choiceOf(query, caller.username);
    const { content, next } = await caseloads.list(choice, { order, after, size: pageSize }, access.canOpen);
    return { status: 200, body: { content, ...(next !== undefined && { next }) } };
  },
  takeOn: async ({ params: { patientId }, caller, auditContext }, { assignments, staff, settings }) => {
    const isOffered = roleMay(caller.role, 'mayAssignPatients') || (await settings.read()).staffMayAssignThemselves;
    if (!isOffered) return conflict(notOffered());
    const own = (await staff.name([caller.username])).get(caller.username);
    if (!own) return notFound(missing.account);
    const taken = await assignments.handOver(patientId, { from: nobody, to: own }, auditContext);
    if (taken === 'missing') return notFound(missing.patient);
    return taken === 'done'
      ? { status: 200, body: { message: 'You look after this patient now.' } }
      : conflict(takenAlready);
  },
} satisfies Partial<TasksHandlers>;
