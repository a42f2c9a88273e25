import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, expect, it, vi } from 'vitest';
import { connectTable } from '../../functions/kernel/store/open-table.ts';
import { commit } from '../../functions/kernel/store/write.ts';
import { endInforming } from '../../functions/referrals/store/inform-tasks.ts';
import { intakeCalls } from '../../shared/intake/calls.ts';
import type { Call } from '../../shared/kernel/call.ts';
import { today } from '../../shared/kernel/today.ts';
import { onlyReadable } from '../../shared/kernel/unreadable.ts';
import { addWorkingDays } from '../../shared/kernel/working-days.ts';
import { referralCalls } from '../../shared/referrals/calls.ts';
import { taskCalls } from '../../shared/tasks/calls.ts';
import { ask } from '../support/ask.ts';
import { makeAuditContext } from '../support/audit-context.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct();
const headers = await signInStaff(product);
afterEach(() => void vi.unstubAllEnvs());

const call = (one: Call, sent: { params?: Record<string, string>; body?: object; query?: Record<string, string> }) =>
  ask(product.url, one, { ...sent, headers: { ...headers, 'idempotency-key': crypto.randomUUID() } });
const refer = async (referralReferrer: object) => {
  const body = {
    referralPersonalDetails: { firstName: 'Amina', lastName: 'Asks', phone: '07700 900456' },
    referralReferrer,
  };
  return intakeCalls.sendReferral.replies[201].parse((await call(intakeCalls.sendReferral, { body })).body).patientId;
};
const decide = async (patientId: string, more: object) => {
  const body = { from: 'new', state: 'declined', why: 'Too far.', version: 1, ...more };
  const answer = await call(referralCalls.decideReferral, { params: { patientId, number: '1' }, body });
  expect(answer.status, answer.text).toBe(200);
};
const tell = (patientId: string) =>
  call(referralCalls.answerReferrer, { params: { patientId, number: '1' }, body: { text: 'We cannot help.' } });
const openTasks = async (patientId: string) => {
  const { body } = await call(taskCalls.listPatientTasks, { params: { patientId } });
  return onlyReadable(taskCalls.listPatientTasks.replies[200].parse(body).content).map(({ what, source, until }) => ({
    ...{ what, source, until },
  }));
};
const owed = (what: string) => [{ what, source: 'decision', until: addWorkingDays(today(), 1) }];

it('whoever decides gets a task to tell the referrer, or the person where nobody else referred them', async () => {
  const referred = await refer({ firstName: 'Grace', lastName: 'Mensah', phone: '0113 496 0000' });
  await decide(referred, { inform: 'task' });
  expect(await openTasks(referred)).toEqual(owed('Tell the referrer what was decided: declined.'));
  const alone = await refer({});
  await decide(alone, { inform: 'task', tasks: 'end' });
  expect(await openTasks(alone)).toEqual(owed('Tell them, in the way that is safe, what was decided: declined.'));
});

it('nobody gets one where they were told already', async () => {
  const patientId = await refer({ firstName: 'Grace', phone: '0113 496 0000' });
  await decide(patientId, {});
  expect(await openTasks(patientId)).toEqual([]);
});

it('an email ends the task, and one that fails leaves it', async () => {
  const patientId = await refer({ firstName: 'Grace', email: 'grace@surgery.example' });
  await decide(patientId, { inform: 'mail' });
  vi.stubEnv('AWS_ENDPOINT_URL_SESV2', 'http://127.0.0.1:9');
  expect((await tell(patientId)).status).toBe(409);
  expect(await openTasks(patientId)).toEqual(owed('Tell the referrer what was decided: declined.'));
  vi.unstubAllEnvs();
  expect((await tell(patientId)).status).toBe(200);
  expect(await openTasks(patientId)).toEqual([]);
});

it('an email ends the tasks of all decisions of the referral', async () => {
  const patientId = await refer({ firstName: 'Grace', email: 'grace@surgery.example' });
  await decide(patientId, { state: 'waiting', inform: 'task' });
  await decide(patientId, { from: 'waiting', state: 'declined', version: 2, inform: 'mail', tasks: 'stay' });
  expect(await openTasks(patientId)).toHaveLength(2);
  expect((await tell(patientId)).status).toBe(200);
  expect(await openTasks(patientId)).toEqual([]);
});

it('an email ends the task of a decision that the index does not have yet', async () => {
  const patientId = await refer({ firstName: 'Grace', email: 'grace@surgery.example' });
  await decide(patientId, { inform: 'mail' });
  const table = connectTable();
  const client = Object.create(table.client) as typeof table.client;
  client.send = (async (command: never) =>
    (command as object) instanceof QueryCommand ? { Items: [] } : await table.client.send(command)) as never;
  const writes = await endInforming({ ...table, client }, patientId, makeAuditContext('answerReferrer'));
  expect(await commit(table, writes)).toMatchObject({ done: true });
  expect(await openTasks(patientId)).toEqual([]);
});

it('a task of a referral goes with it when it is joined, and comes back when it is separated', async () => {
  const [patientId, formerId] = [await refer({}), await refer({ firstName: 'Grace', phone: '0113 496 0000' })];
  const body = { from: 'new', state: 'waiting', version: 1, inform: 'task' };
  const params = { patientId: formerId, number: '1' };
  expect((await call(referralCalls.decideReferral, { params, body })).status).toBe(200);
  const promised = owed('Tell the referrer what was decided: waiting list.');
  const joined = await call(referralCalls.joinReferral, {
    params: { patientId: formerId },
    body: { samePatientId: patientId },
  });
  expect(joined.status, joined.text).toBe(200);
  expect(await openTasks(patientId)).toEqual(promised);
  const separated = await call(referralCalls.separateReferral, {
    params: { patientId, formerId },
    body: { reason: 'It was another person.' },
  });
  expect(separated.status, separated.text).toBe(200);
  expect(await openTasks(patientId)).toEqual([]);
  expect(await openTasks(formerId)).toEqual(promised);
});
