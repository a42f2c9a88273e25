import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { connectTable } from '../../functions/kernel/store/open-table.ts';
import { addDays } from '../../shared/kernel/calendar.ts';
import type { Call } from '../../shared/kernel/call.ts';
import { today } from '../../shared/kernel/today.ts';
import { patientCalls } from '../../shared/patients/calls.ts';
import { settingsCalls } from '../../shared/settings/calls.ts';
import { weekdayOf } from '../../shared/settings/rota.ts';
import { taskCalls } from '../../shared/tasks/calls.ts';
import { ask } from '../support/ask.ts';
import { addPatient } from '../support/patients.ts';
import { saveResult } from '../support/results.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestProduct } from '../support/test-product.ts';

const idOf = ({ authorization }: { authorization: string }): string =>
  JSON.parse(Buffer.from(authorization.split('.')[1] ?? '', 'base64url').toString()).sub;

const product = await startTestProduct();
const admin = await signInStaff(product, 'ROLE_ADMIN');
const worker = await signInStaff(product);
const [adminId, workerId] = [idOf(admin), idOf(worker)];
const day = today();

type Sent = { params?: Record<string, string>; body?: object; as?: Record<string, string> };
const call = (one: Call, { params, body, as = worker }: Sent = {}) =>
  ask(product.url, one, {
    ...(params && { params }),
    ...(body && { body }),
    headers: { ...as, 'idempotency-key': randomUUID() },
  });
const list = async (as = worker) =>
  taskCalls.listAbsences.replies[200].parse((await call(taskCalls.listAbsences, { as })).body).content;
const away = { from: day, to: addDays(day, 6), why: 'sick' };

/** Somebody is away while the work runs. */
const whileAway = async (more: object, work: () => Promise<void>) => {
  expect((await call(taskCalls.saveOwnAbsence, { body: { ...away, ...more } })).status).toBe(201);
  await work();
  for (const { absenceId, person } of await list()) {
    const params = { accountId: person.id, absenceId };
    expect((await call(taskCalls.removeAbsenceOf, { params, as: admin })).status).toBe(200);
  }
};

it('everybody sees who is away and who covers, and the person and admins alone see why', async () => {
  const other = await signInStaff(product, 'ROLE_STAFF', 'Other');
  await whileAway({ coverId: adminId }, async () => {
    const [own] = await list();
    expect(own).toMatchObject({
      from: day,
      to: away.to,
      why: 'sick',
      person: { id: workerId },
      cover: { id: adminId },
    });
    expect((await list(admin))[0]).toMatchObject({ why: 'sick' });
    expect((await list(other))[0]).not.toHaveProperty('why');
  });
  expect(await list()).toEqual([]);
});

it('the cover sees the work of whoever is away, and nobody else but admins does', async () => {
  const [patientId, newId] = [await addPatient('Amina', 'Covered'), await addPatient('Amina', 'New')];
  for (const one of [patientId, newId]) {
    const assigned = await call(patientCalls.assignStaff, { as: admin, body: { patientId: one, userId: workerId } });
    expect(assigned.status).toBe(200);
  }
  await saveResult(connectTable(), patientId, { type: 'phq', day });
  const task = { what: 'Ring the housing officer.', until: day, ownerId: workerId };
  expect((await call(taskCalls.createTask, { body: task })).status).toBe(201);
  const cover = await signInStaff(product, 'ROLE_STAFF', 'Cover');
  const other = await signInStaff(product, 'ROLE_STAFF', 'Stranger');
  const read = (as: Record<string, string>) => call(taskCalls.readCovered, { params: { accountId: workerId }, as });
  await whileAway({ coverId: idOf(cover) }, async () => {
    const work = taskCalls.readCovered.replies[200].parse((await read(cover)).body);
    expect(work.alerts.content).toMatchObject([{ lastName: 'Covered', mine: false, owner: { id: workerId } }]);
    expect(work.newPatients.content).toMatchObject([{ lastName: 'New' }]);
    expect(work.tasks.content).toMatchObject([{ what: task.what }]);
    expect((await read(other)).status).toBe(404);
    expect((await read(admin)).status).toBe(200);
  });
  expect((await read(cover)).status).toBe(404);
});

it('the duty lead of today is whoever covers for the one on the rota', async () => {
  const settings = {
    staffMayAssignThemselves: true,
    rota: { weekly: { [weekdayOf(day)]: workerId }, dates: [] },
    version: 0,
  };
  expect((await call(settingsCalls.saveSettings, { as: admin, body: settings })).status).toBe(200);
  const readLead = async () =>
    settingsCalls.readSettings.replies[200].parse((await call(settingsCalls.readSettings)).body).dutyLead?.id;
  expect(await readLead()).toBe(workerId);
  await whileAway({ coverId: adminId }, async () => expect(await readLead()).toBe(adminId));
  await whileAway({}, async () => expect(await readLead()).toBeUndefined());
});

it.each([
  ['the last day is before the first', { to: addDays(day, -1) }, 'to'],
  ['it is over', { from: addDays(day, -9), to: addDays(day, -2) }, 'to'],
  ['it is longer than a year', { to: addDays(day, 400) }, 'to'],
  ['somebody would cover for themselves', { coverId: workerId }, 'coverId'],
  ['the cover does not work here', { coverId: randomUUID() }, 'coverId'],
])('an absence is refused beside its field where %s', async (_, wrong, path) => {
  const { status, body } = await call(taskCalls.saveOwnAbsence, { body: { ...away, ...wrong } });
  expect({ status, body }).toMatchObject({ status: 400, body: { errors: [{ path }] } });
});

it('an absence that is sent twice is one, and no day is in two of one person', async () => {
  await whileAway({}, async () => {
    expect((await call(taskCalls.saveOwnAbsence, { body: away })).status).toBe(201);
    expect(await list()).toHaveLength(1);
    const longer = { ...away, to: addDays(day, 7) };
    const again = await call(taskCalls.saveAbsenceOf, { params: { accountId: workerId }, body: longer, as: admin });
    expect(again).toMatchObject({ status: 400, body: { errors: [{ path: 'from' }] } });
    const later = { ...away, from: addDays(day, 7), to: addDays(day, 8) };
    const saved = await call(taskCalls.saveAbsenceOf, { params: { accountId: workerId }, body: later, as: admin });
    expect(saved.status).toBe(201);
  });
});

it('nobody removes an absence of somebody else but an admin', async () => {
  const other = await signInStaff(product, 'ROLE_STAFF', 'Colleague');
  await whileAway({}, async () => {
    const [{ absenceId = '' } = {}] = await list();
    expect((await call(taskCalls.removeOwnAbsence, { params: { absenceId }, as: other })).status).toBe(404);
    const params = { accountId: workerId, absenceId };
    expect((await call(taskCalls.removeAbsenceOf, { params, as: other })).status).toBe(403);
  });
});

it('whoever is back sees for a few days which tasks others ended and what became of the sessions, and nobody else does', async () => {
  const back = await signInStaff(product, 'ROLE_STAFF', 'Back');
  const [backId, yesterday] = [idOf(back), addDays(day, -1)];
  const summary = (as: Record<string, string>) => call(taskCalls.readAbsenceSummary, { as });
  expect((await summary(back)).status).toBe(404);
  const absence = { from: yesterday, to: addDays(day, 3), why: 'sick', coverId: adminId };
  expect((await call(taskCalls.saveOwnAbsence, { as: back, body: absence })).status).toBe(201);
  const addTask = async (what: string, by: Record<string, string>) => {
    const { body } = await call(taskCalls.createTask, { as: admin, body: { what, until: day, ownerId: backId } });
    const { taskId } = taskCalls.createTask.replies[201].parse(body);
    const params = { taskId };
    expect((await call(taskCalls.finishTask, { as: by, params, body: { to: 'done', version: 1 } })).status).toBe(200);
  };
  await addTask('Ring the school.', admin);
  await addTask('Write the letter.', back);
  expect((await summary(back)).status).toBe(404);
  const [own] = (await list(back)).filter(({ person }) => person.id === backId);
  const params = { absenceId: own?.absenceId ?? '' };
  expect((await call(taskCalls.removeOwnAbsence, { as: back, params })).status).toBe(200);
  const listed = taskCalls.listAbsences.replies[200].parse((await call(taskCalls.listAbsences, { as: back })).body);
  expect(listed).toMatchObject({ ended: { from: yesterday, to: yesterday } });
  expect(listed.content.filter(({ person }) => person.id === backId)).toEqual([]);
  const { tasks, sessions, more } = taskCalls.readAbsenceSummary.replies[200].parse((await summary(back)).body);
  expect(tasks).toEqual([
    expect.objectContaining({
      what: 'Ring the school.',
      done: expect.objectContaining({ by: expect.objectContaining({ id: adminId }) }),
    }),
  ]);
  expect({ sessions, more }).toEqual({ sessions: [], more: false });
  expect((await summary(admin)).status).toBe(404);
});
