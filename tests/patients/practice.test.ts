import { describe, expect, it } from 'vitest';
import { readAlerts } from '../../functions/alerts/store/alerts.ts';
import { connectTable } from '../../functions/kernel/store/open-table.ts';
import { placeNames } from '../../functions/kernel/store/table.ts';
import { handler as countReport } from '../../functions/report/jobs/count-report.ts';
import { readDirty } from '../../functions/report/store/dirty.ts';
import { actAs } from '../../infra/local/guard/acting-as.ts';
import { alertCalls } from '../../shared/alerts/calls.ts';
import { appointmentCalls } from '../../shared/appointments/calls.ts';
import { erasureCalls } from '../../shared/erasure/calls.ts';
import { groupCalls } from '../../shared/groups/calls.ts';
import type { Call } from '../../shared/kernel/call.ts';
import { today } from '../../shared/kernel/today.ts';
import { caseNoteCalls } from '../../shared/notes/calls.ts';
import { patientCalls } from '../../shared/patients/calls.ts';
import { isPractice, practiceIdOf } from '../../shared/patients/practice.ts';
import { questionnaireCalls } from '../../shared/questionnaires/calls.ts';
import { referralCalls } from '../../shared/referrals/calls.ts';
import { safetyCalls } from '../../shared/safety/calls.ts';
import { taskCalls } from '../../shared/tasks/calls.ts';
import { samples } from '../platform/samples.ts';
import { type Ask, ask } from '../support/ask.ts';
import { addColleague } from '../support/colleagues.ts';
import { runErasures } from '../support/erasures.ts';
import { freeDay } from '../support/free-day.ts';
import { addPatient } from '../support/patients.ts';
import { readEverything, type StoredItem } from '../support/read-everything.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct();
const [me, other] = [await addColleague(product), await addColleague(product)];
const admin = await addColleague(product, 'ROLE_ADMIN');
const table = connectTable();

type Sent = Omit<Ask, 'headers'>;
const send = (call: Call, request: Sent, { headers } = me) => ask(product.url, call, { ...request, headers });
const done = async (call: Call, request: Sent, by = me) => {
  const { status, body, text } = await send(call, request, by);
  expect(status, `${call.path}: ${text}`).toBeLessThan(300);
  return body as Record<string, unknown>;
};

const make = async (by = me) => String((await done(patientCalls.addPracticePatient, { params: {} }, by)).patientId);
const list = async () =>
  patientCalls.listPracticePatients.replies[200].parse(await done(patientCalls.listPracticePatients, { params: {} }))
    .content;

const countEverything = async () => {
  await actAs('countReport', countReport);
  while ((await readDirty(table, 100)).marks.length > 0) await actAs('countReport', countReport);
};

/** What is the organisation's, and is about everybody: lists, counters, diaries of staff and rooms, and the report. */
const isOfOrganisation = ({ pk }: StoredItem) =>
  /^(LIST#(?!notes#)|COUNTS#(?!notes#)|DIARY#(worker|room)#|GROUP|REGISTERS#|FEEDBACK|REPORT)/.test(pk);
const readOrganisation = async () =>
  (await readEverything(table))
    .filter(isOfOrganisation)
    .toSorted((one, two) => (one.pk + one.sk < two.pk + two.sk ? -1 : 1));

/** The lists of the indexes that an item is on. */
const placesOf = (item: StoredItem) =>
  placeNames.flatMap((place) => (item[place] === undefined ? [] : [String(item[place])]));

/** Does with a patient what staff do with one, each thing that is on a list of the organisation of anybody else. */
const workWith = async (patientId: string) => {
  const params = { patientId };
  const day = freeDay(21, 2);
  const answers = Array.from({ length: 9 }, (_, question) => ({ question, score: 2, questionType: 'phq', patientId }));
  await done(caseNoteCalls.createCaseNote, { params: {}, body: { patientId, caseNote: 'We tried it out.' } });
  await done(questionnaireCalls.saveResult, { params: {}, body: answers });
  await done(patientCalls.assignStaff, { params: {}, body: { patientId, userId: other.id } }, admin);
  const [alert] = await readAlerts(table, patientId);
  const { alertId } = alert ?? expect.fail('Question 9 raised no alert');
  const response = { ...samples.alerts.respondToAlert.body, reviewOn: day };
  await done(alertCalls.respondToAlert, { params: { patientId, alertId }, body: response });
  const worse = answers.map((answer) => ({ ...answer, score: 3 }));
  await done(questionnaireCalls.saveResult, { params: {}, body: worse });
  await done(safetyCalls.saveSafetyPlan, { params, body: samples.safety.saveSafetyPlan.body });
  await done(safetyCalls.markDanger, { params, body: samples.safety.markDanger.body });
  const task = { ...samples.tasks.createTask.body, patientId, ownerId: me.id };
  await done(taskCalls.createTask, { params: {}, body: task });
  const { taskId } = await done(taskCalls.createTask, { params: {}, body: task });
  await done(taskCalls.finishTask, { params: { taskId: String(taskId) }, body: samples.tasks.finishTask.body });
  const booking = { ...samples.appointments.bookAppointment.body, patientId, workerId: me.id, day };
  await done(appointmentCalls.bookAppointment, { params: {}, body: booking });
  await done(appointmentCalls.recordAppointment, {
    params,
    body: { ...samples.appointments.recordAppointment.body, workerId: me.id, status: 'missed' },
  });
  await done(questionnaireCalls.askForAnswers, { params, body: samples.questionnaires.askForAnswers.body });
  await done(patientCalls.createExternalReferral, {
    params: {},
    body: { ...samples.patients.createExternalReferral.body, patientId },
  });
};

describe('a practice patient', () => {
  it('counts nowhere, whatever is done with it, while every part of the record works', async () => {
    await countEverything();
    const before = await readOrganisation();
    const patientId = await make();
    await workWith(patientId);
    await countEverything();
    expect(await readOrganisation()).toEqual(before);
    const about = (await readEverything(table)).filter((item) => JSON.stringify(item).includes(patientId));
    expect(about.length).toBeGreaterThan(20);
    const others = about.flatMap(placesOf).filter((place) => !place.includes(patientId) && place !== 'junk');
    expect(others).toEqual([]);
  });

  it('counts where it is a person: what the sentence above goes through is on lists, in diaries and in the report', async () => {
    await countEverything();
    const before = await readOrganisation();
    const patientId = await addPatient();
    await workWith(patientId);
    await countEverything();
    const after = await readOrganisation();
    const isNew = ({ pk, sk }: StoredItem) => before.every((item) => item.pk !== pk || item.sk !== sk);
    const kinds = new Set(after.filter(isNew).map(({ pk }) => pk.replace(/#[0-9a-f-]{36}.*|(REPORT[A-Z-]*#).*/, '$1')));
    for (const kind of ['LIST#patients/active', 'LIST#open-alerts', 'LIST#alert-reviews', 'DIARY#worker'])
      expect(kinds).toContain(kind);
  });

  it('is open to every member of staff, is listed with who made it, and is found by no name', async () => {
    const patientId = await make();
    expect(isPractice(patientId)).toBe(true);
    expect((await list()).find((one) => one.patientId === patientId)).toMatchObject({
      firstName: 'Practice',
      lastName: 'Patient',
      madeBy: { id: me.id },
    });
    await done(patientCalls.readReferral, { params: { id: patientId } }, other);
    const found = await done(patientCalls.searchPatients, { params: { text: 'practice patient', page: '1' } });
    expect(found.content).toEqual([]);
  });

  it('takes nothing of a person: no group, no message, no referral and no note of theirs', async () => {
    const [patientId, person] = [await make(), await addPatient()];
    const { caseNoteId } = await done(caseNoteCalls.createCaseNote, {
      params: {},
      body: { patientId: person, caseNote: 'She came with her sister.' },
    });
    const refused = await Promise.all([
      send(groupCalls.addMember, { params: { groupId: person }, body: { patientId, joinedOn: today() } }),
      send(patientCalls.linkContact, { params: { id: person }, body: { patientId, version: 1 } }),
      send(referralCalls.joinReferral, { params: { patientId: person }, body: { samePatientId: patientId } }),
      send(referralCalls.joinReferral, { params: { patientId }, body: { samePatientId: person } }),
      send(caseNoteCalls.withdrawCaseNote, {
        params: { patientId: person, caseNoteId: String(caseNoteId) },
        body: { reason: 'It is on the wrong record.', version: 1, moveTo: patientId },
      }),
    ]);
    for (const { status, text } of refused) {
      // Of an id there is nothing; of a field it is wrong.
      expect([400, 404], text).toContain(status);
      expect(text).toContain('That is a practice patient, which is nobody');
    }
  });

  it('goes by the word of one, while it is active, and leaves no stub; a record of a person does not', async () => {
    const [patientId, person] = [await make(), await addPatient()];
    expect((await send(patientCalls.removePracticePatient, { params: { patientId: person } })).status).toBe(404);
    await done(patientCalls.removePracticePatient, { params: { patientId } });
    expect((await list()).map((one) => one.patientId)).not.toContain(patientId);
    const { waiting } = await done(erasureCalls.listErasures, { params: {} }, admin);
    expect(JSON.stringify(waiting)).not.toContain(patientId);
    await runErasures();
    const left = (await readEverything(table)).filter((item) => JSON.stringify(item).includes(patientId));
    expect(left.filter(({ pk }) => !/^(AUDIT|REPORT-PENDING)#/.test(pk))).toEqual([]);
    expect((await send(patientCalls.readReferral, { params: { id: patientId } })).status).toBe(404);
    expect((await send(patientCalls.readReferral, { params: { id: person } })).status).toBe(200);
  });

  it('is among the records to be erased where somebody asks for that as of anybody', async () => {
    const patientId = await make();
    const params = { patientId };
    await done(patientCalls.deactivatePatient, { params, query: { sessions: 'cancel', tasks: 'end' } }, admin);
    await done(erasureCalls.askErasure, { params, body: { why: 'mistake', words: 'Made by mistake.' } }, admin);
    expect(JSON.stringify(await done(erasureCalls.listErasures, { params: {} }, admin))).toContain(patientId);
  });

  it('is known by its id alone, which is a ULID with the time in it', () => {
    const id = practiceIdOf('01M5YXZYWAKE0RY5QY34VFXM34');
    expect(id).toBe('01M5YXZYWAPRACT1CE34VFXM34');
    expect(isPractice(id)).toBe(true);
    expect(isPractice('01M5YXZYWAKE0RY5QY34VFXM34')).toBe(false);
  });
});
