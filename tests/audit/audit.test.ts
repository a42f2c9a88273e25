import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { AuditEntry } from '../../functions/kernel/store/audit.ts';
import { createAuditLog } from '../../functions/audit/store/audit-log.ts';
import { connectTable } from '../../functions/kernel/store/open-table.ts';
import { audit } from '../../shared/audit/calls.ts';
import { sentMessage } from '../../shared/messages/contact-message.ts';
import { inbox } from '../../shared/messages/calls.ts';
import { intake } from '../../shared/intake/calls.ts';
import { questionnaires } from '../../shared/questionnaires/calls.ts';
import { records } from '../../shared/patients/calls.ts';
import { users } from '../../shared/users/calls.ts';
import { ask } from '../support/ask.ts';
import { addPatient } from '../support/patients.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestProduct } from '../support/test-product.ts';
import { samples } from '../platform/samples.ts';

const product = await startTestProduct();
const headers = await signInStaff(product);
const table = connectTable();

const log = createAuditLog(table);
const readEntries = async (wanted: Parameters<typeof log.read>[0]) =>
  (await log.read(wanted, new Date())).content.toReversed() as AuditEntry[];
const send = async () => {
  const { body } = await ask(product.url, intake.sendContactMessage, {
    ...samples.intake.sendContactMessage,
    headers: { 'Idempotency-Key': randomUUID() },
  });
  return sentMessage.parse(body).contactId;
};

describe('the audit log of what staff do', () => {
  it('has who read and who deleted a record, when and by which call', async () => {
    const id = await send();
    await ask(product.url, inbox.readContact, { params: { id }, headers });
    await ask(product.url, inbox.deleteContact, { params: { id }, headers });
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
    const { status } = await ask(product.url, users.listUsers, { headers });
    expect(status).toBe(403);
    const today = await readEntries({});
    expect(today.at(-1)).toMatchObject({ call: 'listUsers', role: 'ROLE_STAFF', refused: true });
    const admin = await signInStaff(product, 'ROLE_ADMIN');
    const shown = await ask(product.url, audit.readTrail, { headers: admin });
    expect(audit.readTrail.replies[200].parse(shown.body).content).toContainEqual(
      expect.objectContaining({ call: 'listUsers', refused: true }),
    );
    const now = new Date();
    const quarter = `${now.getUTCFullYear()}-Q${Math.floor(now.getUTCMonth() / 3) + 1}`;
    const review = await ask(product.url, audit.reviewQuarter, { headers: admin, params: { quarter } });
    const rows = audit.reviewQuarter.replies[200].parse(review.body).content;
    expect(rows.map(({ call }) => call)).toContain('readTrail');
    expect(rows.map(({ call }) => call)).not.toContain('listUsers');
  });

  it('records the reading of a list without naming a record', async () => {
    await ask(product.url, inbox.listContacts, { params: { page: '1' }, headers });
    const today = await readEntries({});
    expect(today.at(-1)).toMatchObject({ call: 'listContacts' });
    expect(today.at(-1)).not.toHaveProperty('record');
  });

  it('records nothing for a dashboard that asks every minute whether alerts are open: no record is read', async () => {
    const entries = () => readEntries({});
    const before = await entries();
    expect((await ask(product.url, questionnaires.watchAlerts, { headers })).body).toEqual({ totalElements: 0 });
    const watched = { params: { patientId: await addPatient() }, headers };
    expect((await ask(product.url, records.watchPatient, watched)).status).toBe(200);
    expect((await ask(product.url, records.readPatientData, { headers })).status).toBe(200);
    expect(await entries()).toEqual(before);
  });

  it('records no deletion that did not happen, and no call of a caller who was not let in', async () => {
    const id = await send();
    await ask(product.url, inbox.deleteContact, { params: { id } });
    expect(await readEntries({ record: id })).toEqual([]);
    await ask(product.url, inbox.deleteContact, { params: { id }, headers });
    await ask(product.url, inbox.deleteContact, { params: { id }, headers });
    expect(await readEntries({ record: id })).toHaveLength(1);
  });
});
