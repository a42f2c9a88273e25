import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditCalls } from '../../shared/audit/calls.ts';
import { addDays } from '../../shared/kernel/calendar.ts';
import type { Call } from '../../shared/kernel/call.ts';
import { today } from '../../shared/kernel/today.ts';
import { caseNoteCalls } from '../../shared/notes/calls.ts';
import { patientCalls } from '../../shared/patients/calls.ts';
import { privacyCalls } from '../../shared/privacy/calls.ts';
import { excludedFrom, type RecordLimits } from '../../shared/privacy/record-limits.ts';
import { referralCalls } from '../../shared/referrals/calls.ts';
import { taskCalls } from '../../shared/tasks/calls.ts';
import { ask } from '../support/ask.ts';
import { addColleague, type Colleague } from '../support/colleagues.ts';
import { addPatient } from '../support/patients.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct();
const [admin, other] = [await addColleague(product, 'ROLE_ADMIN'), await addColleague(product, 'ROLE_ADMIN')];
const [friend, worker, named] = [await addColleague(product), await addColleague(product), await addColleague(product)];

type Sent = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown };
const send = (call: Call, request: Sent, by: Colleague = admin) =>
  ask(product.url, call, { ...request, headers: { ...by.headers, 'idempotency-key': randomUUID() } });
const done = async (call: Call, request: Sent, by?: Colleague) => {
  const { status, body, text } = await send(call, request, by);
  expect(status, text).toBeLessThan(300);
  return body;
};
const messageOf = ({ body }: { body: unknown }) => (body as { message: string }).message;

let patientId = '';
beforeEach(async () => {
  patientId = await addPatient('Amina', 'Yusuf');
});

const params = () => ({ patientId });
const exclude = (userId: string, by: Colleague = admin, more: object = {}) =>
  send(privacyCalls.excludeStaff, { params: params(), body: { userId, why: 'knows', ...more } }, by);
const read = (by: Colleague) => send(patientCalls.readReferral, { params: { id: patientId } }, by);
const open = (by: Colleague) => send(patientCalls.openRecord, { params: params(), body: { why: 'cover' } }, by);
const restrict = async (userIds: readonly string[], by: Colleague = admin) => {
  const { version } = (await done(privacyCalls.readRecordLimits, { params: params() }, by)) as RecordLimits;
  return await send(
    privacyCalls.restrictRecord,
    { params: params(), body: { userIds, why: 'They asked.', version } },
    by,
  );
};
const assign = (userId: string) => send(patientCalls.assignStaff, { body: { patientId, userId } });

describe('a member of staff who knows the patient', () => {
  it('closes the record to themselves, and opens nothing of it any more, not even with a reason', async () => {
    expect((await read(friend)).status).toBe(200);
    const { status, body } = await exclude('me', friend);
    expect(status).toBe(200);
    expect(body).toMatchObject({ excluded: [{ user: { id: friend.id }, by: { id: friend.id }, why: 'knows' }] });
    for (const call of [
      () => read(friend),
      () => send(caseNoteCalls.listCaseNotes, { params: { patientId, page: '1', size: '20' } }, friend),
      () => send(patientCalls.readTimeline, { params: { patientId, before: 'latest' } }, friend),
      () => open(friend),
    ]) {
      const refused = await call();
      expect(refused.status).toBe(403);
      expect(messageOf(refused)).toBe(excludedFrom);
    }
    expect((await send(patientCalls.identifyRecord, { params: params() }, friend)).body).toMatchObject({
      excluded: true,
    });
    expect((await read(worker)).status).toBe(200);
  });

  it('is kept out although they may open every record, or opened it with a reason before', async () => {
    await done(patientCalls.openRecord, { params: params(), body: { why: 'cover' } }, other);
    await exclude(other.id);
    expect((await read(other)).status).toBe(403);
    expect((await send(privacyCalls.admitStaff, { params: { patientId, userId: other.id } }, other)).status).toBe(403);
    await done(privacyCalls.admitStaff, { params: { patientId, userId: other.id } });
    expect((await read(other)).status).toBe(200);
  });

  it('closes it to nobody else, unless they answer for privacy', async () => {
    const refused = await exclude(worker.id, friend);
    expect(refused.status).toBe(403);
    expect((await read(worker)).status).toBe(200);
  });

  it('says why in words where no reason of the list fits', async () => {
    expect((await exclude('me', friend, { why: 'other' })).status).toBe(400);
    const { body } = await exclude('me', friend, { why: 'other', words: 'We sit on one committee.' });
    expect(body).toMatchObject({ excluded: [{ why: 'other', words: 'We sit on one committee.' }] });
  });

  it('is not their worker: neither excluded while they are, nor given the patient afterwards', async () => {
    await assign(worker.id);
    const refused = await exclude(worker.id);
    expect(refused.status).toBe(409);
    expect(messageOf(refused)).toContain('another worker first');
    await exclude(friend.id);
    const given = await assign(friend.id);
    expect(given.status).toBe(409);
    expect(messageOf(given)).toContain('is closed to');
    const handed = await send(taskCalls.handOver, {
      body: { from: worker.id, to: friend.id, reason: 'Leaves.', patientIds: [patientId] },
    });
    expect(handed.status).toBe(409);
    expect(messageOf(handed)).toContain('Amina Yusuf');
    expect((await read(admin)).body).toMatchObject({ user: { id: worker.id } });
  });

  it('gets no task about them', async () => {
    await exclude(friend.id);
    const body = { what: 'Ring the school.', until: addDays(today(), 2), ownerId: friend.id, patientId };
    const refused = await send(taskCalls.createTask, { body });
    expect(refused.status).toBe(409);
    const { taskId } = (await done(taskCalls.createTask, { body: { ...body, ownerId: worker.id } })) as {
      taskId: string;
    };
    const change = { what: body.what, until: body.until, ownerId: friend.id, version: 1 };
    expect((await send(taskCalls.changeTask, { params: { taskId }, body: change })).status).toBe(409);
  });

  it('is named neither in the record that staff read nor in an earlier version of it', async () => {
    await exclude(friend.id);
    expect(JSON.stringify((await read(admin)).body)).not.toContain(friend.id);
  });

  it('leaves a refused attempt in the audit log', async () => {
    await exclude(friend.id);
    await read(friend);
    const { content } = (await done(auditCalls.listLooks, { params: params() })) as { content: object[] };
    expect(content).toContainEqual(expect.objectContaining({ call: 'readReferral', refused: true }));
  });
});

describe('a restricted record', () => {
  it('is open to the people it names and the worker, to others and to admins with a reason', async () => {
    await assign(worker.id);
    await done(patientCalls.openRecord, { params: params(), body: { why: 'cover' } }, friend);
    expect((await restrict([named.id])).status).toBe(200);
    for (const one of [named, worker]) expect((await read(one)).status).toBe(200);
    // Opened with a reason before it was restricted: that counts until the end of the day.
    expect((await read(friend)).status).toBe(200);
    for (const one of [other, admin]) {
      const refused = await read(one);
      expect(refused.status).toBe(403);
      expect(refused.body).toMatchObject({ closedRecord: patientId });
      expect(messageOf(refused)).toContain('restricted');
    }
    await done(patientCalls.openRecord, { params: params(), body: { why: 'alert' } }, other);
    expect((await read(other)).status).toBe(200);
    for (const one of [named, worker]) {
      const { openings } = taskCalls.readToday.replies[200].parse(await done(taskCalls.readToday, {}, one));
      expect(openings.content).toContainEqual(expect.objectContaining({ patientId, why: 'alert' }));
    }
  });

  it('is open again once nobody is named, and a choice that was made on an older state is refused', async () => {
    await restrict([named.id, admin.id]);
    expect((await read(friend)).status).toBe(403);
    const stale = { userIds: [worker.id], why: 'They asked.', version: 1 };
    expect((await send(privacyCalls.restrictRecord, { params: params(), body: stale })).status).toBe(409);
    const again = { userIds: [named.id, admin.id], why: 'They asked.', version: 1 };
    expect((await send(privacyCalls.restrictRecord, { params: params(), body: again })).status).toBe(200);
    expect((await restrict([])).body).not.toHaveProperty('restrictedTo');
    expect((await read(friend)).status).toBe(200);
  });

  it('is restricted by whoever answers for privacy alone, and to people who work here', async () => {
    const body = { userIds: [friend.id], why: 'They asked.', version: 1 };
    expect((await send(privacyCalls.restrictRecord, { params: params(), body }, friend)).status).toBe(403);
    expect((await restrict([randomUUID()])).status).toBe(404);
  });
});

describe('a referral that is joined to somebody’s record', () => {
  it('brings its consents and whom it is closed to, and takes them along when it is separated', async () => {
    const known = await addPatient('Amina', 'Yusuf');
    await exclude(friend.id);
    const answer = { purpose: 'gp', answer: 'given', how: 'phone', language: 'Urdu', on: today() };
    await done(privacyCalls.addConsent, { params: params(), body: answer });
    await done(referralCalls.joinReferral, { params: params(), body: { samePatientId: known } });
    const about = async (id: string) => {
      const of = { params: { patientId: id } };
      const limits = privacyCalls.readRecordLimits.replies[200].parse(await done(privacyCalls.readRecordLimits, of));
      const consents = privacyCalls.listConsents.replies[200].parse(await done(privacyCalls.listConsents, of));
      return { closedTo: limits.excluded.map(({ user }) => user.id), consents: consents.content.length };
    };
    expect(await about(known)).toEqual({ closedTo: [friend.id], consents: 1 });
    const separated = { params: { patientId: known, formerId: patientId }, body: { reason: 'Two of one name.' } };
    await done(referralCalls.separateReferral, separated);
    expect(await about(patientId)).toEqual({ closedTo: [friend.id], consents: 1 });
    // Whoever looked at both may know both: an admin opens it to them again.
    expect(await about(known)).toEqual({ closedTo: [friend.id], consents: 0 });
  });
});
