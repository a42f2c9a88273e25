import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { connectTable } from '../../functions/kernel/store/open-table.ts';
import { readPartition } from '../../functions/kernel/store/query-items.ts';
import { handler as collectPacks } from '../../functions/privacy/jobs/collect-packs.ts';
import { packExpiry, putPackItem } from '../../functions/privacy/store/packs.ts';
import { actAs } from '../../infra/local/guard/acting-as.ts';
import { appointmentCalls } from '../../shared/appointments/calls.ts';
import { auditCalls } from '../../shared/audit/calls.ts';
import { documentCalls } from '../../shared/documents/calls.ts';
import type { Call } from '../../shared/kernel/call.ts';
import { caseNoteCalls } from '../../shared/notes/calls.ts';
import { patientCalls } from '../../shared/patients/calls.ts';
import { privacyCalls } from '../../shared/privacy/calls.ts';
import { packDays, packPartNames } from '../../shared/privacy/pack.ts';
import { questionnaireCalls } from '../../shared/questionnaires/calls.ts';
import { safetyCalls } from '../../shared/safety/calls.ts';
import { taskCalls } from '../../shared/tasks/calls.ts';
import { samples } from '../platform/samples.ts';
import { ask } from '../support/ask.ts';
import { addColleague } from '../support/colleagues.ts';
import { makePdf, runChecks, sendFileAsStaff } from '../support/documents.ts';
import { addPatient } from '../support/patients.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct();
const [admin, counsellor] = [await addColleague(product, 'ROLE_ADMIN'), await addColleague(product)];
const table = connectTable();

type Sent = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown };
const send = (call: Call, request: Sent = {}, by = admin) =>
  ask(product.url, call, { ...request, headers: { ...by.headers, 'idempotency-key': randomUUID() } });
const done = async (call: Call, request: Sent = {}, by = admin) => {
  const { status, body, text } = await send(call, request, by);
  expect(status, text).toBeLessThan(300);
  return body as Record<string, unknown>;
};
const run = () => actAs('collectPacks', collectPacks);

const askForCopy = async (patientId: string) => {
  const body = { ...samples.privacy.addPrivacyRequest.body, patientId };
  const { caseId } = (await done(privacyCalls.addPrivacyRequest, { body })) as { caseId: string };
  await done(privacyCalls.askPack, { params: { caseId } });
  return caseId;
};
const readAll = async (caseId: string) => {
  const pages = [];
  let after = '';
  do {
    const page = privacyCalls.readPack.replies[200].parse(
      await done(privacyCalls.readPack, { params: { caseId }, query: { after } }),
    );
    pages.push(page);
    after = page.next ?? '';
  } while (after !== '');
  return { items: pages.flatMap(({ content }) => content), people: pages.flatMap(({ people }) => people) };
};

/** Somebody with something of every part, whose texts contain a word that nobody else has. */
const makeSomebody = async (word: string) => {
  const { body } = samples.patients.createPatient;
  const personal = { ...body.referralPersonalDetails, firstName: 'Amrit', lastName: word };
  const { patientId } = await done(patientCalls.createPatient, {
    body: { ...body, referralPersonalDetails: personal },
  });
  const params = { patientId: String(patientId) };
  const note = await done(caseNoteCalls.createCaseNote, { body: { ...params, caseNote: `We met ${word}.` } });
  await done(caseNoteCalls.amendCaseNote, {
    params: { ...params, caseNoteId: String(note.caseNoteId) },
    body: { caseNote: `We met ${word} again.`, version: 1 },
  });
  await done(questionnaireCalls.saveResult, {
    body: samples.questionnaires.saveResult.body.map((answer) => ({ ...answer, ...params })),
  });
  await done(safetyCalls.saveSafetyPlan, {
    params,
    body: { ...samples.safety.saveSafetyPlan.body, warningSigns: word },
  });
  await done(taskCalls.createTask, {
    body: { ...samples.tasks.createTask.body, what: `Ring ${word}`, ...params, ownerId: admin.id },
  });
  await done(appointmentCalls.bookAppointment, {
    body: {
      ...samples.appointments.bookAppointment.body,
      ...params,
      workerId: admin.id,
      time: word === 'Zelvon' ? '10:00' : '12:00',
    },
  });
  await done(patientCalls.createExternalReferral, {
    body: { ...params, serviceType: 'Housing', description: word, withoutConsent: 'They asked for it by phone.' },
  });
  const file = { name: `${word}.pdf`, type: 'application/pdf', content: await makePdf() } as const;
  const uploadId = await sendFileAsStaff({ url: product.url, headers: admin.headers, ...params }, file);
  await done(documentCalls.addDocument, { params, body: { uploadId, name: word } });
  await runChecks();
  return params.patientId;
};

describe('the copy of everything about somebody', () => {
  it('has every part of theirs and nothing of another, and what only names them is to be added', async () => {
    const [patientId] = [await makeSomebody('Zelvon'), await makeSomebody('Ostrava')];
    // About them, and on no record.
    await done(taskCalls.createTask, {
      body: {
        ...samples.tasks.createTask.body,
        what: 'Ask whether Amrit Zelvon may come.',
        patientId: '',
        ownerId: admin.id,
      },
    });
    const caseId = await askForCopy(patientId);
    expect((await send(privacyCalls.readPack, { params: { caseId } })).status).toBe(404);
    expect(await run()).toEqual({ collected: 1 });
    expect(await run()).toEqual({ collected: 0 });

    const { items, people } = await readAll(caseId);
    const parts = new Set(items.map(({ part }) => part));
    // Nobody has sent a message of theirs.
    expect(packPartNames.filter((part) => !parts.has(part))).toEqual(['messages']);
    expect(JSON.stringify(items)).not.toContain('Ostrava');
    expect(items.filter(({ part }) => part === 'notes')).toHaveLength(2);
    expect(items.filter(({ part }) => part === 'mentions')).toMatchObject([
      { kind: 'Task', content: { what: 'Ask whether Amrit Zelvon may come.' }, leaveOut: 'not-theirs' },
    ]);
    expect(items.filter(({ leaveOut }) => leaveOut).length).toBe(1);
    expect(people).toContainEqual(expect.objectContaining({ id: admin.id }));
    const looks = items.find(({ kind }) => kind === 'Audit event')?.content.looks as { call: string }[];
    expect(looks.map(({ call }) => call)).toEqual(expect.arrayContaining(['createCaseNote', 'askPack']));

    // A second copy has nothing of the first.
    await done(privacyCalls.askPack, { params: { caseId } });
    await run();
    const second = (await readAll(caseId)).items;
    const kinds = second.map(({ kind }) => kind);
    expect(JSON.stringify(second)).not.toContain('Item of a pack');
    expect(kinds.filter((kind) => kind.startsWith('Case note'))).toHaveLength(2);
  });

  it('leaves out a note that whoever wrote it marked, with every version of it, until somebody gives it', async () => {
    const patientId = await addPatient('Jasmeet', 'Virk');
    const note = await done(
      caseNoteCalls.createCaseNote,
      { body: { patientId, caseNote: 'Her sister rang, and asked us not to say so.', notForThem: 'third-party' } },
      counsellor,
    );
    const params = { patientId, caseNoteId: String(note.caseNoteId) };
    await done(caseNoteCalls.amendCaseNote, { params, body: { caseNote: 'Her sister rang.', version: 1 } }, counsellor);
    const marksOf = async () => {
      const caseId = await askForCopy(patientId);
      await run();
      return (await readAll(caseId)).items.filter(({ part }) => part === 'notes').map(({ leaveOut }) => leaveOut);
    };
    expect(await marksOf()).toEqual(['third-party', 'third-party']);
    await done(caseNoteCalls.markCaseNote, { params, body: { notForThem: 'harm' } }, counsellor);
    expect(await marksOf()).toEqual(['harm', 'harm']);
    await done(caseNoteCalls.markCaseNote, { params, body: { notForThem: '' } }, counsellor);
    expect(await marksOf()).toEqual([undefined, undefined]);
  });

  it('leaves out a document that staff marked, and no other one', async () => {
    const patientId = await addPatient('Gurpreet', 'Virk');
    const file = { name: 'Letter.pdf', type: 'application/pdf', content: await makePdf() } as const;
    const [marked, other] = await Promise.all(
      ['Letter of her sister', 'Letter of the GP'].map(async (name) => {
        const uploadId = await sendFileAsStaff({ url: product.url, headers: counsellor.headers, patientId }, file);
        const body = { uploadId, name };
        const added = await done(documentCalls.addDocument, { params: { patientId }, body }, counsellor);
        return { patientId, documentId: String(added.documentId) };
      }),
    );
    await done(documentCalls.markDocument, { params: marked, body: { notForThem: 'third-party' } }, counsellor);
    const list = await done(documentCalls.listDocuments, { params: { patientId, before: 'latest' } }, counsellor);
    const seen = expect.objectContaining({ documentId: marked?.documentId, notForThem: 'third-party' });
    expect(list.content).toContainEqual(seen);
    const caseId = await askForCopy(patientId);
    await run();
    const files = (await readAll(caseId)).items.filter(({ part }) => part === 'documents');
    const marks = new Map(files.map(({ content, leaveOut }) => [content.documentId, leaveOut]));
    expect([marks.get(marked?.documentId), marks.get(other?.documentId)]).toEqual(['third-party', undefined]);
  });

  it('leaves out what somebody decides, with the reason, which stays until it is given again', async () => {
    const caseId = await askForCopy(await addPatient('Manpreet', 'Kaur'));
    await run();
    const decide = async (leaveOut: string) => {
      await done(privacyCalls.decidePackItem, { params: { caseId, number: '0' }, body: { leaveOut } });
      return (await readAll(caseId)).items[0]?.leaveOut;
    };
    expect(await decide('third-party')).toBe('third-party');
    expect(await decide('harm')).toBe('harm');
    expect(await decide('')).toBeUndefined();
    const wrong = await send(privacyCalls.decidePackItem, {
      params: { caseId, number: '9999' },
      body: { leaveOut: '' },
    });
    expect(wrong.status).toBe(404);
  });

  it('has words blacked out with the reason, in this copy and the next, until they are given again', async () => {
    const caseId = await askForCopy(await addPatient('Simran', 'Bains'));
    const black = (body: object, by = admin) => send(privacyCalls.blackOutWords, { params: { caseId }, body }, by);
    expect((await black({ words: 'Farida', why: 'third-party' })).status).toBe(404);
    await run();
    expect((await black({ words: 'Fa', why: 'third-party' })).status).toBe(400);
    expect((await black({ words: 'Farida', why: 'third-party' }, counsellor)).status).toBe(403);
    await black({ words: 'Farida', why: 'third-party' });
    expect((await black({ words: 'Farida', why: 'harm' })).body).toMatchObject({
      blackedOut: [{ words: 'Farida', why: 'harm' }],
    });
    await done(privacyCalls.askPack, { params: { caseId } });
    await run();
    expect((await black({ words: 'her brother', why: 'third-party' })).body).toMatchObject({
      blackedOut: [{ words: 'Farida' }, { words: 'her brother' }],
    });
    expect((await black({ words: 'Farida', why: '' })).body).toMatchObject({ blackedOut: [{ words: 'her brother' }] });
  });

  it('is prepared of an open request for a copy by somebody with a record, and of no other', async () => {
    const patientId = await addPatient('Harjit', 'Johal');
    for (const more of [{ request: 'erasure', patientId }, { patientId: '' }]) {
      const body = { ...samples.privacy.addPrivacyRequest.body, ...more };
      const { caseId } = await done(privacyCalls.addPrivacyRequest, { body });
      expect((await send(privacyCalls.askPack, { params: { caseId: String(caseId) } })).status).toBe(409);
    }
  });

  it('goes after 30 days, and is refused to whoever does not answer for privacy', async () => {
    const caseId = await askForCopy(await addPatient('Rupinder', 'Gill'));
    await run();
    expect((await send(privacyCalls.readPack, { params: { caseId } }, counsellor)).status).toBe(403);
    const found = privacyCalls.readPrivacyCase.replies[200].parse(
      await done(privacyCalls.readPrivacyCase, { params: { caseId } }),
    );
    const packId = found.kind === 'request' ? (found.pack?.packId ?? '') : '';
    const stored = await readPartition(table, `PACK#${packId}`);
    expect(stored.length).toBeGreaterThan(2);
    const [first] = stored;
    const days = (Number(first?.expiresAt) - Date.now() / 1000) / (24 * 60 * 60);
    expect(Math.round(days)).toBe(packDays);
    // The table deletes what is over within days: until then nobody is shown it.
    const over = packExpiry(new Date(Date.now() - (packDays + 1) * 24 * 60 * 60 * 1000));
    const item = { patientId: '', part: 'notes', kind: 'Case note version', content: '{}' } as const;
    for (const number of stored.keys()) await putPackItem(table, packId, { ...item, number, expiresAt: over });
    expect((await readAll(caseId)).items).toEqual([]);
  });

  it('is in the audit log as an export, under the record', async () => {
    const patientId = await addPatient('Sukhdev', 'Bains');
    const caseId = await askForCopy(patientId);
    await run();
    await readAll(caseId);
    const log = auditCalls.readAuditLog.replies[200].parse(
      await done(auditCalls.readAuditLog, { query: { record: patientId } }),
    );
    expect(log.content.map((entry) => 'call' in entry && entry.call)).toEqual(
      expect.arrayContaining(['addPrivacyRequest', 'askPack', 'readPack']),
    );
  });
});
