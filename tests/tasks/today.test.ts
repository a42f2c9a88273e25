import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { connectTable } from '../../functions/kernel/store/open-table.ts';
import { shownToday } from '../../functions/tasks/store/today.ts';
import { alertCalls } from '../../shared/alerts/calls.ts';
import { draftCalls } from '../../shared/drafts/calls.ts';
import { intakeCalls } from '../../shared/intake/calls.ts';
import { addDays } from '../../shared/kernel/calendar.ts';
import type { Call } from '../../shared/kernel/call.ts';
import { today } from '../../shared/kernel/today.ts';
import { onlyReadable } from '../../shared/kernel/unreadable.ts';
import { messageCalls } from '../../shared/messages/calls.ts';
import { caseNoteCalls } from '../../shared/notes/calls.ts';
import { patientCalls } from '../../shared/patients/calls.ts';
import { contactBy } from '../../shared/referrals/promises.ts';
import { taskCalls } from '../../shared/tasks/calls.ts';
import { samples } from '../platform/samples.ts';
import { ask } from '../support/ask.ts';
import { addPatient } from '../support/patients.ts';
import { saveResult } from '../support/results.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct();
const headers = await signInStaff(product);
const admin = await signInStaff(product, 'ROLE_ADMIN');
const table = connectTable();
const now = today();

type Sent = { params?: Record<string, string>; body?: object; as?: Record<string, string> };
const call = (one: Call, { params, body, as = headers }: Sent = {}) =>
  ask(product.url, one, {
    ...(params && { params }),
    ...(body && { body }),
    headers: { ...as, 'idempotency-key': randomUUID() },
  });
const staff = patientCalls.listStaff.replies[200].parse((await call(patientCalls.listStaff, { as: admin })).body);
const readToday = async () => taskCalls.readToday.replies[200].parse((await call(taskCalls.readToday)).body);

const addTask = (ownerId: string, more: object = {}) =>
  call(taskCalls.createTask, { body: { what: 'Ring the housing officer.', until: addDays(now, 5), ownerId, ...more } });
const me = await (async () => {
  for (const { id } of staff) {
    await addTask(id);
    if ((await readToday()).tasks.total > 0) return id;
  }
  throw new Error('Whoever calls is not among the staff');
})();
const colleague = staff.find(({ id }) => id !== me)?.id ?? '';

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000);
const add = async (lastName: string, { days = 0, worker }: { days?: number; worker?: string } = {}) => {
  const id = await addPatient('Amina', lastName, daysAgo(days));
  if (worker) {
    const { status } = await call(patientCalls.assignStaff, { as: admin, body: { patientId: id, userId: worker } });
    expect(status).toBe(200);
  }
  return id;
};
const atRisk = async (patientId: string, day = now) =>
  (await saveResult(table, patientId, { type: 'phq', day })).alert?.alertId ?? '';
const namesOf = (rows: readonly object[]) => rows.map((row) => ('lastName' in row ? row.lastName : 'unreadable'));

describe('what there is to do today', () => {
  it('has no more than what is one’s own, nobody’s and due, each part in its order', async () => {
    const [mine, mineToo] = [
      await add('Mine', { days: 90, worker: me }),
      await add('Seen Lately', { days: 90, worker: me }),
    ];
    const others = await add('Colleague’s', { days: 90, worker: colleague });
    const [nobodys, longest] = [await add('Nobody’s'), await add('Waits Longer', { days: 9 })];

    // Raised in none of the orders shown.
    const [ofOthers, ofNobody, ofMe] = [
      await atRisk(others),
      await atRisk(nobodys),
      await atRisk(mine, addDays(now, -60)),
    ];
    await saveResult(table, mineToo, { type: 'gad', day: addDays(now, -50) });
    await call(caseNoteCalls.createCaseNote, { body: { patientId: mineToo, caseNote: 'We met.' } });
    await saveResult(table, others, { type: 'gad', day: addDays(now, -80) });

    const answered = { action: 'Rang her.', name: 'Tomasz Brzezicki', reviewOn: now };
    for (const patientId of [mineToo, others]) {
      const alertId = await atRisk(patientId);
      await call(alertCalls.respondToAlert, { params: { patientId, alertId }, body: answered });
    }
    const tomorrow = { ...answered, reviewOn: addDays(now, 1) };
    const later = await atRisk(mineToo);
    await call(alertCalls.respondToAlert, { params: { patientId: mineToo, alertId: later }, body: tomorrow });

    await addTask(me, { until: addDays(now, 1), patientId: mine });
    for (const firstName of ['First', 'Second', 'Answered']) {
      await call(intakeCalls.sendContactMessage, { body: { ...samples.intake.sendContactMessage.body, firstName } });
    }
    const list = messageCalls.listContacts.replies[200].parse(
      (await call(messageCalls.listContacts, { params: { page: '1' } })).body,
    );
    const [latest] = onlyReadable(list.content);
    const answer = { state: 'answered', how: 'rang', version: 1 };
    await call(messageCalls.handleContact, { params: { id: latest?.contactId ?? '' }, body: answer });
    const draft = { content: '{"text":"Half a sentence"}' };
    await call(draftCalls.saveDraft, { params: { form: 'case-note', recordId: mine }, body: draft });

    const read = await readToday();
    const alerts = onlyReadable(read.alerts.content);
    expect(alerts.map(({ alertId }) => alertId)).toEqual([ofMe, ofNobody, ofOthers]);
    expect(alerts.map(({ mine: isMine, owner }) => [isMine, owner?.id])).toEqual([
      [true, me],
      [false, undefined],
      [false, colleague],
    ]);
    expect(namesOf(read.reviews.content)).toEqual(['Seen Lately']);
    // Undecided referrals, the longest wait first: giving a worker accepts a referral.
    expect(read.referrals.content.map(({ patientId }) => patientId)).toEqual([longest, nobodys]);
    expect(read.messages.content.map((row) => 'firstName' in row && row.firstName)).toEqual(['First', 'Second']);
    expect(read.tests.content.map((row) => [row.lastName, row.questionType, row.dueDate])).toEqual([
      ['Mine', 'phq', addDays(now, -18)],
      ['Seen Lately', 'gad', addDays(now, -8)],
    ]);
    expect(read.unseen.content.map(({ patientId, lastContact }) => [patientId, lastContact])).toEqual([
      [mine, addDays(now, -60)],
    ]);
    const tasks = onlyReadable(read.tasks.content);
    expect(tasks.map(({ until, patient }) => [until, patient?.lastName])).toEqual([
      [addDays(now, 1), 'Mine'],
      [addDays(now, 5), undefined],
    ]);
    expect(read.drafts.map(({ form, patient }) => [form, patient?.lastName])).toEqual([['case-note', 'Mine']]);
  });

  it('shows the number and the safe way with a task to ring somebody, and with a ring-back', async () => {
    const patientId = await add('To Ring', { worker: me });
    await addTask(me, { kind: 'ring', patientId });
    await addTask(me, { kind: 'letter', patientId });
    await call(intakeCalls.askRingBack, { body: samples.intake.askRingBack.body });
    const { tasks, messages } = await readToday();
    const about = onlyReadable(tasks.content).filter(({ patient }) => patient?.patientId === patientId);
    expect(about.map(({ kind, contact }) => [kind, contact?.phones])).toEqual([
      ['ring', ['07700 900456']],
      ['letter', undefined],
    ]);
    const asked = onlyReadable(messages.content).filter(({ ringBack }) => ringBack);
    expect(asked.map(({ contact }) => contact)).toEqual([
      { phones: [samples.intake.askRingBack.body.phone], safeContact: expect.any(Object) },
    ]);
  });

  it('says by when somebody new is promised that we are in touch, until somebody was', async () => {
    const patientId = await add('Never Met', { worker: me });
    const promisedOf = async () =>
      (await readToday()).newPatients.content.find((one) => one.patientId === patientId)?.promisedBy;
    expect(await promisedOf()).toBe(contactBy(now));
    const body = { patientId, caseNote: 'Rang her.' };
    await call(caseNoteCalls.createCaseNote, { body });
    await call(patientCalls.assignStaff, { as: admin, body: { patientId, userId: colleague } });
    await call(patientCalls.assignStaff, { as: admin, body: { patientId, userId: me } });
    const { newPatients } = await readToday();
    expect(newPatients.content.find((one) => one.patientId === patientId)).toMatchObject({ lastName: 'Never Met' });
    expect(await promisedOf()).toBeUndefined();
  });

  it('shows the first of each part, and counts them all', async () => {
    for (let n = 0; n < shownToday + 1; n += 1) {
      const id = await add(`Many ${n}`, { days: 200 - n, worker: me });
      await atRisk(id, addDays(now, -100 - n));
      await addTask(me);
      await call(intakeCalls.sendContactMessage, { body: samples.intake.sendContactMessage.body });
      await add(`New ${n}`);
    }
    const {
      drafts: _,
      sessions: __,
      groups: ___,
      openings: ____,
      calls: _____,
      newPatients: ______,
      tasks,
      unassigned,
      apart,
      reviews,
      pairs,
      patients,
      ...parts
    } = await readToday();
    for (const { content, total, more } of Object.values(parts)) {
      expect(content).toHaveLength(shownToday);
      expect(total).toBeGreaterThan(shownToday);
      expect(more).toBe(false);
    }
    // All stand in the one order of Today.
    expect(tasks.content).toHaveLength(tasks.total);
    expect(tasks.total).toBeGreaterThan(shownToday);
    expect(apart).toEqual({ referrals: { count: 0, more: false, danger: 0 }, messages: { count: 0, danger: 0 } });
    expect(unassigned.count).toBeGreaterThan(shownToday);
    expect(patients).toEqual({ count: parts.unseen.total + 3, more: false });
    // The longest open of all, and one's own.
    expect(onlyReadable(parts.alerts.content).map(({ mine }) => mine)).toEqual(Array(shownToday).fill(true));
    expect(namesOf(parts.unseen.content)[0]).toBe('Many 5');
    expect(reviews.total).toBe(1);
    // Each has a first test that was due long ago; one earlier patient has a second.
    expect(pairs).toMatchObject({ paired: 1, more: false });
    expect(pairs.due).toBeGreaterThan(shownToday);
  });
});
