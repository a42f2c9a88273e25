import { describe, expect, it } from 'vitest';
import { createAuditLog } from '../../functions/audit/store/audit-log.ts';
import { createDraftStore } from '../../functions/drafts/store/drafts.ts';
import { connectTable } from '../../functions/kernel/store/open-table.ts';
import { draftCalls, noRevision } from '../../shared/drafts/calls.ts';
import { ask } from '../support/ask.ts';
import { openPatients } from '../support/open-patients.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct();
const mine = await signInStaff(product);
const theirs = await signInStaff(product, 'ROLE_ADMIN');
const place = { form: 'case-note', recordId: '01M5YXZYWAKE0RY5QY34VFXM34' };
const content = JSON.stringify([{ value: { text: 'She said\n“নমস্কার” 👋' } }]);

/** Stores a draft over a revision; over the present one by default. */
const save = async (text: string, params: Record<string, string> = place, headers = mine, named?: string) => {
  const over = named ?? (await read(params, headers))?.revision;
  return await ask(product.url, draftCalls.saveDraft, { params, body: { content: text, over }, headers });
};
const read = async (params: Record<string, string> = place, headers = mine) => {
  const { body } = await ask(product.url, draftCalls.readDraft, { params, headers });
  return draftCalls.readDraft.replies[200].parse(body).draft;
};
const discard = async (params: Record<string, string> = place, headers = mine, named?: string) => {
  const over = named ?? (await read(params, headers))?.revision;
  return await ask(product.url, draftCalls.discardDraft, {
    params,
    query: over === undefined ? {} : { over },
    headers,
  });
};

describe('a draft', () => {
  it('is given back to the letter to who wrote it, and to nobody else', async () => {
    await save(content);
    expect((await read())?.content).toBe(content);
    expect(await read(place, theirs)).toBeUndefined();
    await discard(place, theirs);
    expect((await read())?.content).toBe(content);
  });

  it('is one for each form and record', async () => {
    await save('"one"', { ...place, form: 'one-form' });
    await save('"new"', { form: 'one-form', recordId: 'new' });
    expect((await read({ ...place, form: 'one-form' }))?.content).toBe('"one"');
    expect((await read({ form: 'one-form', recordId: 'new' }))?.content).toBe('"new"');
    expect(await read({ ...place, form: 'another-form' })).toBeUndefined();
  });

  it('is written over by the next and gone once it is discarded, also when asked twice', async () => {
    await save('"first"');
    await save('"second"');
    expect((await read())?.content).toBe('"second"');
    expect((await discard()).status).toBe(200);
    expect((await discard()).status).toBe(200);
    expect(await read()).toBeUndefined();
  });

  it('is not written over or discarded by a tab that has not seen what another one saved', async () => {
    const params = { form: 'case-note', recordId: '01M5YXZYWAKE0RY5QY34VFXM36' };
    await save('"first tab"', params, mine, noRevision);
    const seen = await read(params);
    const second = await save('"second tab"', params, mine, noRevision);
    expect(second.status).toBe(409);
    expect(second.body).toMatchObject({ draft: { content: '"first tab"', revision: seen?.revision } });
    expect((await discard(params, mine, noRevision)).status).toBe(409);
    expect((await save('"both"', params, mine, seen?.revision)).status).toBe(200);
    expect((await discard(params, mine, seen?.revision)).status).toBe(409);
    expect((await read(params))?.content).toBe('"both"');
  });

  it('of two tabs that store at the same moment is one, and the other tab is refused', async () => {
    const params = { form: 'case-note', recordId: '01M5YXZYWAKE0RY5QY34VFXM37' };
    const texts = ['"one"', '"two"', '"three"', '"four"'];
    const answers = await Promise.all(texts.map((text) => save(text, params, mine, noRevision)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const winner = texts[answers.findIndex(({ status }) => status === 200)];
    expect((await read(params))?.content).toBe(winner);
  });

  it.each([
    ['a text over the limit', JSON.stringify('a'.repeat(100_000))],
    ['what is not JSON', '{"half'],
  ])('is refused as %s, and the last one remains', async (_, text) => {
    await save('"kept"');
    expect((await save(text)).status).toBe(400);
    expect((await read())?.content).toBe('"kept"');
  });

  it('is in the audit log of its patient once for each sign-in, however often it is saved while somebody types', async () => {
    const patientId = '01M5YXZYWAKE0RY5QY34VFXM35';
    const params = { form: 'case-note', recordId: patientId };
    const countAuditedSaves = async () => {
      const { content } = await createAuditLog(connectTable()).read({ record: patientId }, new Date());
      return content.filter((entry) => 'call' in entry && entry.call === 'saveDraft').length;
    };
    for (const text of ['"a"', '"ab"', '"abc"']) expect((await save(text, params)).status).toBe(200);
    expect(await countAuditedSaves()).toBe(1);
    expect((await save('"theirs"', params, theirs)).status).toBe(200);
    expect(await countAuditedSaves()).toBe(2);
    await discard(params);
    await save('"anew"', params);
    expect(await countAuditedSaves()).toBe(3);
  });

  it('is in the list of its writer, the latest first and without a word of it, until it is gone', async () => {
    const list = async (headers = mine) => {
      const { body } = await ask(product.url, draftCalls.listDrafts, { headers });
      return draftCalls.listDrafts.replies[200].parse(body).content;
    };
    const own = await signInStaff(product);
    await save('"earlier"', { form: 'feedback', recordId: 'new' }, own);
    await save('"a secret of hers"', place, own);
    const saved = (await list(own)).slice(0, 2);
    expect(saved).toMatchObject([
      { form: place.form, recordId: place.recordId },
      { form: 'feedback', recordId: 'new' },
    ]);
    expect(JSON.stringify(saved)).not.toContain('secret');
    expect(await list(theirs)).not.toContainEqual(saved[0]);
    await discard(place, own);
    expect(await list(own)).not.toContainEqual(saved[0]);
  });

  it('names its patient in the list as the record has them now, also where it is under something of theirs', async () => {
    const own = await signInStaff(product);
    const patients = openPatients(product, own);
    const { patientId } = await patients.add('Amina', 'Before');
    const params = { form: 'alert-response', recordId: '01M5YXZYWAKE0RY5QY34VFXM38' };
    const body = { content: '[]', patientId };
    expect((await ask(product.url, draftCalls.saveDraft, { params, body, headers: own })).status).toBe(200);
    const record = await patients.read(patientId);
    await patients.update({
      ...record,
      referralPersonalDetails: { ...record.referralPersonalDetails, lastName: 'After' },
    });
    const { body: listed } = await ask(product.url, draftCalls.listDrafts, { headers: own });
    const { content } = draftCalls.listDrafts.replies[200].parse(listed);
    const patient = { patientId, firstName: 'Amina', lastName: 'After' };
    expect(content.find(({ form }) => form === 'alert-response')).toMatchObject({ patient });
  });

  it('is deleted after a week, whether or not the table has cleared it away', async () => {
    const saved = createDraftStore(connectTable());
    const mineOnly = { username: 'someone', form: 'case-note', record: 'new' };
    const at = '2026-11-01T10:00:00.000Z';
    const auditContext = { at, requestId: 'r', username: 'someone', role: 'ROLE_STAFF', call: 'saveDraft' } as const;
    await saved.save(mineOnly, { content: '"old"', over: noRevision }, 'sign-in', { ...auditContext, written: false });
    expect(await saved.read(mineOnly, Date.parse('2026-11-08T09:59:59.000Z'))).toBeDefined();
    expect(await saved.read(mineOnly, Date.parse('2026-11-08T10:00:00.000Z'))).toBeUndefined();
    expect(await saved.list('someone', Date.parse('2026-11-08T09:59:59.000Z'))).toHaveLength(1);
    expect(await saved.list('someone', Date.parse('2026-11-08T10:00:00.000Z'))).toEqual([]);
  });
});
