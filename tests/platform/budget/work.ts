import { addPatient } from '../../support/patients.ts';
import { serviceAt } from '../../support/services.ts';
import type { Budget } from './open-budget.ts';

/** What there is to do: tasks, caseloads, and drafts of what is being written. */
export const measureWork = async ({ call, measure, memberId, patientId }: Budget) => {
  const params = { patientId };
  const owned = { what: 'Ring the housing officer.', until: '2026-01-05', ownerId: memberId, patientId };
  const task = async () => ({ params: { taskId: (await call('createTask', { body: owned })).taskId as string } });
  const one = await task();
  await measure('counts of the frame', 'readFrame');
  await measure('colleagues', 'listColleagues');
  await measure('late work of the organisation', 'readLateWork');
  await measure('what colleagues are late with', 'readLeadWork');
  await measure('create a task', 'createTask', () => ({ body: owned }));
  await measure('change a task', 'changeTask', async () => ({
    ...(await task()),
    body: { ...owned, patientId: undefined, until: '2026-01-06', version: 1 },
  }));
  await measure('finish a task', 'finishTask', async () => ({ ...(await task()), body: { to: 'done', version: 1 } }));
  await measure('read a task', 'readTask', () => one);
  await measure('my tasks', 'listTasks');
  await measure('tasks of a patient', 'listPatientTasks', () => ({ params }));
  await measure('patients of a worker', 'listCaseload', () => ({ query: { worker: 'me' } }));
  await measure('patients of a service and a language', 'listCaseload', () => ({
    query: { service: serviceAt(1), language: 'urdu' },
  }));
  await measure('how many patients', 'countCaseload');
  // Names and tests are one request where the lists are answered in one turn.
  await measure('today', 'readToday', undefined, { requests: '23 or 24' });
  await measure('hand over one patient', 'handOver', async () => {
    await call('assignStaff', { body: { patientId, userId: memberId } });
    return { body: { from: memberId, to: 'nobody', reason: 'Leaves.', patientIds: [patientId] } };
  });
  await measure('take on a patient', 'takeOn', async () => ({
    params: { patientId: await addPatient('Sabiha', 'Waits') },
  }));

  const revision = async () => ((await call('readDraft')) as { draft?: { revision: string } }).draft?.revision;
  const makeDraft = async () => {
    const over = await revision();
    return { body: { content: '{"text":"Half a sentence"}', ...(over && { over }) } };
  };
  await measure('drafts', 'listDrafts');
  await measure('keep a draft', 'saveDraft', makeDraft);
  await measure('read a draft', 'readDraft');
  await measure('discard a draft', 'discardDraft', async () => {
    await call('saveDraft', await makeDraft());
    return { query: { over: (await revision()) ?? '' } };
  });
};
