import { freeDay } from '../../support/free-day.ts';
import { addPatient } from '../../support/patients.ts';
import { serviceAt } from '../../support/services.ts';
import type { Budget } from './open-budget.ts';

/** What there is to do: tasks, caseloads, and drafts of what is being written. */
export const measureWork = async ({ call, measure, memberId, patientId }: Budget) => {
  const params = { patientId };
  let week = 0;
  const owned = { what: 'Ring the housing officer.', until: '2026-12-01', ownerId: memberId, patientId };
  const task = async () => ({ params: { taskId: (await call('createTask', { body: owned })).taskId as string } });
  const one = await task();
  await measure('counts of the frame', 'readFrame');
  await measure('colleagues', 'listColleagues');
  await measure('create a task', 'createTask', () => ({ body: owned }));
  await measure('change a task', 'changeTask', async () => ({
    ...(await task()),
    body: { ...owned, patientId: undefined, until: '2026-12-02', version: 1 },
  }));
  await measure('finish a task', 'finishTask', async () => ({ ...(await task()), body: { done: true, version: 1 } }));
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
    await call('assignStaff', { body: { referralId: patientId, userId: memberId } });
    return { body: { from: memberId, to: 'nobody', reason: 'Leaves.', patientIds: [patientId] } };
  });
  /** A patient of a worker with six weekly sessions and a task. */
  const planned = async () => {
    const id = await addPatient('Sabiha', 'Planned');
    await call('assignStaff', { body: { referralId: id, userId: memberId } });
    week += 1;
    const time = `${String(6 + Math.floor(week / 2)).padStart(2, '0')}:${week % 2 === 0 ? '00' : '30'}`;
    const booking = { patientId: id, workerId: memberId, day: freeDay(70), time, minutes: 30, place: 'telephone' };
    await call('bookAppointment', { body: { ...booking, weeks: 6 } });
    await call('createTask', { body: { ...owned, patientId: id } });
    return id;
  };
  const choice = { sessions: 'tell', overlaps: 'leave', tasks: 'leave' };
  await measure('what is planned for a patient', 'readPlanned', async () => ({
    params: { patientId: await planned() },
  }));
  await measure('what is planned with a worker', 'askHandOver', () => ({ body: { from: memberId, to: 'nobody' } }));
  await measure('hand over one patient with six sessions', 'handOver', async () => ({
    body: { from: memberId, to: 'nobody', reason: 'Leaves.', patientIds: [await planned()], planned: choice },
  }));
  await measure('take on a patient', 'takeOn', async () => ({
    params: { patientId: await addPatient('Sabiha', 'Waits') },
  }));

  const revision = async () => ((await call('readDraft')) as { draft?: { revision: string } }).draft?.revision;
  const keeping = async () => {
    const over = await revision();
    return { body: { content: '{"text":"Half a sentence"}', ...(over && { over }) } };
  };
  await measure('drafts', 'listDrafts');
  await measure('keep a draft', 'keepDraft', keeping);
  await measure('read a draft', 'readDraft');
  await measure('discard a draft', 'discardDraft', async () => {
    await call('keepDraft', await keeping());
    return { query: { over: (await revision()) ?? '' } };
  });
};
