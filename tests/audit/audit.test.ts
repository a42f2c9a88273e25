import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createAuditLog } from '../../functions/audit/store/audit-log.ts';
import type { AuditEntry } from '../../functions/kernel/store/audit.ts';
import { connectTable } from '../../functions/kernel/store/open-table.ts';
import { alertCalls } from '../../shared/alerts/calls.ts';
import { auditCalls } from '../../shared/audit/calls.ts';
import { lastQuarters } from '../../shared/audit/quarters.ts';
import { intakeCalls } from '../../shared/intake/calls.ts';
import { today } from '../../shared/kernel/today.ts';
import { messageCalls } from '../../shared/messages/calls.ts';
import { sentMessage } from '../../shared/messages/contact-message.ts';
import { patientCalls } from '../../shared/patients/calls.ts';
import { userCalls } from '../../shared/users/calls.ts';
import { samples } from '../platform/samples.ts';
import { ask } from '../support/ask.ts';
import { addColleague } from '../support/colleagues.ts';
import { addPatient } from '../support/patients.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct();
const headers = await signInStaff(product);
const table = connectTable();

const log = createAuditLog(table);
const readEntries = async (wanted: Parameters<typeof log.read>[0]) =>
  (await log.read(wanted, new Date())).content.toReversed() as AuditEntry[];
const send = async () => {
  const { body } = await ask(product.url, intakeCalls.sendContactMessage, {
    ...samples.intake.sendContactMessage,
    headers: { 'Idempotency-Key': randomUUID() },
  });
  return sentMessage.parse(body).contactId;
};

describe('the audit log of what staff do', () => {
  it('has who read and who deleted a record, when and by which call', async () => {
    const id = await send();
    await ask(product.url, messageCalls.readContact, { params: { id }, headers });
    await ask(product.url, messageCalls.deleteContact, { params: { id }, headers });
    const entries = await readEntries({ record: id });
    expect(entries.map(({ call, role, record }) => ({ call, role, record }))).toEqual([
      { call: 'readContact', role: 'ROLE_STAFF', record: id },
      { call: 'deleteContact', role: 'ROLE_STAFF', record: id },
    ]);
    const [entry] = entries as [AuditEntry];
    expect(await readEntries({ person: entry.username })).toContainEqual(entry);
    expect(await readEntries({})).toContainEqual(entry);
  });

  it('records a refused call of somebody who is signed in as refused, and not as made', async () => {
    const { status } = await ask(product.url, userCalls.listUsers, { headers });
    expect(status).toBe(403);
    const today = await readEntries({});
    expect(today.at(-1)).toMatchObject({ call: 'listUsers', role: 'ROLE_STAFF', refused: true });
    const admin = await signInStaff(product, 'ROLE_ADMIN');
    const shown = await ask(product.url, auditCalls.readAuditLog, { headers: admin });
    expect(auditCalls.readAuditLog.replies[200].parse(shown.body).content).toContainEqual(
      expect.objectContaining({ call: 'listUsers', refused: true }),
    );
    const now = new Date();
    const quarter = `${now.getUTCFullYear()}-Q${Math.floor(now.getUTCMonth() / 3) + 1}`;
    const review = await ask(product.url, auditCalls.reviewQuarter, { headers: admin, params: { quarter } });
    const rows = auditCalls.reviewQuarter.replies[200].parse(review.body).content;
    expect(rows.map(({ call }) => call)).toContain('readAuditLog');
    expect(rows.map(({ call }) => call)).not.toContain('listUsers');
  });

  it('draws looks for the review, which is signed once and once the quarter is over', async () => {
    const admin = await signInStaff(product, 'ROLE_ADMIN');
    const looked = { params: { patientId: await addPatient() }, headers };
    expect((await ask(product.url, patientCalls.readSummary, looked)).status).toBe(200);
    const [quarter = '', before = ''] = lastQuarters(today(), 2);
    // The log goes by the months of UTC.
    const [now = ''] = lastQuarters(new Date().toISOString().slice(0, 10), 1);
    const review = await ask(product.url, auditCalls.reviewQuarter, { headers: admin, params: { quarter: now } });
    const { drawn, patients } = auditCalls.reviewQuarter.replies[200].parse(review.body);
    expect(drawn.length).toBeGreaterThan(0);
    const named = patients.map(({ patientId }) => patientId);
    expect(drawn.every(({ record }) => named.includes(record))).toBe(true);

    const sign = (of: string) =>
      ask(product.url, auditCalls.signReview, {
        headers: admin,
        params: { quarter: of },
        body: { words: 'All was right.' },
      });
    expect((await sign(quarter)).status).toBe(409);
    expect((await sign(before)).status).toBe(201);
    expect((await sign(before)).status).toBe(409);
    const { body } = await ask(product.url, auditCalls.listSignedReviews, { headers: admin });
    expect(body).toMatchObject({ content: [{ quarter: before, words: 'All was right.' }] });
  });

  it('records the reading of a list without naming a record', async () => {
    await ask(product.url, messageCalls.listContacts, { params: { page: '1' }, headers });
    const today = await readEntries({});
    expect(today.at(-1)).toMatchObject({ call: 'listContacts' });
    expect(today.at(-1)).not.toHaveProperty('record');
  });

  it('records nothing for a dashboard that asks every minute whether alerts are open: no record is read', async () => {
    const entries = () => readEntries({});
    const before = await entries();
    expect((await ask(product.url, alertCalls.watchAlerts, { headers })).body).toEqual({ totalElements: 0 });
    const watched = { params: { patientId: await addPatient() }, headers };
    expect((await ask(product.url, patientCalls.watchPatient, watched)).status).toBe(200);
    expect((await ask(product.url, patientCalls.readPatientData, { headers })).status).toBe(200);
    expect(await entries()).toEqual(before);
  });

  it('records no deletion that did not happen, and no call of a caller who was not let in', async () => {
    const id = await send();
    await ask(product.url, messageCalls.deleteContact, { params: { id } });
    expect(await readEntries({ record: id })).toEqual([]);
    await ask(product.url, messageCalls.deleteContact, { params: { id }, headers });
    await ask(product.url, messageCalls.deleteContact, { params: { id }, headers });
    expect(await readEntries({ record: id })).toHaveLength(1);
  });
});

it('who has looked at a record is shown to its worker and to admins, and to nobody else', async () => {
  const [worker, other] = [await addColleague(product), await addColleague(product)];
  const admin = await addColleague(product, 'ROLE_ADMIN');
  const patientId = await addPatient('Looked', 'At');
  const params = { patientId };
  await ask(product.url, patientCalls.readReferral, { params: { id: patientId }, headers: other.headers });
  const looks = async ({ headers }: typeof worker, query = {}) =>
    await ask(product.url, auditCalls.listLooks, { params, query, headers });
  expect((await looks(worker)).status).toBe(403);
  const given = { body: { patientId, userId: worker.id }, headers: admin.headers };
  expect((await ask(product.url, patientCalls.assignStaff, given)).status).toBe(200);

  for (const reader of [worker, admin]) {
    const { status, body } = await looks(reader);
    expect(status).toBe(200);
    expect(auditCalls.listLooks.replies[200].parse(body).content).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ call: 'readReferral', by: expect.objectContaining({ id: other.id }) }),
        expect.objectContaining({ call: 'listLooks', refused: true, by: expect.objectContaining({ id: worker.id }) }),
      ]),
    );
  }
  const refused = await looks(other);
  expect(refused.status).toBe(403);
  expect(refused.body).toMatchObject({
    message: expect.stringContaining('to the worker of the patient and to admins'),
  });

  // All of it, page by page, each once.
  for (let reading = 0; reading < 60; reading += 1)
    await ask(product.url, patientCalls.readReferral, { params: { id: patientId }, headers: other.headers });
  const first = auditCalls.listLooks.replies[200].parse((await looks(admin)).body);
  expect(first.content).toHaveLength(50);
  const rest = auditCalls.listLooks.replies[200].parse((await looks(admin, { after: first.next })).body);
  const ofOther = [...first.content, ...rest.content].filter((one) => !('unreadable' in one) && one.by.id === other.id);
  expect(ofOther.filter((one) => 'call' in one && one.call === 'readReferral')).toHaveLength(61);
});
