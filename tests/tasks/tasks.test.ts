import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Call } from '../../shared/kernel/call.ts';
import { onlyReadable } from '../../shared/kernel/unreadable.ts';
import { patientCalls } from '../../shared/patients/calls.ts';
import { taskCalls } from '../../shared/tasks/calls.ts';
import { type Task, task } from '../../shared/tasks/task.ts';
import { ask } from '../support/ask.ts';
import { openPatients } from '../support/open-patients.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct();
const headers = await signInStaff(product);
await signInStaff(product, 'ROLE_ADMIN');
const patients = openPatients(product, headers);

type Sent = { params?: Record<string, string>; body?: object; key?: string };
const call = (one: Call, { params, body, key = randomUUID() }: Sent = {}) =>
  ask(product.url, one, {
    ...(params && { params }),
    ...(body && { body }),
    headers: { ...headers, 'idempotency-key': key },
  });

const colleagues = taskCalls.listColleagues.replies[200].parse((await call(taskCalls.listColleagues)).body).content;
const list = async (owner: string, state: 'open' | 'done' = 'open') => {
  const { body } = await call(taskCalls.listTasks, { params: { owner, state, page: '1' } });
  const { content, totalElements } = taskCalls.listTasks.replies[200].parse(body);
  return { tasks: onlyReadable(content), totalElements };
};
const ofPatient = async (patientId: string) => {
  const { body } = await call(taskCalls.listPatientTasks, { params: { patientId } });
  return onlyReadable(taskCalls.listPatientTasks.replies[200].parse(body).content);
};

const someone = { what: 'Ask everybody how they are.', until: '2026-12-01', ownerId: 'x' };
/** The caller, from their own first task. */
const callerId = await (async () => {
  for (const { id } of colleagues) {
    const made = task.parse((await call(taskCalls.createTask, { body: { ...someone, ownerId: id } })).body);
    if (made.owner.id === made.madeBy.id) return id;
  }
  throw new Error('Whoever calls is not among the colleagues');
})();
const colleagueId = colleagues.find(({ id }) => id !== callerId)?.id ?? '';

const add = async (more: object = {}): Promise<Task> => {
  const body = { what: 'Ring the housing officer.', until: '2026-12-01', ownerId: callerId, ...more };
  const answer = await call(taskCalls.createTask, { body });
  expect(answer.status).toBe(201);
  return task.parse(answer.body);
};
const finish = (taskId: string, done: boolean, version: number) =>
  call(taskCalls.finishTask, { params: { taskId }, body: { to: done ? 'done' : 'open', version } });

describe('the referral to another service', () => {
  const refer = async (patientId: string) => {
    const body = {
      patientId,
      serviceType: 'Housing',
      description: 'Damp in the bedroom.',
      withoutConsent: 'They asked for it by phone.',
    };
    const answer = await call(patientCalls.createExternalReferral, { body });
    return patientCalls.createExternalReferral.replies[201].parse(answer.body);
  };
  const progress = (patientId: string, externalReferralId: string, status: string, version: number) =>
    call(patientCalls.updateExternalReferral, {
      params: { patientId, externalReferralId },
      body: { status, outcome: '', version },
    });

  it('is asked about by a task, until an answer is on the record', async () => {
    const { patientId } = await patients.add('Ubah', 'Warsame');
    const { externalReferralId } = await refer(patientId);
    const [asked] = await ofPatient(patientId);
    expect(asked).toMatchObject({ source: 'external-referral', owner: { id: callerId } });
    expect(asked?.what).toContain('the referral to Housing');
    expect((await progress(patientId, externalReferralId, 'waiting', 1)).status).toBe(200);
    expect(await ofPatient(patientId)).toHaveLength(1);
    expect((await progress(patientId, externalReferralId, 'accepted', 2)).status).toBe(200);
    expect(await ofPatient(patientId)).toEqual([]);
  });

  it('that is answered after its task was ended is no fault', async () => {
    const { patientId } = await patients.add('Sagal', 'Warsame');
    const { externalReferralId } = await refer(patientId);
    await finish(externalReferralId, true, 1);
    expect((await progress(patientId, externalReferralId, 'declined', 1)).status).toBe(200);
  });
});

describe('a task', () => {
  it('is among the open ones of its person, by the day', async () => {
    const late = await add({ until: '2026-12-24' });
    const early = await add({ until: '2026-11-30' });
    const { tasks } = await list('me');
    const days = tasks.map(({ until }) => until);
    expect(days).toEqual(days.toSorted());
    expect(tasks.map(({ taskId }) => taskId)).toEqual(expect.arrayContaining([early.taskId, late.taskId]));
  });

  it('about a patient has their name, is on the record, and its story on the timeline', async () => {
    const { patientId } = await patients.add('Halima', 'Warsame');
    const made = await add({ patientId });
    expect(made.patient).toEqual({ patientId, firstName: 'Halima', lastName: 'Warsame' });
    expect((await ofPatient(patientId)).map(({ taskId }) => taskId)).toEqual([made.taskId]);
    await finish(made.taskId, true, 1);
    expect(await ofPatient(patientId)).toEqual([]);
    await finish(made.taskId, false, 2);
    const body = { what: made.what, until: '2026-12-03', ownerId: colleagueId, version: 3 };
    await call(taskCalls.changeTask, { params: { taskId: made.taskId }, body });
    const kinds = (await patients.timeline(patientId)).content.map(({ event }) => event.kind);
    expect(kinds.slice(0, 4)).toEqual(['task-changed', 'task-reopened', 'task-done', 'task']);
  });

  it('is handed over: off one list and onto the other', async () => {
    const made = await add();
    const [mine, theirs] = [await list('me'), await list(colleagueId)];
    const body = { what: made.what, until: made.until, ownerId: colleagueId, version: 1 };
    const answer = await call(taskCalls.changeTask, { params: { taskId: made.taskId }, body });
    expect(task.parse(answer.body).owner.id).toBe(colleagueId);
    expect((await list('me')).totalElements).toBe(mine.totalElements - 1);
    expect((await list(colleagueId)).totalElements).toBe(theirs.totalElements + 1);
  });

  it('that is done shows by whom, and may be opened again', async () => {
    const made = await add();
    const done = task.parse((await finish(made.taskId, true, 1)).body);
    expect(done.done?.by.id).toBe(callerId);
    expect((await list('me', 'done')).tasks[0]?.taskId).toBe(made.taskId);
    // Sent again after a lost reply.
    expect((await finish(made.taskId, true, 1)).status).toBe(200);
    expect(task.parse((await finish(made.taskId, false, 2)).body).done).toBeUndefined();
    expect((await list('me')).tasks.map(({ taskId }) => taskId)).toContain(made.taskId);
  });

  it('ends without being done for a reason alone, which stays with it and on the timeline', async () => {
    const { patientId } = await patients.add('Idil', 'Warsame');
    const { taskId } = await add({ patientId });
    const end = (body: object) => call(taskCalls.finishTask, { params: { taskId }, body } as never);
    expect((await end({ to: 'open', why: 'They have moved.', version: 1 })).status).toBe(400);
    expect((await end({ to: 'not-done', why: ' ', version: 1 })).status).toBe(400);
    const ended = task.parse((await end({ to: 'not-done', why: 'They have moved.', version: 1 })).body);
    expect(ended.done).toMatchObject({ by: { id: callerId }, why: 'They have moved.' });
    expect(await ofPatient(patientId)).toEqual([]);
    const [{ event } = { event: undefined }] = (await patients.timeline(patientId)).content;
    expect(event).toMatchObject({ kind: 'task-done', why: 'They have moved.' });
    expect(task.parse((await end({ to: 'open', version: 2 })).body).done).toBeUndefined();
  });

  it('that a colleague has changed meanwhile is not written over', async () => {
    const made = await add();
    const change = (what: string) => ({ what, until: made.until, ownerId: callerId, version: 1 });
    const params = { taskId: made.taskId };
    expect((await call(taskCalls.changeTask, { params, body: change('Write instead.') })).status).toBe(200);
    const stale = await call(taskCalls.changeTask, { params, body: change('Ring twice.') });
    expect(stale.status).toBe(409);
    expect(taskCalls.changeTask.replies[409].parse(stale.body).current.what).toBe('Write instead.');
  });

  it('sent twice is one', async () => {
    const before = await list('me');
    const key = randomUUID();
    const body = { what: 'Only once.', until: '2026-12-05', ownerId: callerId };
    const answers = [await call(taskCalls.createTask, { body, key }), await call(taskCalls.createTask, { body, key })];
    expect(new Set(answers.map((answer) => task.parse(answer.body).taskId)).size).toBe(1);
    expect((await list('me')).totalElements).toBe(before.totalElements + 1);
  });

  it('for somebody who does not work here, or about no patient on record, is refused', async () => {
    const body = { what: 'Ring.', until: '2026-12-05', ownerId: 'nobody' };
    expect((await call(taskCalls.createTask, { body })).status).toBe(404);
    const unknown = { ...body, ownerId: callerId, patientId: '01M5YXZYWAKE0RY5QY34VFXM34' };
    expect((await call(taskCalls.createTask, { body: unknown })).status).toBe(404);
    expect((await call(taskCalls.createTask, { body: { ...body, until: 'soon' } })).status).toBe(400);
  });
});
