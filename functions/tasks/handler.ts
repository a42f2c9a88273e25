import { missing, noColleague } from '../../shared/kernel/missing.ts';
import { onlyReadable } from '../../shared/kernel/unreadable.ts';
import { me } from '../../shared/patients/caseload-schema.ts';
import { taskCalls } from '../../shared/tasks/calls.ts';
import { presentAppointments } from '../appointments/present.ts';
import { openedOf } from '../kernel/access/opened.ts';
import { notFound, refusedAt } from '../kernel/http/outcome.ts';
import { serve } from '../kernel/http/serve.ts';
import { findColleague } from '../patients/colleagues.ts';
import { absenceHandlers } from './absences.ts';
import { caseloadHandlers } from './caseload.ts';
import { makeDependencies, type TasksHandlers } from './dependencies.ts';
import {
  answerChange,
  checkTask,
  isOwn,
  nameTasks,
  presentTask,
  presentTasks,
  readPatientOf,
  readPatientTasks,
  requireOwner,
} from './present.ts';
import { presentLateWork } from './present-late-work.ts';
import { readLeadWork } from './read-lead-work.ts';
import { readToday } from './read-today.ts';
import { readFrame } from './store/frame.ts';

const handlers: TasksHandlers = {
  ...absenceHandlers,
  ...caseloadHandlers,
  changeTask: async ({ params: { taskId }, body, auditContext, ...asking }, dependencies) => {
    const owner = await findColleague(body.ownerId, auditContext.username, dependencies.staff);
    if (!owner) return notFound(noColleague);
    const changed = await dependencies.tasks.change(taskId, body, owner, auditContext, {
      check: async (task) => {
        await checkTask(task, asking, dependencies);
        await requireOwner(owner, task, dependencies);
      },
      prepare: (task) => readPatientOf(task, dependencies),
    });
    return await answerChange(changed, dependencies);
  },
  createTask: async ({ body, idempotencyKey, auditContext }, dependencies) => {
    // The patient is named in the answer, and read in one request with the session.
    const [owner] = await Promise.all([
      findColleague(body.ownerId, auditContext.username, dependencies.staff),
      readPatientOf(body, dependencies),
    ]);
    if (!owner) return notFound(noColleague);
    await requireOwner(owner, body, dependencies);
    const task = await dependencies.tasks.add(body, owner, idempotencyKey, auditContext);
    return task ? { status: 201, body: await presentTask(task, dependencies) } : notFound(missing.patient);
  },
  finishTask: async ({ params: { taskId }, body: { to, why, version }, auditContext, ...asking }, dependencies) => {
    const changed = await dependencies.tasks.finish(taskId, { done: to !== 'open', why, version }, auditContext, {
      check: (task) => checkTask(task, asking, dependencies),
      prepare: (task) => readPatientOf(task, dependencies),
    });
    return await answerChange(changed, dependencies);
  },
  giveTasks: async ({ body: { from, to }, auditContext }, { giveTasks, staff }) => {
    const colleague = (await staff.list()).find(({ id }) => id === to);
    if (!colleague) return notFound(noColleague);
    if (from === to) return refusedAt('to', noColleague);
    return { status: 200, body: await giveTasks(from, colleague, auditContext) };
  },
  listColleagues: async (_, { staff }) => ({ status: 200, body: { content: await staff.list() } }),
  listPatientTasks: async ({ params: { patientId } }, dependencies) => ({
    status: 200,
    body: await readPatientTasks(patientId, dependencies),
  }),
  listTasks: async ({ params: { owner, state, page }, caller, access }, dependencies) => {
    const found = await dependencies.tasks.list(owner === me ? caller.username : owner, state, page);
    const ids = found.content.flatMap((row) => ('unreadable' in row ? [] : (row.patientId ?? [])));
    const [mayBeOpened, patients] = await Promise.all([access.canOpen(), dependencies.patients.read(ids)]);
    const shown = found.content.map((row) => {
      const patient = 'unreadable' in row ? undefined : patients.get(row.patientId ?? '');
      if ('unreadable' in row || !patient || isOwn(row, caller.username)) return row;
      return mayBeOpened(openedOf(patient)) ? row : { ...row, what: '', closed: true as const };
    });
    return { status: 200, body: { ...found, content: await nameTasks(shown, patients, dependencies) } };
  },
  readFrame: async (_, { table }) => ({ status: 200, body: await readFrame(table) }),
  readLateWork: async (_, { table, ...naming }) => ({ status: 200, body: await presentLateWork(table, naming) }),
  readLeadWork,
  readPlanned: async ({ params: { patientId }, auditContext }, dependencies) => {
    const found = await dependencies.readPlanned(patientId, auditContext.at);
    const { reminder, groups, links } = found;
    if (!reminder) return notFound(missing.patient);
    const [sessions, cancelledAtEnd, tasks] = await Promise.all([
      presentAppointments(found.sessions, dependencies),
      presentAppointments(found.cancelledAtEnd, dependencies),
      presentTasks(found.tasks, dependencies),
    ]);
    return {
      status: 200,
      body: {
        sessions: onlyReadable(sessions),
        cancelledAtEnd: onlyReadable(cancelledAtEnd),
        ...{ tasks, links, groups },
        reminders: { sessions: reminder.wanted, tests: reminder.tests },
        mayText: reminder.text === 'safe',
      },
    };
  },
  readTask: async ({ params: { taskId }, ...asking }, dependencies) => {
    const task = await dependencies.tasks.read(taskId);
    if (!task) return notFound(missing.task);
    await checkTask(task, asking, dependencies);
    return { status: 200, body: await presentTask(task, dependencies) };
  },
  readToday,
};

export const handler = serve(taskCalls, handlers, makeDependencies);
