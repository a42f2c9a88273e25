import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { describe, expect, it } from 'vitest';
import { readStored } from '../../functions/erasure/stored/read-stored.ts';
import { connectTable } from '../../functions/kernel/store/open-table.ts';
import { handler as countReport } from '../../functions/report/jobs/count-report.ts';
import { readDirty } from '../../functions/report/store/dirty.ts';
import { recount } from '../../infra/commands/stored-data/recount.ts';
import { actAs } from '../../infra/local/guard/acting-as.ts';
import { appointmentCalls } from '../../shared/appointments/calls.ts';
import { documentCalls } from '../../shared/documents/calls.ts';
import { draftCalls } from '../../shared/drafts/calls.ts';
import { erasureCalls } from '../../shared/erasure/calls.ts';
import type { Call } from '../../shared/kernel/call.ts';
import { caseNoteCalls } from '../../shared/notes/calls.ts';
import { patientCalls } from '../../shared/patients/calls.ts';
import { questionnaireCalls } from '../../shared/questionnaires/calls.ts';
import { safetyCalls } from '../../shared/safety/calls.ts';
import { taskCalls } from '../../shared/tasks/calls.ts';
import { samples } from '../platform/samples.ts';
import { type Ask, ask } from '../support/ask.ts';
import { addColleague } from '../support/colleagues.ts';
import { makePdf, runChecks, sendFileAsStaff } from '../support/documents.ts';
import { addInactive, runErasures } from '../support/erasures.ts';
import { addPatient } from '../support/patients.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct();
const [asking, agreeing] = [await addColleague(product, 'ROLE_ADMIN'), await addColleague(product, 'ROLE_ADMIN')];
const counsellor = await addColleague(product);
const table = connectTable();
const place = { client: new DynamoDBClient({}), name: table.name };
const readItems = async () => await Array.fromAsync(readStored(place)());

type Sent = Omit<Ask, 'headers'>;
const send = async (call: Call, request: Sent, { headers } = asking) =>
  await ask(product.url, call, { ...request, headers });
const done = async (call: Call, request: Sent, by = asking) => {
  const { status, body, text } = await send(call, request, by);
  expect(status, text).toBeLessThan(300);
  return body as Record<string, unknown>;
};

const request = (patientId: string, by = asking) =>
  send(erasureCalls.askErasure, { params: { patientId }, body: { why: 'request', words: 'By a letter of May.' } }, by);
const list = async () =>
  erasureCalls.listErasures.replies[200].parse(await done(erasureCalls.listErasures, { params: {} }));
const findWaiting = async (patientId: string) => {
  const { waiting } = await list();
  const found = waiting.find((one) => one.patientId === patientId);
  return found && 'unreadable' in found ? undefined : found;
};
const approve = async (patientId: string, by = agreeing) =>
  await send(
    erasureCalls.approveErasure,
    { params: { patientId }, body: { countedAt: (await findWaiting(patientId))?.counted?.at ?? 'never' } },
    by,
  );
const messageOf = ({ body }: { body: unknown }) => (body as { message: string }).message;

/** Somebody with something of everything, whose every text contains a word that nobody else has. */
const makeSomebody = async (word: string) => {
  const personal = { ...samples.patients.createPatient.body.referralPersonalDetails, lastName: word };
  const made = await done(patientCalls.createPatient, {
    params: {},
    body: { ...samples.patients.createPatient.body, referralPersonalDetails: personal },
  });
  const { patientId, reference } = made as { patientId: string; reference: string };
  const params = { patientId };
  const { caseNoteId } = await done(caseNoteCalls.createCaseNote, {
    params: {},
    body: { patientId, caseNote: `We met ${word}.` },
  });
  await done(caseNoteCalls.amendCaseNote, {
    params: { patientId, caseNoteId: String(caseNoteId) },
    body: { caseNote: `We met ${word} again.`, version: 1 },
  });
  const answers = samples.questionnaires.saveResult.body.map((answer) => ({ ...answer, patientId }));
  await done(questionnaireCalls.saveResult, { params: {}, body: answers });
  const plan = { ...samples.safety.saveSafetyPlan.body, warningSigns: word };
  await done(safetyCalls.saveSafetyPlan, { params, body: plan });
  const task = { ...samples.tasks.createTask.body, what: `Ring ${word}`, patientId, ownerId: asking.id };
  await done(taskCalls.createTask, { params: {}, body: task });
  const time = word === 'Quexil' ? '10:00' : '12:00';
  const session = { ...samples.appointments.bookAppointment.body, patientId, workerId: asking.id, time };
  await done(appointmentCalls.bookAppointment, { params: {}, body: session });
  const content = await makePdf();
  const uploadId = await sendFileAsStaff(
    { url: product.url, headers: asking.headers, patientId },
    { name: `${word}.pdf`, type: 'application/pdf', content },
  );
  await done(documentCalls.addDocument, { params, body: { uploadId, name: word } });
  await runChecks();
  const draft = {
    params: { form: 'case-note', recordId: patientId },
    body: { content: JSON.stringify({ text: word }) },
  };
  await done(draftCalls.saveDraft, draft);
  await done(patientCalls.deactivatePatient, { params, query: { sessions: 'cancel', tasks: 'end' } });
  return { patientId, reference, word };
};

describe('erasing a record', () => {
  it('takes two people, counts before, and takes everything of the person and nothing of another', async () => {
    const [going, staying] = [await makeSomebody('Quexil'), await makeSomebody('Vozgan')];
    const { patientId } = going;
    const before = await readItems();
    expect(before.filter((item) => JSON.stringify(item).includes(going.word)).length).toBeGreaterThan(8);

    expect((await request(patientId)).status).toBe(201);
    expect(messageOf(await request(patientId, agreeing))).toMatch(/asked for this already/);
    expect(messageOf(await approve(patientId))).toMatch(/still being counted/);
    expect(await runErasures()).toEqual({ counted: 1, erased: 0 });
    const counted = await findWaiting(patientId);
    expect(counted).toMatchObject({
      lastName: going.word,
      reference: going.reference,
      why: 'request',
      askedBy: { id: asking.id },
      counted: { going: { answers: 1, notes: 2, results: 1, documents: 1, tasks: 1, sessions: 1, drafts: 1 } },
    });
    for (const [by, waiting] of [
      [asking, 0],
      [agreeing, 1],
    ] as const)
      expect(await done(erasureCalls.countErasures, { params: {} }, by)).toEqual({ waiting });
    expect(messageOf(await approve(patientId, asking))).toMatch(/Somebody else has to agree/);
    expect(await runErasures()).toEqual({ counted: 0, erased: 0 });

    expect((await approve(patientId)).status).toBe(200);
    expect(await runErasures()).toEqual({ counted: 0, erased: 1 });
    // The report is counted without them.
    while ((await readDirty(table, 1)).marks.length > 0) await actAs('countReport', () => countReport());
    const after = await readItems();
    expect(after.filter((item) => JSON.stringify(item).includes(going.word))).toEqual([]);
    const left = after.filter((item) => JSON.stringify(item).includes(patientId)).map(({ pk }) => pk.split('#')[0]);
    expect([...new Set(left)].toSorted()).toEqual(['AUDIT', 'DISPOSALS', 'DISPOSED']);
    const kept = (items: typeof after) =>
      items.filter((item) => JSON.stringify(item).includes(staying.patientId) && !item.pk.startsWith('REPORT-'));
    expect(kept(after).length).toBe(kept(before).length);
    expect((await recount(() => after)).wrong).toEqual([]);

    // Whoever looks for it is told.
    for (const of of [patientId, going.reference]) {
      expect(await done(erasureCalls.readErased, { params: { of } }, counsellor)).toMatchObject({
        id: patientId,
        why: 'request',
        words: 'By a letter of May.',
        askedBy: 'Colleague Number 1',
        approvedBy: 'Colleague Number 2',
      });
    }
    expect((await list()).erased[0]).toMatchObject({ id: patientId });
    expect(await findWaiting(patientId)).toBeUndefined();
    expect((await send(patientCalls.readReferral, { params: { id: patientId } })).status).toBe(404);
    expect((await send(erasureCalls.readErased, { params: { of: staying.reference } })).status).toBe(404);
    // The diary of the worker is as it was without them.
    const diary = { kind: 'worker', of: asking.id, day: samples.appointments.bookAppointment.body.day };
    expect(await done(appointmentCalls.readDiary, { params: diary })).toMatchObject({
      content: [{ patient: { patientId: staying.patientId } }],
    });
  });

  it('is asked for by whoever may open the record, once it is closed; and is agreed to by admins', async () => {
    const active = await addPatient('Zahra', 'Active');
    expect(messageOf(await request(active))).toMatch(/deactivate it first/);
    const closed = await addInactive('Zahra', 'Closed');
    expect((await request(closed, counsellor)).status).toBe(201);
    await runErasures();
    for (const [call, body] of [
      [erasureCalls.approveErasure, { countedAt: 'now' }],
      [erasureCalls.refuseErasure, undefined],
    ] as const)
      expect((await send(call, { params: { patientId: closed }, ...(body && { body }) }, counsellor)).status).toBe(403);
    expect((await approve(closed, asking)).status).toBe(200);
    expect(await runErasures()).toMatchObject({ erased: 1 });
  });

  it('does not happen to a record that is in use again, nor after somebody refused', async () => {
    const patientId = await addInactive('Back', 'Again');
    await request(patientId);
    await runErasures();
    expect((await approve(patientId)).status).toBe(200);
    await done(patientCalls.reactivatePatient, { params: { patientId } });
    expect(await runErasures()).toEqual({ counted: 0, erased: 0 });
    // What was agreed to was another record: it is counted, and agreed to, anew.
    const again = await findWaiting(patientId);
    expect(again).toMatchObject({ active: true, why: 'request' });
    expect(again).not.toHaveProperty('approvedBy');
    expect(again).not.toHaveProperty('counted');
    await done(patientCalls.deactivatePatient, { params: { patientId } });
    expect(await runErasures()).toEqual({ counted: 1, erased: 0 });
    expect(await runErasures()).toEqual({ counted: 0, erased: 0 });

    expect((await send(erasureCalls.refuseErasure, { params: { patientId } })).status).toBe(200);
    expect(await runErasures()).toEqual({ counted: 0, erased: 0 });
    expect((await send(patientCalls.readReferral, { params: { id: patientId } })).status).toBe(200);
    expect((await send(erasureCalls.refuseErasure, { params: { patientId } })).status).toBe(404);
  });
});
