import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { connectTable } from '../../functions/kernel/store/open-table.ts';
import { readPartition } from '../../functions/kernel/store/query-items.ts';
import { erasureCalls } from '../../shared/erasure/calls.ts';
import { addDays } from '../../shared/kernel/calendar.ts';
import type { Call } from '../../shared/kernel/call.ts';
import { today } from '../../shared/kernel/today.ts';
import { privacyCalls } from '../../shared/privacy/calls.ts';
import type { PrivacyCase } from '../../shared/privacy/privacy-case.ts';
import { taskCalls } from '../../shared/tasks/calls.ts';
import { samples } from '../platform/samples.ts';
import { ask } from '../support/ask.ts';
import { addColleague, type Colleague } from '../support/colleagues.ts';
import { addCounted } from '../support/erasures.ts';
import { addPatient } from '../support/patients.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct();
const [admin, other] = [await addColleague(product, 'ROLE_ADMIN'), await addColleague(product, 'ROLE_ADMIN')];
const table = connectTable();

type Sent = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown; key?: string };
const send = (call: Call, { key = randomUUID(), ...request }: Sent = {}, by: Colleague = admin) =>
  ask(product.url, call, { ...request, headers: { ...by.headers, 'idempotency-key': key } });
const done = async (call: Call, request: Sent = {}, by: Colleague = admin) => {
  const { status, body, text } = await send(call, request, by);
  expect(status, text).toBeLessThan(300);
  return body;
};
const messageOf = ({ body }: { body: unknown }) => (body as { message: string }).message;

const asked = samples.privacy.addPrivacyRequest.body;
const request = (more: object = {}) => ({ ...asked, receivedOn: addDays(today(), -3), ...more });
const read = async (added: unknown) => {
  const { caseId } = added as { caseId: string };
  return privacyCalls.readPrivacyCase.replies[200].parse(
    await done(privacyCalls.readPrivacyCase, { params: { caseId } }),
  );
};
const add = async (body: object = request(), key?: string) =>
  await read(await done(privacyCalls.addPrivacyRequest, { body, ...(key !== undefined && { key }) }));
const addStep = ({ caseId, version }: { caseId: string; version: number }, step: object, by = admin) =>
  send(
    privacyCalls.addPrivacyStep,
    { params: { caseId }, body: { version, on: today(), words: 'By letter.', ...step } },
    by,
  );
const stepDone = async (one: PrivacyCase, step: object) => {
  const { status, body, text } = await addStep(one, step);
  expect(status, text).toBe(200);
  return body as PrivacyCase;
};
const list = async (query: Record<string, string> = {}) =>
  privacyCalls.listPrivacyCases.replies[200].parse(await done(privacyCalls.listPrivacyCases, { query }));
const isAt = (rows: readonly { caseId: string }[], { caseId }: { caseId: string }) =>
  rows.some((row) => row.caseId === caseId);

describe('a privacy request', () => {
  it('is open until it ends, says who wrote what, and can be opened again', async () => {
    const patientId = await addPatient('Harpreet', 'Gill');
    const one = await add(request({ patientId, person: 'H. Gill' }));
    expect(one).toMatchObject({ patient: { patientId, lastName: 'Gill' }, madeBy: { id: admin.id }, steps: [] });
    expect(isAt((await list()).open, one)).toBe(true);

    const known = await stepDone(one, { step: 'identity', wasAskedFor: true });
    const ended = await stepDone(known, { step: 'ended', outcome: 'done' });
    expect(ended.steps.map(({ step, by }) => [step, by.id])).toEqual([
      ['identity', admin.id],
      ['ended', admin.id],
    ]);
    const after = await list();
    expect([isAt(after.open, one), isAt(after.ended, one)]).toEqual([false, true]);
    expect((await addStep(ended, { step: 'extended' })).status).toBe(400);

    const again = await stepDone(ended, { step: 'reopened' });
    expect(isAt((await list()).open, one)).toBe(true);
    expect(await read(one)).toEqual(again);
  });

  it('is stored once, however often it is sent, and is refused about nobody', async () => {
    const key = randomUUID();
    const body = request({ person: 'Somebody of the staff' });
    const [first, second] = [await add(body, key), await add(body, key)];
    expect(second.caseId).toBe(first.caseId);
    const patientId = '01M5YXZYWAKE0RY5QY34VFXM99';
    expect((await send(privacyCalls.addPrivacyRequest, { body: request({ patientId }) })).status).toBe(404);
    const future = request({ receivedOn: addDays(today(), 1) });
    expect(messageOf(await send(privacyCalls.addPrivacyRequest, { body: future }))).toMatch(/not in the future/);
  });

  it('takes no step that was decided without the one of a colleague, and one that is sent twice counts once', async () => {
    const one = await add();
    const step = { step: 'note', words: 'We rang them.' };
    const first = await stepDone(one, step);
    expect(await stepDone(one, step)).toEqual(first);
    const stale = await addStep(one, { step: 'note', words: 'We wrote to them.' }, other);
    expect(stale.status).toBe(409);
    expect(stale.body).toMatchObject({ current: { version: 2, steps: [{ words: 'We rang them.' }] } });
  });

  it('says at which field a step is wrong, and stores nothing', async () => {
    const one = await add();
    const answer = await addStep(one, { step: 'ended', outcome: 'done' });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: 'outcome' }] } });
    expect(await read(one)).toEqual(one);
  });

  it('is counted, with the day of the first, and is late work of nobody once that is over', async () => {
    const before = privacyCalls.countPrivacyCases.replies[200].parse(await done(privacyCalls.countPrivacyCases));
    await add(request({ receivedOn: '2026-01-05' }));
    expect(await done(privacyCalls.countPrivacyCases)).toEqual({ open: before.open + 1, due: '2026-02-05' });
    const late = taskCalls.readLateWork.replies[200].parse(await done(taskCalls.readLateWork));
    expect(late.kinds).toContainEqual({ kind: 'privacy', count: 1, since: '2026-02-05', more: false });
    expect(late.services).toEqual([]);
  });

  it('stops the erasure of the record while somebody waits for an answer', async () => {
    const { patientId, countedAt } = await addCounted();
    const one = await add(request({ patientId, request: 'erasure' }));
    const approve = () => send(erasureCalls.approveErasure, { params: { patientId }, body: { countedAt } }, other);
    expect(messageOf(await approve())).toMatch(/somebody waits for an answer/);
    await stepDone(one, { step: 'ended', outcome: 'withdrawn' });
    expect((await approve()).status).toBe(200);
  });

  it('is listed page by page once it has ended, the latest first, and none twice', async () => {
    for (let index = 0; index < 52; index += 1) await stepDone(await add(), { step: 'ended', outcome: 'withdrawn' });
    const first = await list();
    expect(first.ended).toHaveLength(50);
    const rest = await list({ after: first.next ?? '' });
    expect(rest.next).toBeUndefined();
    const all = [...first.ended, ...rest.ended].map(({ caseId }) => caseId);
    expect(all).toEqual(all.toSorted().toReversed());
    expect(new Set(all).size).toBe((await readPartition(table, 'PRIVACY-ENDED')).length);
  });
});

describe('an incident', () => {
  it('ends once everybody who has to know of it does', async () => {
    const body = { ...samples.privacy.addIncident.body, knownOn: addDays(today(), -1), risk: 'high' };
    let one = await read(await done(privacyCalls.addIncident, { body }));
    expect(messageOf(await addStep(one, { step: 'ended' }))).toMatch(/inform the regulator first/);
    one = await stepDone(one, { step: 'regulator-informed', at: '09:00' });
    expect(messageOf(await addStep(one, { step: 'ended' }))).toMatch(/inform the people first/);
    one = await stepDone(one, { step: 'people-informed' });
    expect((await stepDone(one, { step: 'ended' })).steps).toHaveLength(3);
  });
});
