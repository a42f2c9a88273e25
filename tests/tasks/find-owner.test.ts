import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { addDays } from '../../shared/kernel/calendar.ts';
import type { Call } from '../../shared/kernel/call.ts';
import { today } from '../../shared/kernel/today.ts';
import { onlyReadable } from '../../shared/kernel/unreadable.ts';
import { patientCalls } from '../../shared/patients/calls.ts';
import { type SettingsInput, settingsCalls } from '../../shared/settings/calls.ts';
import { weekdays } from '../../shared/settings/rota.ts';
import { taskCalls } from '../../shared/tasks/calls.ts';
import { userCalls } from '../../shared/users/calls.ts';
import { ask } from '../support/ask.ts';
import { addColleague, type Colleague } from '../support/colleagues.ts';
import { openDiary } from '../support/open-diary.ts';
import { addPatient } from '../support/patients.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct();
const admin = await addColleague(product, 'ROLE_ADMIN');
const lead = await addColleague(product);
const caller = await addColleague(product);

const call = async (one: Call, by: Colleague, body?: object, params?: Record<string, string>) => {
  const answer = await ask(product.url, one, {
    ...{ ...(params && { params }), ...(body && { body }) },
    headers: { ...by.headers, 'idempotency-key': randomUUID() },
  });
  expect(answer.status, answer.text).toBeLessThan(300);
  return answer.body;
};

const setLead = async (id: string | undefined) => {
  const { version } = settingsCalls.readSettings.replies[200].parse(await call(settingsCalls.readSettings, admin));
  const weekly = Object.fromEntries(weekdays.map((day) => [day, id])) as SettingsInput['rota']['weekly'];
  const rota = { weekly, dates: [] };
  await call(settingsCalls.saveSettings, admin, {
    staffMayAssignThemselves: false,
    recordAccess: 'everybody',
    rota,
    version,
  });
};

/** A patient of a worker who works here no more. */
const addPatientOfFormer = async () => {
  const worker = await addColleague(product);
  const patientId = await addPatient();
  await call(patientCalls.assignStaff, admin, { patientId, userId: worker.id });
  await call(userCalls.disableUser, admin, undefined, { username: worker.id });
  return { patientId, worker };
};

const ownersOf = async (patientId: string) => {
  const body = await call(taskCalls.listPatientTasks, admin, undefined, { patientId });
  return onlyReadable(taskCalls.listPatientTasks.replies[200].parse(body).content).map(({ owner }) => owner.id);
};

const miss = async (patientId: string) => {
  const session = { day: addDays(today(), -1), time: '09:00', minutes: 50, place: 'telephone' } as const;
  const recorded = await openDiary(product, caller.headers).record(patientId, {
    ...session,
    ...{ status: 'missed', workerId: caller.id },
  });
  expect(recorded.status, recorded.text).toBe(201);
};
const referOn = (patientId: string) =>
  call(patientCalls.createExternalReferral, caller, {
    patientId,
    serviceType: 'Housing',
    description: 'Damp.',
    withoutConsent: 'They asked for it by phone.',
  });

it.each([
  ['a missed session', miss],
  ['a referral to another service', referOn],
])('the task of %s is the worker’s while they work here', async (_, follow) => {
  const worker = await addColleague(product);
  const patientId = await addPatient();
  await call(patientCalls.assignStaff, admin, { patientId, userId: worker.id });
  await follow(patientId);
  expect(await ownersOf(patientId)).toEqual([worker.id]);
});

it.each([
  ['a missed session', miss],
  ['a referral to another service', referOn],
])(
  'the task of %s is the duty lead’s once the worker has left, and the caller’s on a day without one',
  async (_, follow) => {
    await setLead(lead.id);
    const first = await addPatientOfFormer();
    await follow(first.patientId);
    expect(await ownersOf(first.patientId)).toEqual([lead.id]);
    await setLead(undefined);
    const second = await addPatientOfFormer();
    await follow(second.patientId);
    expect(await ownersOf(second.patientId)).toEqual([caller.id]);
  },
);
