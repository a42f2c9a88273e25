import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { connectTable } from '../../functions/kernel/store/open-table.ts';
import type { Call } from '../../shared/kernel/call.ts';
import { today } from '../../shared/kernel/today.ts';
import { onlyReadable } from '../../shared/kernel/unreadable.ts';
import { caseNoteCalls } from '../../shared/notes/calls.ts';
import { nameRecordsAdmin } from '../../shared/organisation/records-admin.ts';
import { patientCalls } from '../../shared/patients/calls.ts';
import { settingsCalls } from '../../shared/settings/calls.ts';
import { taskCalls } from '../../shared/tasks/calls.ts';
import { ask } from '../support/ask.ts';
import { openPatients, type PatientBody } from '../support/open-patients.ts';
import { saveResult } from '../support/results.ts';
import { serviceAt } from '../support/services.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct();
const headers = await signInStaff(product, 'ROLE_ADMIN');
const colleague = await signInStaff(product);
const patients = openPatients(product, headers);
const table = connectTable();

const call = (
  one: Call,
  { params, body, query }: { params?: Record<string, string>; body?: object; query?: Record<string, string> } = {},
) =>
  ask(product.url, one, {
    ...(params && { params }),
    ...(body && { body }),
    ...(query && { query }),
    headers: { ...headers, 'idempotency-key': randomUUID() },
  });
const staff = patientCalls.listStaff.replies[200].parse((await call(patientCalls.listStaff)).body);
const [one = { id: '' }, other = { id: '' }] = staff;

const add = async (lastName: string, more: PatientBody = {}) => (await patients.add('Amina', lastName, more)).patientId;
const assign = (patientId: string, userId: string) => call(patientCalls.assignStaff, { body: { patientId, userId } });
const list = async (query: Record<string, string>) => {
  const { body } = await call(taskCalls.listCaseload, { query });
  const { content, next } = taskCalls.listCaseload.replies[200].parse(body);
  return { rows: onlyReadable(content), next };
};
const idsOf = async (query: Record<string, string>) => (await list(query)).rows.map(({ patientId }) => patientId);
const count = async (query: Record<string, string>) =>
  taskCalls.countCaseload.replies[200].parse((await call(taskCalls.countCaseload, { query })).body).count;
const note = (patientId: string) => call(caseNoteCalls.createCaseNote, { body: { patientId, caseNote: 'We met.' } });
const from = (service: string, language: string): PatientBody => ({
  referralProject: { project: service },
  referralDemographics: { language },
});

describe('patients by what staff choose', () => {
  it('are found by service, by language, by both, and by nothing recorded', async () => {
    const [urdu, polish] = [
      await add('Urdu', from(serviceAt(1), 'Urdu')),
      await add('Polish', from(serviceAt(1), ' polish ')),
    ];
    const blank = await add('Blank');
    expect(await idsOf({ service: serviceAt(1) })).toEqual(expect.arrayContaining([urdu, polish]));
    expect(await idsOf({ language: 'POLISH' })).toEqual([polish]);
    expect(await idsOf({ service: serviceAt(1), language: 'urdu' })).toEqual([urdu]);
    expect(await idsOf({ service: 'none', language: 'none' })).toContain(blank);
    expect(await idsOf({ service: serviceAt(2), language: 'urdu' })).toEqual([]);
  });

  it('follow a change of the service, of the status and of the worker', async () => {
    const id = await add('Mover', from(serviceAt(3), 'Bengali'));
    const { version } = await patients.read(id);
    await patients.update({
      ...from(serviceAt(4), 'Bengali'),
      patientId: id,
      version,
      referralPersonalDetails: { firstName: 'Amina', lastName: 'Mover' },
    });
    expect(await idsOf({ service: serviceAt(3) })).toEqual([]);
    expect(await idsOf({ service: serviceAt(4) })).toEqual([id]);
    await assign(id, one.id);
    expect(await idsOf({ worker: one.id, service: serviceAt(4), language: 'bengali' })).toEqual([id]);
    expect(await idsOf({ worker: 'nobody', service: serviceAt(4) })).toEqual([]);
    await patients.deactivate(id);
    expect(await idsOf({ service: serviceAt(4) })).toEqual([]);
    expect(await idsOf({ service: serviceAt(4), status: 'inactive' })).toEqual([id]);
  });

  it('come in the order of their last contact, which a note or a result moves and nothing moves back', async () => {
    const language = `of ${randomUUID()}`;
    const [first, second] = [await add('First', from('', language)), await add('Second', from('', language))];
    const [row] = (await list({ language })).rows;
    expect(row).toMatchObject({ patientId: first });
    expect(row?.lastContact).toBeUndefined();
    await saveResult(table, first, { day: today() });
    expect(await idsOf({ language, order: 'latest' })).toEqual(expect.arrayContaining([first, second]));
    expect((await list({ language })).rows.find(({ patientId }) => patientId === first)?.lastContact).toBe(today());
    await note(second);
    expect((await list({ language })).rows.map(({ lastContact }) => lastContact)).toEqual([today(), today()]);
    await saveResult(table, second, { day: today(), type: 'gad' });
    expect((await list({ language })).rows.map(({ lastContact }) => lastContact)).toEqual([today(), today()]);
  });

  it('are read on page after page, each once, in both orders', async () => {
    const language = `pages ${randomUUID()}`;
    const ids: string[] = [];
    for (let n = 0; n < 15; n += 1) ids.push(await add(`Page ${n}`, from('', language)));
    for (const order of ['longest', 'latest']) {
      const first = await list({ language, order });
      const rest = await list({ language, order, after: first.next ?? '' });
      expect(first.rows).toHaveLength(12);
      expect(rest.next).toBeUndefined();
      const read = [...first.rows, ...rest.rows].map(({ patientId }) => patientId);
      expect(read).toEqual(order === 'longest' ? ids : ids.toReversed());
    }
    expect(await count({ language })).toBe(15);
  });
});

describe('handing over', () => {
  const handOver = async (body: { from: string; to: string; reason: string; patientIds?: string[] }) => {
    const answer = await call(taskCalls.handOver, { body });
    expect(answer.status).toBe(200);
    return taskCalls.handOver.replies[200].parse(answer.body);
  };
  const reason = 'She leaves at the end of the month.';
  const assigned = async (many: number, to: string) => {
    const ids: string[] = [];
    for (let n = 0; n < many; n += 1) {
      ids.push(await add(`Handed ${n}`));
      await assign(ids[n] ?? '', to);
    }
    return ids;
  };

  it('some of them moves those, records the reason on each timeline, and names each in the audit log', async () => {
    const [moved = '', left = ''] = await assigned(2, one.id);
    expect(await handOver({ from: one.id, to: other.id, reason, patientIds: [moved] })).toMatchObject({
      done: 1,
      left: 0,
    });
    expect(await idsOf({ worker: other.id })).toContain(moved);
    expect(await idsOf({ worker: one.id })).toContain(left);
    const [latest] = (await patients.timeline(moved)).content;
    expect(latest?.event).toMatchObject({
      kind: 'handed-over',
      from: { id: one.id },
      to: { id: other.id },
      reason,
    });
    expect((await patients.read(moved)).user?.id).toBe(other.id);
  });

  it('all of them takes as many requests as it needs, and the same again does nothing more', async () => {
    await assigned(27, one.id);
    const before = await count({ worker: one.id });
    const all = { from: one.id, to: 'nobody', reason };
    const first = await handOver(all);
    expect(first).toMatchObject({ done: 25, left: before - 25 });
    const second = await handOver(all);
    expect(second).toMatchObject({ done: before - 25, left: 0 });
    expect(await count({ worker: one.id })).toBe(0);
    expect(await handOver(all)).toMatchObject({ done: 0, left: 0 });
  });

  it('two people at once hands each patient over once', async () => {
    const ids = await assigned(4, one.id);
    const answers = await Promise.all(
      [other.id, 'nobody'].map((to) => handOver({ from: one.id, to, reason, patientIds: ids })),
    );
    expect(answers.reduce((sum, { done }) => sum + done, 0)).toBe(4);
    for (const id of ids) {
      const kinds = (await patients.timeline(id)).content.map(({ event }) => event.kind);
      expect(kinds.filter((kind) => kind === 'handed-over')).toHaveLength(1);
    }
  });

  it('to somebody who does not work here is refused', async () => {
    const answer = await call(taskCalls.handOver, { body: { from: one.id, to: randomUUID(), reason } });
    expect(answer.status).toBe(404);
    expect((await call(taskCalls.handOver, { body: { from: one.id, to: other.id, reason: '' } })).status).toBe(400);
  });
});

describe('taking a patient on oneself', () => {
  const takeOn = (patientId: string, as: Record<string, string>) =>
    ask(product.url, taskCalls.takeOn, { params: { patientId }, headers: { ...as, 'idempotency-key': randomUUID() } });
  const letStaff = async (staffMayAssignThemselves: boolean, version: number) => {
    const body = { staffMayAssignThemselves, rota: { weekly: {}, dates: [] }, version };
    expect((await call(settingsCalls.saveSettings, { body })).status).toBe(200);
  };

  it('is for an admin, and for staff where the settings allow it; the timeline shows it, and the second is refused', async () => {
    const [first, second] = [await add('First'), await add('Second')];
    expect((await takeOn(first, headers)).status).toBe(200);
    expect((await patients.timeline(first)).content.map(({ event }) => event.kind)).toContain('assigned');
    const mine = await idsOf({ worker: 'me' });
    expect(mine).toContain(first);

    const refused = await takeOn(second, colleague);
    expect(refused).toMatchObject({
      status: 409,
      body: { message: `Only ${nameRecordsAdmin()} can access the assignment of patients.` },
    });
    expect((await patients.read(second)).user).toBeUndefined();
    await letStaff(true, 0);
    expect((await takeOn(second, colleague)).status).toBe(200);
    const { user } = await patients.read(second);
    expect([one.id, other.id]).toContain(user?.id);
    expect(mine).not.toContain(second);

    const taken = await takeOn(second, headers);
    expect(taken).toMatchObject({ status: 409, body: { message: expect.stringContaining('A colleague looks after') } });
    expect((await patients.read(second)).user).toEqual(user);
    await letStaff(false, 1);
    expect((await takeOn(await add('Third'), colleague)).status).toBe(409);
  });

  it('of a patient who does not exist is not found', async () => {
    expect((await takeOn('01M8076R8PW9H6E0AH37H3BK46', headers)).status).toBe(404);
  });
});
