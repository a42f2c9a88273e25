import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { intakeCalls } from '../../shared/intake/calls.ts';
import { addDays } from '../../shared/kernel/calendar.ts';
import { formatDay } from '../../shared/kernel/format-day.ts';
import { today } from '../../shared/kernel/today.ts';
import { addWorkingDays } from '../../shared/kernel/working-days.ts';
import { patientCalls } from '../../shared/patients/calls.ts';
import { settingsCalls } from '../../shared/settings/calls.ts';
import { taskCalls } from '../../shared/tasks/calls.ts';
import { ask } from '../support/ask.ts';
import { openDiary, type Recording } from '../support/open-diary.ts';
import { addPatient } from '../support/patients.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct();
const headers = await signInStaff(product);
const diary = openDiary(product, headers);
const [{ id: workerId } = { id: '' }] = taskCalls.listColleagues.replies[200].parse(
  (await ask(product.url, taskCalls.listColleagues, { headers })).body,
).content;

let hour = 7;
/** Records sessions, one a day, the latest yesterday. */
const recordAll = async (patientId: string, statuses: readonly ('missed' | 'attended')[]) => {
  hour += 1;
  const time = `${String(hour).padStart(2, '0')}:00`;
  for (const [index, status] of statuses.entries()) {
    const day = addDays(today(), index - statuses.length);
    const body: Recording = { status, workerId, day, time, minutes: 50, place: 'telephone' };
    expect(await diary.record(patientId, body)).toMatchObject({ status: 201 });
  }
};

const tasksOf = async (patientId: string) => {
  const { body } = await ask(product.url, taskCalls.listPatientTasks, { params: { patientId }, headers });
  return taskCalls.listPatientTasks.replies[200].parse(body).content.flatMap((row) => ('unreadable' in row ? [] : row));
};

it('each missed session in a row makes the task of its step, and closes nothing', async () => {
  const patientId = await addPatient();
  await recordAll(patientId, ['attended', 'missed', 'missed', 'missed']);
  const tasks = await tasksOf(patientId);
  const yesterday = formatDay(addDays(today(), -1));
  expect(tasks.map(({ until }) => until)).toEqual([
    addWorkingDays(today(), 1),
    addWorkingDays(today(), 5),
    addWorkingDays(today(), 5),
  ]);
  const words = tasks.map(({ what }) => what);
  expect(words.filter((what) => what.startsWith('Ring them'))).toHaveLength(1);
  expect(words.filter((what) => what.startsWith('Write to them'))).toHaveLength(1);
  expect(words).toContain(
    `Discuss whether to close: they have missed 3 sessions in a row, the last of ${yesterday}. Nothing closes by itself.`,
  );
  const read = await ask(product.url, patientCalls.readReferral, { params: { id: patientId }, headers });
  expect(patientCalls.readReferral.replies[200].parse(read.body).active).toBe(true);
});

it('a recording that is sent twice makes one task, and one after a session that they came to begins again', async () => {
  const patientId = await addPatient();
  await recordAll(patientId, ['missed', 'attended']);
  const key = randomUUID();
  const body: Recording = { status: 'missed', workerId, day: today(), time: '00:05', minutes: 5, place: 'telephone' };
  for (const _ of [1, 2]) expect(await diary.record(patientId, body, key)).toMatchObject({ status: 201 });
  expect((await tasksOf(patientId)).map(({ what }) => what.slice(0, 9))).toEqual(['Ring them', 'Ring them']);
});

it('a step that the service of the patient does not take makes no task', async () => {
  const admin = await signInStaff(product, 'ROLE_ADMIN');
  const rota = { weekly: {}, dates: [] };
  const missed = [{ service: 'rahat', steps: ['letter' as const] }];
  const body = { staffMayAssignThemselves: false, rota, missed, version: 0 };
  expect(await ask(product.url, settingsCalls.saveSettings, { headers: admin, body })).toMatchObject({
    status: 200,
    body: { missed: { rahat: ['letter'] } },
  });
  const referral = {
    referralPersonalDetails: { firstName: 'Amina', lastName: 'Yusuf', mobile: '07700 900456' },
    referralProject: { project: 'rahat' },
  };
  const sent = await ask(product.url, intakeCalls.sendReferral, {
    body: referral,
    headers: { 'Idempotency-Key': randomUUID() },
  });
  const { patientId } = intakeCalls.sendReferral.replies[201].parse(sent.body);
  await recordAll(patientId, ['missed', 'missed', 'missed']);
  expect((await tasksOf(patientId)).map(({ what }) => what.slice(0, 13))).toEqual(['Write to them']);
});
