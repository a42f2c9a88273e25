import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { documentCalls } from '../../shared/documents/calls.ts';
import { restrictedDocumentCalls } from '../../shared/documents/restricted-document-calls.ts';
import type { Call } from '../../shared/kernel/call.ts';
import { caseNoteCalls } from '../../shared/notes/calls.ts';
import type { CaseNote } from '../../shared/notes/case-note.ts';
import { restrictedNoteCalls } from '../../shared/notes/restricted-note-calls.ts';
import { patientCalls } from '../../shared/patients/calls.ts';
import { summaryCalls } from '../../shared/patients/summary-call.ts';
import { taskCalls } from '../../shared/tasks/calls.ts';
import { ask } from '../support/ask.ts';
import { addColleague, type Colleague } from '../support/colleagues.ts';
import { makePdf, runChecks, sendFileAsStaff } from '../support/documents.ts';
import { addPatient } from '../support/patients.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct();
const [admin, author] = [await addColleague(product, 'ROLE_ADMIN'), await addColleague(product)];
const [named, other] = [await addColleague(product), await addColleague(product)];

type Sent = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown };
const send = (call: Call, request: Sent, by: Colleague) =>
  ask(product.url, call, { ...request, headers: { ...by.headers, 'idempotency-key': randomUUID() } });
const done = async <Body>(call: Call, request: Sent, by: Colleague) => {
  const { status, body, text } = await send(call, request, by);
  expect(status, text).toBeLessThan(300);
  return body as Body;
};
const statusOf = async (call: Call, request: Sent, by: Colleague) => (await send(call, request, by)).status;

let patientId = '';
beforeEach(async () => {
  patientId = await addPatient('Amina', 'Yusuf');
});

const secret = 'She told me that a colleague has threatened her.';
const reason = { why: 'alert', words: 'She rang and cried.' } as const;

const writeNote = () => done<CaseNote>(caseNoteCalls.createCaseNote, { body: { patientId, caseNote: secret } }, author);
const restrictNote = (caseNoteId: string, body: object, by: Colleague = author) =>
  send(
    restrictedNoteCalls.restrictCaseNote,
    { params: { patientId, caseNoteId }, body: { why: 'It is about a colleague.', ...body } },
    by,
  );
const restricted = async () => {
  const { caseNoteId } = await writeNote();
  const { status, body, text } = await restrictNote(caseNoteId, { userIds: [named.id] });
  expect(status, text).toBe(200);
  return body as CaseNote;
};
const everythingOf = async (by: Colleague) => {
  const texts = await Promise.all([
    send(caseNoteCalls.listCaseNotes, { params: { patientId, page: '1', size: '20' } }, by),
    send(patientCalls.readTimeline, { params: { patientId, before: 'latest' } }, by),
    send(summaryCalls.readSummary, { params: { patientId } }, by),
  ]);
  return texts.map(({ status, text }) => {
    expect(status, text).toBe(200);
    return text;
  });
};

describe('a note that is restricted to named people', () => {
  it('is read by them and by whoever wrote it, and by nobody else, admins neither', async () => {
    const note = await restricted();
    expect(note.restrictedTo?.users.map(({ id }) => id).toSorted()).toEqual([author.id, named.id].toSorted());
    for (const reader of [author, named]) {
      const [list, , summary] = await everythingOf(reader);
      expect(list).toContain(secret);
      expect(summary).toContain(secret);
    }
    for (const reader of [other, admin]) {
      const texts = await everythingOf(reader);
      expect(texts.filter((text) => text.includes('threatened'))).toEqual([]);
      expect(texts[0]).toContain('It is about a colleague.');
    }
  });

  it('is theirs from its first moment, where it is restricted as it is written, and no word is on the timeline', async () => {
    const body = { patientId, caseNote: secret, restrictTo: { userIds: [named.id], why: 'It is about a colleague.' } };
    const note = await done<CaseNote>(caseNoteCalls.createCaseNote, { body }, author);
    expect(note.restrictedTo?.users.map(({ id }) => id).toSorted()).toEqual([author.id, named.id].toSorted());
    for (const reader of [author, named]) {
      const [list, timeline] = await everythingOf(reader);
      expect(list).toContain(secret);
      expect(timeline).not.toContain('threatened');
    }
    for (const reader of [other, admin]) {
      expect((await everythingOf(reader)).filter((text) => text.includes('threatened'))).toEqual([]);
    }
    const unknown = { ...body, restrictTo: { userIds: ['nobody-here'], why: 'It is about a colleague.' } };
    expect(await statusOf(caseNoteCalls.createCaseNote, { body: unknown }, author)).toBe(404);
    const silent = { ...body, restrictTo: { userIds: [named.id], why: '' } };
    expect(await statusOf(caseNoteCalls.createCaseNote, { body: silent }, author)).toBe(400);
  });

  it('stays open to whoever wrote it, and to whoever restricted it, where neither is named', async () => {
    const { caseNoteId } = await writeNote();
    const { status, text } = await restrictNote(caseNoteId, { userIds: [named.id] }, admin);
    expect(status, text).toBe(200);
    for (const reader of [author, admin, named]) expect((await everythingOf(reader))[0]).toContain(secret);
    expect((await everythingOf(other))[0]).not.toContain(secret);
  });

  it('is not found by a call of others that reads, changes, withdraws or opens it to everybody', async () => {
    const { caseNoteId } = await restricted();
    const params = { patientId, caseNoteId };
    for (const reader of [other, admin]) {
      const statuses = await Promise.all([
        statusOf(caseNoteCalls.amendCaseNote, { params, body: { caseNote: 'Nothing.', version: 1 } }, reader),
        statusOf(caseNoteCalls.amendCaseNote, { params, body: { caseNote: 'Nothing.', version: 7 } }, reader),
        statusOf(caseNoteCalls.markCaseNote, { params, body: { notForThem: 'harm' } }, reader),
        statusOf(caseNoteCalls.listNoteVersions, { params }, reader),
        statusOf(caseNoteCalls.withdrawCaseNote, { params, body: { reason: 'Wrong.', version: 1 } }, reader),
        restrictNote(caseNoteId, { userIds: [] }, reader).then(({ status }) => status),
      ]);
      expect(statuses).toEqual([404, 404, 404, 404, 404, 404]);
    }
    expect(await statusOf(caseNoteCalls.listNoteVersions, { params }, named)).toBe(200);
  });

  it('opens with a reason, which is on the timeline, and the people named are told on Today', async () => {
    const { caseNoteId } = await restricted();
    const params = { patientId, caseNoteId };
    const opened = await done<CaseNote>(restrictedNoteCalls.openRestrictedNote, { params, body: reason }, other);
    expect(opened.caseNoteText).toBe(secret);
    expect((await everythingOf(other))[1]).toContain('She rang and cried.');
    for (const reader of [author, named]) {
      const { text } = await send(taskCalls.readToday, {}, reader);
      expect(text).toContain('She rang and cried.');
    }
    expect((await send(taskCalls.readToday, {}, other)).text).not.toContain('She rang and cried.');
    // It is open once: the next look needs a reason again.
    expect((await everythingOf(other))[0]).not.toContain('threatened');
  });

  it('keeps its words out of the timeline when it is amended or moved, and after the restriction is lifted', async () => {
    const { caseNoteId, restrictedTo } = await restricted();
    const params = { patientId, caseNoteId };
    await done(caseNoteCalls.amendCaseNote, { params, body: { caseNote: `${secret} Again.`, version: 1 } }, named);
    expect((await everythingOf(other)).join()).not.toContain('threatened');
    const lifted = await restrictNote(caseNoteId, { userIds: [], replaces: restrictedTo?.at });
    expect(lifted.status, lifted.text).toBe(200);
    const [list, timeline] = await everythingOf(other);
    expect(list).toContain(secret);
    expect(timeline).not.toContain('threatened');
  });

  it('stays restricted on the record to which it is moved', async () => {
    const { caseNoteId } = await restricted();
    const moveTo = await addPatient('Sabiha', 'Right');
    const body = { reason: 'It is about somebody else.', version: 1, moveTo };
    await done(caseNoteCalls.withdrawCaseNote, { params: { patientId, caseNoteId }, body }, author);
    patientId = moveTo;
    expect((await everythingOf(other)).join()).not.toContain('threatened');
    expect((await everythingOf(author))[0]).toContain('threatened');
  });

  it('is restricted anew only over what was read, and once when it is sent again', async () => {
    const { caseNoteId, restrictedTo } = await restricted();
    expect((await restrictNote(caseNoteId, { userIds: [named.id] })).status).toBe(200);
    expect((await restrictNote(caseNoteId, { userIds: [other.id] })).status).toBe(409);
    expect((await restrictNote(caseNoteId, { userIds: [other.id], replaces: restrictedTo?.at })).status).toBe(200);
    expect((await restrictNote(caseNoteId, { userIds: ['nobody-of-ours'] })).status).toBe(404);
  });
});

describe('a document that is restricted to named people', () => {
  const add = async () => {
    const file = { name: 'Letter.pdf', type: 'application/pdf', content: await makePdf() } as const;
    const uploadId = await sendFileAsStaff({ url: product.url, headers: author.headers, patientId }, file);
    const body = { uploadId, name: 'Letter of the police' };
    const { documentId } = await done<{ documentId: string }>(
      documentCalls.addDocument,
      { params: { patientId }, body },
      author,
    );
    await runChecks();
    const params = { patientId, documentId };
    const limited = { userIds: [named.id], why: 'It is about a colleague.' };
    await done(restrictedDocumentCalls.restrictDocument, { params, body: limited }, author);
    return params;
  };

  it('is opened, renamed and deleted by them alone; others see that it is there', async () => {
    const params = await add();
    expect(await statusOf(documentCalls.openDocument, { params }, named)).toBe(200);
    for (const reader of [other, admin]) {
      expect(await statusOf(documentCalls.openDocument, { params }, reader)).toBe(404);
      expect(await statusOf(documentCalls.renameDocument, { params, body: { name: 'X', version: 1 } }, reader)).toBe(
        404,
      );
      expect(await statusOf(documentCalls.deleteDocument, { params, body: { reason: 'X' } }, reader)).toBe(404);
      expect(await statusOf(documentCalls.markDocument, { params, body: { notForThem: 'harm' } }, reader)).toBe(404);
      const again = { params, body: { userIds: [], why: 'X' } };
      expect(await statusOf(restrictedDocumentCalls.restrictDocument, again, reader)).toBe(404);
    }
    const list = { params: { patientId, before: 'latest' } };
    expect(await done(documentCalls.listDocuments, list, other)).toMatchObject({ content: [{ closed: true }] });
    expect((await send(documentCalls.listDocuments, list, named)).text).not.toContain('closed');
  });

  it('opens to others with a reason, and the people named are told', async () => {
    const params = await add();
    const { url } = await done<{ url: string }>(
      restrictedDocumentCalls.openRestrictedDocument,
      { params, body: reason },
      other,
    );
    expect((await fetch(url)).status).toBe(200);
    const { text } = await send(taskCalls.readToday, {}, named);
    expect(text).toContain('"part":"document"');
    const timeline = await send(patientCalls.readTimeline, { params: { patientId, before: 'latest' } }, other);
    expect(timeline.text).toContain('She rang and cried.');
  });
});
