import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createAppointmentStore } from '../../functions/appointments/store/appointments.ts';
import { connectTable } from '../../functions/kernel/store/open-table.ts';
import { createContactMessageStore } from '../../functions/messages/store/contact-messages.ts';
import { readDueWork } from '../../functions/tasks/store/late-work.ts';
import { bookingInput } from '../../shared/appointments/appointment.ts';
import { placeInTime } from '../../shared/appointments/appointments.ts';
import { addDays } from '../../shared/kernel/calendar.ts';
import type { Call } from '../../shared/kernel/call.ts';
import { today } from '../../shared/kernel/today.ts';
import { addWorkingDays } from '../../shared/kernel/working-days.ts';
import { caseNoteCalls } from '../../shared/notes/calls.ts';
import { patientCalls } from '../../shared/patients/calls.ts';
import { taskCalls } from '../../shared/tasks/calls.ts';
import type { LateKind } from '../../shared/tasks/late.ts';
import { ask } from '../support/ask.ts';
import { makeAuditContext } from '../support/audit-context.ts';
import { freeDay } from '../support/free-day.ts';
import { readJwt } from '../support/jwt.ts';
import { openDiary } from '../support/open-diary.ts';
import { addPatient } from '../support/patients.ts';
import { saveResult } from '../support/results.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct();
const admin = await signInStaff(product, 'ROLE_ADMIN');
const me = String(readJwt(admin.authorization.replace('Bearer ', '')).claims.sub);
const manager = await signInStaff(product, 'ROLE_MANAGER');
const table = connectTable();
const now = today();

const call = (one: Call, body?: object, params?: Record<string, string>) =>
  ask(product.url, one, {
    ...(params && { params }),
    ...(body && { body }),
    headers: { ...admin, 'idempotency-key': randomUUID() },
  });
const readLate = async () => {
  const { status, body } = await ask(product.url, taskCalls.readLateWork, { headers: manager });
  expect(status).toBe(200);
  return taskCalls.readLateWork.replies[200].parse(body);
};
const numberOf = async (kind: LateKind) => (await readLate()).kinds.find((one) => one.kind === kind)?.count ?? 0;

const [worker] = taskCalls.listColleagues.replies[200].parse((await call(taskCalls.listColleagues)).body).content;
if (!worker) throw new Error('Nobody works here');
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000);
const addTask = (until: string, patientId?: string) =>
  call(taskCalls.createTask, { what: 'Ring the housing officer.', until, ownerId: worker.id, patientId });

describe('what is late in the organisation', () => {
  it('is what was due before today, of every kind, and ends when it is done', async () => {
    expect((await readLate()).kinds).toEqual([]);

    await addTask(now);
    expect(await numberOf('task')).toBe(0);
    const made = taskCalls.createTask.replies[201].parse((await addTask(addDays(now, -3))).body);
    expect(await numberOf('task')).toBe(1);
    await call(taskCalls.finishTask, { to: 'done', version: 1 }, { taskId: made.taskId });
    expect(await numberOf('task')).toBe(0);

    const patientId = await addPatient('Amina', 'Yusuf', daysAgo(90));
    expect(await numberOf('referral')).toBe(1);
    await saveResult(table, patientId, { type: 'gad', day: addDays(now, -80) });
    expect(await numberOf('test')).toBe(1);
  });

  it('is counted for whoever is to do it and for the service, with the day since which it is late', async () => {
    const patientId = await addPatient('Idil', 'Warsame', daysAgo(60));
    const given = await call(patientCalls.assignStaff, { patientId, userId: worker.id });
    expect(given.status).toBe(200);
    await addTask(addDays(now, -9), patientId);
    await addTask(addDays(now, -2), patientId);
    const { workers, services } = await readLate();
    expect(workers).toContainEqual({ worker, count: expect.any(Number), since: expect.any(String) });
    expect(workers.find((one) => one.worker?.id === worker.id)?.count).toBeGreaterThanOrEqual(2);
    expect(services.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(2);
  });

  it('has a session that nobody has recorded, on Today and here, until somebody does', async () => {
    const patientId = await addPatient('Hodan', 'Seen', daysAgo(60));
    const at = { day: addDays(now, -3), time: '09:00', minutes: 50 };
    const placed = placeInTime(at);
    if ('wrong' in placed) throw new Error(placed.wrong);
    // Planned when its day had not passed yet.
    const planned = bookingInput.parse({ ...at, day: freeDay(), patientId, workerId: me, place: 'telephone' });
    const booking = { ...planned, day: at.day };
    await createAppointmentStore(table).book(booking, [placed.at], randomUUID(), makeAuditContext());
    const onToday = async () =>
      taskCalls.readToday.replies[200]
        .parse((await call(taskCalls.readToday)).body)
        .sessions.filter(({ patient }) => patient.patientId === patientId);
    const [unrecorded] = await onToday();
    expect(unrecorded).toMatchObject({ status: 'planned', day: at.day });
    expect(await numberOf('session')).toBe(1);
    const { appointmentId = '', version = 0 } = unrecorded ?? {};
    const recording = { ...at, status: 'missed', workerId: me, place: 'telephone' } as const;
    const recorded = await openDiary(product, admin).record(patientId, {
      ...recording,
      planned: { appointmentId, version },
    });
    expect(recorded.status, recorded.text).toBe(201);
    expect(await onToday()).toEqual([]);
    expect(await numberOf('session')).toBe(0);
  });

  it('has a patient who came to a worker, until the worker is in touch, and again when they come anew', async () => {
    const patientId = await addPatient('Sagal', 'Comes');
    const owed = async () => {
      const { work } = await readDueWork(table, addDays(now, 30));
      return work.filter((one) => one.kind === 'contact' && one.patient?.patientId === patientId);
    };
    const give = (userId: string) => call(patientCalls.assignStaff, { patientId, userId });
    const write = () => call(caseNoteCalls.createCaseNote, { patientId, caseNote: 'Rang her.' });
    expect(await owed()).toEqual([]);
    expect((await give(worker.id)).status).toBe(200);
    expect(await owed()).toMatchObject([{ due: addWorkingDays(now, 5), workerId: worker.id }]);
    // A change of the record is no contact, and no new worker.
    const referralPersonalDetails = { firstName: 'Sagal', lastName: 'Came' };
    const change = { patientId, referralPersonalDetails, referralDemographics: { language: 'Somali' }, version: 1 };
    const changed = await call(patientCalls.updatePatient, change);
    expect(changed.status, changed.text).toBe(200);
    expect(await owed()).toHaveLength(1);
    expect((await write()).status).toBe(201);
    expect(await owed()).toEqual([]);
    const taken = await call(patientCalls.unassignStaff, { reason: 'She is on leave.' }, { patientId });
    expect(taken.status, taken.text).toBe(200);
    expect(await owed()).toEqual([]);
    expect((await give(worker.id)).status).toBe(200);
    expect(await owed()).toHaveLength(1);
    expect((await write()).status).toBe(201);
    expect(await owed()).toEqual([]);
  });

  it('names nobody who is looked after', async () => {
    const text = JSON.stringify(await readLate());
    for (const name of ['Amina', 'Yusuf', 'Idil', 'Warsame', 'housing']) expect(text).not.toContain(name);
  });

  it('includes a message that nobody has answered by the next working day', async () => {
    const name = { firstName: 'Sami', lastName: '' };
    const safeContact = { methods: [], times: '', leaveMessage: '', sayWhoWeAre: '' };
    const reply = { email: 'sami@mail.example', phone: '', safeContact };
    const written = { ...name, ...reply, message: 'Please write to me.' };
    await createContactMessageStore(table).add(written, randomUUID(), daysAgo(1 / 24));
    expect(await numberOf('message')).toBe(0);
    await createContactMessageStore(table).add(written, randomUUID(), daysAgo(9));
    expect(await numberOf('message')).toBe(1);
  });
});
