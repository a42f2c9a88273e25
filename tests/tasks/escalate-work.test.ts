import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { escalateWork } from '../../functions/tasks/jobs/escalate-work.ts';
import { actAs } from '../../infra/local/guard/acting-as.ts';
import { addDays } from '../../shared/kernel/calendar.ts';
import type { Call } from '../../shared/kernel/call.ts';
import { today } from '../../shared/kernel/today.ts';
import { addWorkingDays, isWorkingDay } from '../../shared/kernel/working-days.ts';
import { patientCalls } from '../../shared/patients/calls.ts';
import { referralInput } from '../../shared/patients/referral.ts';
import { type SettingsInput, settingsCalls } from '../../shared/settings/calls.ts';
import { weekdays } from '../../shared/settings/rota.ts';
import { absenceCalls } from '../../shared/tasks/absences.ts';
import { taskCalls } from '../../shared/tasks/calls.ts';
import { ask } from '../support/ask.ts';
import { addColleague, type Colleague, chooseServices } from '../support/colleagues.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct();
const admin = await addColleague(product, 'ROLE_ADMIN');
const lead = await addColleague(product);
const worker = await addColleague(product);
const cover = await addColleague(product);
const mobiles = new Map([admin, lead, worker, cover].map(({ id }, index) => [`+44770090060${index + 1}`, id]));

const call = async (one: Call, by: Colleague, body?: object, params?: Record<string, string>) => {
  const answer = await ask(product.url, one, {
    ...(params && { params }),
    ...(body && { body }),
    headers: { ...by.headers, 'idempotency-key': randomUUID() },
  });
  expect(answer.status, answer.text).toBeLessThan(300);
  return answer;
};

const setUp = async (dutyLead: Colleague | undefined, late: SettingsInput['late'] = {}) => {
  const { version } = settingsCalls.readSettings.replies[200].parse(
    (await call(settingsCalls.readSettings, admin)).body,
  );
  const weekly = Object.fromEntries(weekdays.map((day) => [day, dutyLead?.id])) as SettingsInput['rota']['weekly'];
  const rota = { weekly, dates: [] };
  await call(settingsCalls.saveSettings, admin, {
    staffMayAssignThemselves: false,
    recordAccess: 'services',
    rota,
    late,
    version,
  });
};
const addTask = (until: string, more: { patientId?: string } = {}) =>
  call(taskCalls.createTask, admin, { what: 'Ring the housing officer.', until, ownerId: worker.id, ...more });

const addPatientOf = async (project: string) => {
  const { documents: _, ...referral } = referralInput.parse({
    referralPersonalDetails: { firstName: 'Amina', lastName: 'Yusuf', dob: '1990-05-04', phone: '07700 900456' },
    referralProject: { project },
  });
  const { body } = await call(patientCalls.createPatient, admin, referral);
  return patientCalls.createPatient.replies[201].parse(body).patientId;
};

/** Who is texted in the morning of a day, and with how many things. */
const run = async (day: string) => {
  const isAboutWork = ({ text }: { text: string }) => text.includes('due or late');
  const before = product.outbox.list().filter(isAboutWork).length;
  await actAs('escalateWork', () => escalateWork(Date.parse(`${day}T09:00:00Z`)));
  const texts = product.outbox.list().filter(isAboutWork);
  return Object.fromEntries(
    texts
      .slice(0, texts.length - before)
      .map(({ to, text }) => [mobiles.get(to), Number.parseInt(text, 10) || 1] as const),
  );
};

// A day of its own for each test, well apart from those of others: what is late stays late.
let last = addWorkingDays(today(), 1);
const nextDay = () => {
  last = addWorkingDays(last, 12);
  return last;
};

it('whoever owns a task is texted on its day, once, and the duty lead five working days later', async () => {
  await setUp(lead);
  const day = nextDay();
  await addTask(day);
  await addTask(day);
  expect(await run(addDays(day, -1))).toEqual({});
  expect(await run(day)).toEqual({ [worker.id]: 2 });
  expect(await run(day)).toEqual({});
  expect(await run(addWorkingDays(day, 1))).toEqual({});
  expect(await run(addWorkingDays(day, 5))).toEqual({ [lead.id]: 2 });
});

it('nobody is texted on a day that is no working day: a task of that day is told on the next one', async () => {
  await setUp(lead);
  let day = nextDay();
  while (isWorkingDay(day)) day = addDays(day, 1);
  await addTask(day);
  expect(await run(day)).toEqual({});
  expect(await run(addWorkingDays(day, 1))).toEqual({ [worker.id]: 1 });
});

it('the settings say when each is told, and that nobody is', async () => {
  const day = nextDay();
  await addTask(day);
  await setUp(lead, { task: { owner: 'before', lead: 'after-1' } });
  expect(await run(addDays(day, -1))).toEqual(isWorkingDay(addDays(day, -1)) ? { [worker.id]: 1 } : {});
  expect(await run(day)).toEqual({});
  expect(await run(addWorkingDays(day, 1))).toEqual({ [lead.id]: 1 });
  await setUp(lead, { task: { owner: 'never', lead: 'never' } });
  const quiet = nextDay();
  await addTask(quiet);
  expect(await run(quiet)).toEqual({});
});

it('whoever covers is texted for a colleague who is away, and the duty lead where nobody covers', async () => {
  await setUp(lead);
  const [covered, uncovered] = [nextDay(), nextDay()];
  const away = (day: string, coverId = '') =>
    call(absenceCalls.saveAbsenceOf, admin, { from: day, to: day, why: 'sick', coverId }, { accountId: worker.id });
  await away(covered, cover.id);
  await away(uncovered);
  await addTask(covered);
  await addTask(uncovered);
  expect(await run(covered)).toEqual({ [cover.id]: 1 });
  expect(await run(uncovered)).toEqual({ [lead.id]: 1 });
});

it('the admins are texted instead where there is no duty lead, or one who may not open the record', async () => {
  await setUp(undefined, { task: { owner: 'never', lead: 'day' } });
  const day = nextDay();
  await addTask(day);
  expect(await run(day)).toEqual({ [admin.id]: 1 });

  await chooseServices(product, admin, lead, ['cancer']);
  await setUp(lead, { task: { owner: 'never', lead: 'day' } });
  const later = nextDay();
  await addTask(later, { patientId: await addPatientOf('rahat') });
  await addTask(later);
  expect(await run(later)).toEqual({ [admin.id]: 1, [lead.id]: 1 });
});

it('how much is late is stored for the trend, once a day', async () => {
  const { trend } = taskCalls.readLateWork.replies[200].parse((await call(taskCalls.readLateWork, admin)).body);
  expect(trend.length).toBeGreaterThan(10);
  expect(trend.map(({ day }) => day)).toEqual([...new Set(trend.map(({ day }) => day))].toSorted());
  expect(trend.at(-1)?.count).toBeGreaterThan(5);
});

it('the duty lead sees what colleagues are late with, of records that they may open; nobody else does', async () => {
  const late = { task: { owner: 'never', lead: 'after-1' } } as const;
  const due = addWorkingDays(addDays(today(), -9), 1);
  await addTask(due);
  await addTask(due, { patientId: await addPatientOf('rahat') });
  const read = async (by: Colleague) =>
    taskCalls.readLeadWork.replies[200].parse((await call(taskCalls.readLeadWork, by)).body).content;
  await setUp(lead, late);
  expect(await read(lead)).toEqual([{ kind: 'task', due, owner: expect.objectContaining({ id: worker.id }) }]);
  expect(await read(admin)).toEqual([]);
  expect(await read(worker)).toEqual([]);
  await setUp(undefined, late);
  expect((await read(admin)).map(({ patient }) => patient?.lastName)).toEqual([undefined, 'Yusuf']);
  expect(await read(lead)).toEqual([]);
});
