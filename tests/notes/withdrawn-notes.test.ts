import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { collectForPerson, collectPerson } from '../../functions/erasure/stored/collect-person.ts';
import { connectTable } from '../../functions/kernel/store/open-table.ts';
import { appointmentCalls } from '../../shared/appointments/calls.ts';
import { auditCalls } from '../../shared/audit/calls.ts';
import { amendmentForm, draftCalls } from '../../shared/drafts/calls.ts';
import { addDays } from '../../shared/kernel/calendar.ts';
import type { Call } from '../../shared/kernel/call.ts';
import { today } from '../../shared/kernel/today.ts';
import { onlyReadable } from '../../shared/kernel/unreadable.ts';
import { caseNoteCalls } from '../../shared/notes/calls.ts';
import { patientCalls } from '../../shared/patients/calls.ts';
import { taskCalls } from '../../shared/tasks/calls.ts';
import { ask } from '../support/ask.ts';
import { addColleague, type Colleague, chooseServices } from '../support/colleagues.ts';
import { openDiary } from '../support/open-diary.ts';
import { openPatients } from '../support/open-patients.ts';
import { readEverything } from '../support/read-everything.ts';
import { serviceAt } from '../support/services.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct();
const admin = await addColleague(product, 'ROLE_ADMIN');
const author = await addColleague(product);
const colleague = await addColleague(product);
const elsewhere = await addColleague(product);
const volunteer = await addColleague(product, 'ROLE_VOLUNTEER');
await chooseServices(product, admin, author, [serviceAt(1)]);
await chooseServices(product, admin, elsewhere, [serviceAt(3)]);
const patients = openPatients(product, admin.headers);

type Asked = { params?: Record<string, string>; body?: object; query?: Record<string, string> };
const call = (one: Call, asked: Asked, by: Colleague = author) =>
  ask(product.url, one, { ...asked, headers: { ...by.headers, 'idempotency-key': randomUUID() } });

const secret = 'He told us about the debt';
const add = async (firstName: string, project = serviceAt(1)) =>
  (await patients.add(firstName, `Yusuf ${randomUUID().slice(0, 4)}`, { referralProject: { project } })).patientId;
const write = async (patientId: string, caseNote = secret, by = author) => {
  const { body } = await call(caseNoteCalls.createCaseNote, { body: { patientId, caseNote } }, by);
  return caseNoteCalls.createCaseNote.replies[201].parse(body).caseNoteId;
};
const amend = (patientId: string, caseNoteId: string, version: number, by = author) =>
  call(
    caseNoteCalls.amendCaseNote,
    { params: { patientId, caseNoteId }, body: { caseNote: `${secret}, version ${version + 1}`, version } },
    by,
  );
const reason = 'It is about her brother.';
const withdraw = (patientId: string, caseNoteId: string, more: object = {}, by = author) =>
  call(
    caseNoteCalls.withdrawCaseNote,
    { params: { patientId, caseNoteId }, body: { reason, version: 1, ...more } },
    by,
  );
const notesOf = async (patientId: string) => {
  const params = { patientId, page: '1', size: '50' };
  const { body } = await call(caseNoteCalls.listCaseNotes, { params }, admin);
  return onlyReadable(caseNoteCalls.listCaseNotes.replies[200].parse(body).content);
};
const eventsOf = async (patientId: string) => (await patients.timeline(patientId)).content;
/** All that staff can read of a record, as text. */
const screensOf = async (patientId: string) =>
  JSON.stringify([
    await notesOf(patientId),
    await eventsOf(patientId),
    (await call(patientCalls.readReferral, { params: { id: patientId } }, admin)).body,
    (await call(appointmentCalls.readAppointments, { params: { patientId } }, admin)).body,
  ]);
const lastContactOf = async (patientId: string) => {
  const { body } = await call(taskCalls.listCaseload, { query: { worker: 'nobody', order: 'latest' } }, admin);
  const { content } = taskCalls.listCaseload.replies[200].parse(body);
  return onlyReadable(content).find((row) => row.patientId === patientId)?.lastContact;
};
const collected = async (collect: typeof collectPerson, patientId: string) => {
  const items = await readEverything(connectTable());
  return JSON.stringify(await collect(() => items, patientId));
};

describe('a note on the wrong record', () => {
  it('that is withdrawn leaves its place and none of its words, versions or drafts', async () => {
    const wrong = await add('Wrong');
    await write(wrong, 'Another note.');
    const caseNoteId = await write(wrong);
    await amend(wrong, caseNoteId, 1);
    const place = { form: amendmentForm(caseNoteId), recordId: wrong };
    const draft = { content: JSON.stringify({ text: `${secret}, and` }) };
    expect((await call(draftCalls.saveDraft, { params: place, body: draft }, admin)).status).toBe(200);

    expect((await withdraw(wrong, caseNoteId, { version: 2 })).status).toBe(200);
    const [note, other] = await notesOf(wrong);
    expect(note).toEqual({
      caseNoteId,
      caseNoteDate: expect.any(String),
      withdrawn: { by: expect.objectContaining({ id: author.id }), at: expect.any(String) },
      version: 3,
    });
    expect(other).toMatchObject({ caseNoteText: 'Another note.' });
    const shown = await screensOf(wrong);
    for (const words of [secret, reason]) expect(shown).not.toContain(words);
    const kinds = (await eventsOf(wrong)).map(({ event }) => event.kind);
    expect(kinds).toEqual(['note-withdrawn', 'note-withdrawn', 'note-withdrawn', 'note', 'added']);
    expect((await call(caseNoteCalls.listNoteVersions, { params: { patientId: wrong, caseNoteId } })).status).toBe(404);
    expect((await call(draftCalls.readDraft, { params: place }, admin)).body).toEqual({});
    expect(JSON.stringify((await call(draftCalls.listDrafts, {}, admin)).body)).not.toContain(caseNoteId.toLowerCase());
  });

  it('that is moved is on the right record with its date, author and versions, which names no other person', async () => {
    const [wrong, right] = [await add('Wrong'), await add('Right')];
    const caseNoteId = await write(wrong);
    await amend(wrong, caseNoteId, 1);
    const [before] = await notesOf(wrong);
    expect((await withdraw(wrong, caseNoteId, { version: 2, moveTo: right }, admin)).status).toBe(200);
    const [moved] = await notesOf(right);
    expect(moved).toMatchObject({
      caseNoteText: `${secret}, version 2`,
      caseNoteDate: before?.caseNoteDate,
      by: { id: author.id },
      version: 2,
      movedHere: { by: { id: admin.id } },
    });
    const params = { patientId: right, caseNoteId: moved?.caseNoteId ?? '' };
    const { content } = caseNoteCalls.listNoteVersions.replies[200].parse(
      (await call(caseNoteCalls.listNoteVersions, { params })).body,
    );
    expect(onlyReadable(content).map(({ caseNoteText, by }) => [caseNoteText, by.id])).toEqual([[secret, author.id]]);
    const events = await eventsOf(right);
    expect(events.map(({ event, by }) => [event.kind, by?.id])).toEqual(
      expect.arrayContaining([
        ['note-moved-here', admin.id],
        ['note-amended', author.id],
        ['note', author.id],
      ]),
    );
    expect(await screensOf(right)).not.toContain(wrong);
    expect(await screensOf(wrong)).not.toContain(secret);
    expect(await screensOf(wrong)).not.toContain(right);
    // It is an ordinary note there.
    expect((await amend(right, params.caseNoteId, 2)).status).toBe(200);
  });

  it('of a session is no longer that session’s', async () => {
    const wrong = await add('Wrong');
    const diary = openDiary(product, author.headers);
    const { status, body } = await diary.record(wrong, {
      status: 'attended',
      workerId: author.id,
      day: addDays(today(), -1),
      time: '10:00',
      minutes: 30,
      place: 'telephone',
      caseNote: secret,
      results: [],
    });
    expect([status, body]).toEqual([201, expect.anything()]);
    const [note] = await notesOf(wrong);
    const [session] = (await diary.ofPatient(wrong)).past;
    expect(session?.caseNoteId).toBe(note?.caseNoteId);
    expect((await withdraw(wrong, note?.caseNoteId ?? '')).status).toBe(200);
    const [after] = (await diary.ofPatient(wrong)).past;
    expect(after).toMatchObject({ appointmentId: session?.appointmentId, status: 'attended' });
    expect(after?.caseNoteId).toBeUndefined();
  });

  it('is no contact with the person of that record, but with the other', async () => {
    const [wrong, right] = [await add('Wrong'), await add('Right')];
    const caseNoteId = await write(wrong);
    expect([await lastContactOf(wrong), await lastContactOf(right)]).toEqual([today(), undefined]);
    await withdraw(wrong, caseNoteId, { moveTo: right }, admin);
    expect([await lastContactOf(wrong), await lastContactOf(right)]).toEqual([undefined, today()]);
    const again = await add('Wrong');
    const [first, second] = [await write(again), await write(again)];
    await withdraw(again, first);
    expect(await lastContactOf(again)).toBe(today());
    await withdraw(again, second);
    expect(await lastContactOf(again)).toBeUndefined();
  });

  it('is withdrawn once, however often the request is sent, and never over an amendment', async () => {
    const wrong = await add('Wrong');
    const caseNoteId = await write(wrong);
    await amend(wrong, caseNoteId, 1);
    const stale = await withdraw(wrong, caseNoteId);
    expect(stale).toMatchObject({ status: 409, body: { current: { version: 2 } } });
    const [one, other] = await Promise.all([
      withdraw(wrong, caseNoteId, { version: 2 }),
      amend(wrong, caseNoteId, 2, colleague),
    ]);
    expect([one.status, other.status].toSorted()).toEqual([200, 409]);
    const version = one.status === 200 ? 2 : 3;
    if (version === 3) await withdraw(wrong, caseNoteId, { version });
    expect((await withdraw(wrong, caseNoteId, { version })).status).toBe(200);
    expect((await withdraw(wrong, caseNoteId, { version }, admin)).status).toBe(409);
    expect((await amend(wrong, caseNoteId, version)).status).toBe(409);
    const withdrawals = (await eventsOf(wrong)).filter(
      ({ event }) => event.kind === 'note-withdrawn' && event.withdrawnAt === undefined,
    );
    expect(withdrawals).toHaveLength(1);
  });

  it('is withdrawn and moved by its author or an admin only, between records that they may open', async () => {
    const [wrong, closed] = [await add('Wrong'), await add('Closed', serviceAt(3))];
    const caseNoteId = await write(wrong);
    for (const by of [colleague, elsewhere, volunteer]) {
      expect((await withdraw(wrong, caseNoteId, {}, by)).status).toBe(403);
    }
    expect((await withdraw(wrong, caseNoteId, { moveTo: closed })).status).toBe(403);
    expect(await withdraw(wrong, caseNoteId, { moveTo: wrong })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'moveTo' }] },
    });
    expect(await withdraw(wrong, caseNoteId, { reason: ' ' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'reason' }] },
    });
    expect(await notesOf(wrong)).toMatchObject([{ caseNoteText: secret }]);
  });
});

describe('a withdrawn note', () => {
  it('is read in full by an admin with a reason, and each reading is on record', async () => {
    const [wrong, right] = [await add('Wrong'), await add('Right')];
    const caseNoteId = await write(wrong);
    await amend(wrong, caseNoteId, 1);
    await withdraw(wrong, caseNoteId, { version: 2, moveTo: right }, admin);
    const open = (body: object, by = admin) =>
      call(caseNoteCalls.openWithdrawnNote, { params: { patientId: wrong, caseNoteId }, body }, by);
    for (const by of [author, volunteer]) expect((await open({ reason: 'A complaint.' }, by)).status).toBe(403);
    expect((await open({ reason: '' })).status).toBe(400);
    await open({ reason: 'A complaint.' });
    const { body } = await open({ reason: 'The complaint, again.' });
    expect(caseNoteCalls.openWithdrawnNote.replies[200].parse(body)).toMatchObject({
      by: { id: admin.id },
      reason,
      movedTo: right,
      content: [{ caseNoteText: `${secret}, version 2` }, { caseNoteText: secret }],
      openings: [{ reason: 'The complaint, again.' }, { reason: 'A complaint.' }],
    });
    const auditedCallsOf = async (record: string) => {
      const query = { record };
      const answer = await call(auditCalls.readAuditLog, { query }, admin);
      return JSON.stringify(answer.body);
    };
    expect((await auditedCallsOf(wrong)).match(/openWithdrawnNote/g)).toHaveLength(2);
    expect(await auditedCallsOf(wrong)).toContain('withdrawCaseNote');
    expect(await auditedCallsOf(right)).toContain('withdrawCaseNote');
  });

  it('is not given to the person on whose record it was, and is disposed of with that record', async () => {
    const [wrong, right] = [await add('Wrong'), await add('Right')];
    const caseNoteId = await write(wrong);
    await withdraw(wrong, caseNoteId, { moveTo: right }, admin);
    expect(await collected(collectForPerson, wrong)).not.toContain(secret);
    expect(await collected(collectPerson, wrong)).toContain(secret);
    expect(await collected(collectForPerson, right)).toContain(secret);
  });
});
