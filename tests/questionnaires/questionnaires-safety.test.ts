import { randomUUID } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { connectTable } from '../../functions/kernel/store/open-table.ts';
import { recordEntity } from '../../functions/patients/store/record.ts';
import { alertCalls } from '../../shared/alerts/calls.ts';
import { addDays } from '../../shared/kernel/calendar.ts';
import { today } from '../../shared/kernel/today.ts';
import { onlyReadable } from '../../shared/kernel/unreadable.ts';
import { patientCalls } from '../../shared/patients/calls.ts';
import { questionnaireCalls } from '../../shared/questionnaires/calls.ts';
import { reportCalls } from '../../shared/report/calls.ts';
import { ask } from '../support/ask.ts';
import { gad, given, openQuestionnaires, phq } from '../support/open-questionnaires.ts';
import { addPatient } from '../support/patients.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct();
const headers = await signInStaff(product);
const { save, correct, respond, read } = openQuestionnaires(product, headers);
const now = today();
const page = { page: '1', size: '12' };
const timelineOf = async (patientId: string) =>
  onlyReadable((await read(patientCalls.readTimeline, { patientId, before: 'latest' })).content);

describe('what a person must act on', () => {
  const openIds = async () =>
    (await read(alertCalls.listAlerts, { page: '1', size: '100' })).content.map(({ alertId }) => alertId);

  it.each([
    ['a PHQ-9 with item 9 above 0, in the lowest band', 'phq', phq(0, 1), /item 9/],
    ['an acute positive ASQ', 'asq', [0, 0, 1, 0, 1], /Acute positive screen/],
    ['a non-acute positive ASQ', 'asq', [0, 0, 0, 1, 0], /Non-acute positive screen/],
    ['a positive ASQ without question 5', 'asq', [1, 0, 0, 0], /question 5 not answered/],
  ] as const)('is raised by %s', async (_, type, scores, reason) => {
    const id = await addPatient();
    const { alert } = await save(id, type, [...scores]);
    expect(alert?.reason).toMatch(reason);
    expect(await openIds()).toContain(alert?.alertId);
    expect((await read(questionnaireCalls.readTestState, { patientId: id })).alerts).toMatchObject([
      { alertId: alert?.alertId },
    ]);
  });

  it('is not raised by a negative ASQ, whose stored answer to question 5 is dropped', async () => {
    const id = await addPatient();
    const saved = await save(id, 'asq', [0, 0, 0, 0, 1]);
    expect(saved).toMatchObject({ risk: 'Negative screen', score: 0 });
    expect(saved.answers).toHaveLength(4);
    expect(saved.alert).toBeUndefined();
  });

  it('stays open until a named person has written what was done, and then stays on the record', async () => {
    const id = await addPatient('Gurpreet', 'Sandhu');
    const { alert } = await save(id, 'phq', phq(4, 2));
    const alertId = alert?.alertId ?? '';
    for (const words of [
      { action: '', name: 'Nasreen' },
      { action: 'Rang him.', name: '  ' },
    ]) {
      expect((await respond(id, alertId, words)).status).toBe(400);
    }
    const { content } = await read(alertCalls.listAlerts, page);
    expect(content).toContainEqual(expect.objectContaining({ alertId, firstName: 'Gurpreet', lastName: 'Sandhu' }));
    const first = await respond(id, alertId, { action: 'Rang him; safety plan agreed.', name: 'Nasreen Akhtar' });
    expect(first.status).toBe(200);
    expect(await openIds()).not.toContain(alertId);
    expect((await read(questionnaireCalls.readTestState, { patientId: id })).alerts).toMatchObject([
      { alertId, response: { action: 'Rang him; safety plan agreed.', name: 'Nasreen Akhtar' } },
    ]);
    const second = await respond(id, alertId, { action: 'Something else', name: 'Tomasz' });
    expect(second).toMatchObject({ status: 409, body: { message: expect.stringMatching(/Nasreen Akhtar/) } });
  });

  it('is answered by one of two who answer together', async () => {
    const id = await addPatient();
    const { alert } = await save(id, 'asq', [1, 0, 0, 0, 1]);
    const before = (await read(alertCalls.listAlerts, page)).totalElements;
    const sent = await Promise.all(
      ['A', 'B'].map((name) => respond(id, alert?.alertId ?? '', { action: 'Stayed with her.', name })),
    );
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await read(alertCalls.listAlerts, page)).totalElements).toBe(before - 1);
  });
});

describe('an alert', () => {
  it('whose answer is sent again after a lost reply is answered once, and not refused as somebody else’s', async () => {
    const id = await addPatient();
    const { alert } = await save(id, 'phq', phq(4, 1));
    const words = { action: 'Rang her sister.', name: 'Nasreen Akhtar' };
    const sent = [await respond(id, alert?.alertId ?? '', words), await respond(id, alert?.alertId ?? '', words)];
    expect(sent.map(({ status }) => status)).toEqual([200, 200]);
    expect(sent[1]?.body).toEqual(sent[0]?.body);
    const answered = (await timelineOf(id)).filter(({ event }) => event.kind === 'alert-answered');
    expect(answered).toHaveLength(1);
  });

  it('that is open is counted, and the latest named by its id alone, for who watches', async () => {
    const { alert } = await save(await addPatient(), 'phq', phq(4, 1));
    const { totalElements } = await read(alertCalls.listAlerts, page);
    expect(await read(alertCalls.watchAlerts)).toEqual({ totalElements, latest: alert?.alertId });
  });

  it('prevents that its patient is made inactive before it is answered, with a message of what to do', async () => {
    const id = await addPatient('Zarina', 'Inactive');
    const { alert } = await save(id, 'asq', [0, 1, 0, 0, 1]);
    const deactivate = async () => [
      await ask(product.url, patientCalls.deactivatePatient, { params: { patientId: id }, headers }),
      await ask(product.url, patientCalls.deactivateReferral, { params: { id }, headers }),
    ];
    for (const refused of await deactivate()) {
      expect(refused).toMatchObject({ status: 409, body: { message: expect.stringMatching(/record what was done/) } });
    }
    await respond(id, alert?.alertId ?? '', { action: 'Rang her.', name: 'Nasreen Akhtar' });
    for (const { status } of await deactivate()) expect(status).toBe(200);
    expect((await timelineOf(id)).filter(({ event }) => event.kind === 'deactivated')).toHaveLength(1);
  });

  it('of answers that are recorded when their patient is inactive is open like any other', async () => {
    const id = await addPatient('Zarina', 'Left');
    await ask(product.url, patientCalls.deactivatePatient, { params: { patientId: id }, headers });
    const { alert } = await save(id, 'asq', [0, 1, 0, 0, 1]);
    const { content } = await read(alertCalls.listAlerts, { page: '1', size: '100' });
    expect(content).toContainEqual(expect.objectContaining({ alertId: alert?.alertId, firstName: 'Zarina' }));
  });

  it('is not hidden by another one of the same patient, or by the answer to it', async () => {
    const id = await addPatient();
    const [one, other] = [await save(id, 'phq', phq(1, 1)), await save(id, 'asq', [0, 0, 0, 1, 0])];
    expect((await respond(id, one.alert?.alertId ?? '', { action: 'Talked.', name: 'Tomasz' })).status).toBe(200);
    const { alerts } = await read(questionnaireCalls.readTestState, { patientId: id });
    expect(onlyReadable(alerts).filter(({ response }) => !response)).toMatchObject([{ alertId: other.alert?.alertId }]);
  });

  it('of a record that cannot be read remains in the list as unreadable, and hides no other', async () => {
    const [broken, whole] = [await addPatient(), await addPatient('Whole', 'Record')];
    const [one, other] = [await save(broken, 'phq', phq(1, 1)), await save(whole, 'phq', phq(1, 1))];
    const table = connectTable();
    const spoil = (value: unknown) =>
      table.client.send(
        new UpdateCommand({
          TableName: table.name,
          Key: recordEntity.key(broken),
          UpdateExpression: 'SET active = :value',
          ExpressionAttributeValues: { ':value': value },
        }),
      );
    await spoil('perhaps');
    const { content } = await read(alertCalls.listAlerts, { page: '1', size: '100' });
    expect(content).toContainEqual({ alertId: one.alert?.alertId, unreadable: true });
    expect(content).toContainEqual(expect.objectContaining({ alertId: other.alert?.alertId, firstName: 'Whole' }));
    await spoil(true);
  });
});

describe('the timeline of a patient', () => {
  it('lists scores by the day they were answered, alerts, what was done and corrections, in one thread', async () => {
    const id = await addPatient();
    const day = addDays(now, -60);
    const saved = await save(id, 'phq', phq(5, 1), day);
    await respond(id, saved.alert?.alertId ?? '', { action: 'Talked with him.', name: 'Nasreen Akhtar' });
    const body = { version: 1, questionType: 'phq', questionDate: day, answers: given(phq(8)) };
    await correct(id, saved.resultId, { ...body, why: 'Two answers were swapped.' });
    const events = await timelineOf(id);
    const answered = events.map(({ event }) => event);
    const scored = { questionType: 'phq', questionDate: day };
    expect(answered.slice(0, 2)).toEqual([
      { kind: 'score-corrected', ...scored, score: 8, why: 'Two answers were swapped.' },
      { kind: 'alert-answered', reason: saved.alert?.reason, name: 'Nasreen Akhtar', action: 'Talked with him.' },
    ]);
    expect(answered.slice(2, 4)).toEqual(
      expect.arrayContaining([
        { kind: 'score', ...scored, score: 6 },
        { kind: 'alert', reason: saved.alert?.reason },
      ]),
    );
    expect(events.slice(0, 4).every(({ by }) => by?.lastName === 'Person')).toBe(true);
  });
});

describe('a correction', () => {
  it('keeps the earlier answers, with who corrected them, when and why', async () => {
    const id = await addPatient();
    const [wrong, right] = [addDays(now, -60), addDays(now, -59)];
    const saved = await save(id, 'gad', gad(1), wrong);
    const body = { version: 1, questionType: 'gad', questionDate: right, answers: given(gad(2)) };
    expect((await correct(id, saved.resultId, { ...body, why: ' ' })).status).toBe(400);
    expect((await correct(id, saved.resultId, { ...body, why: 'The wrong column was read.' })).status).toBe(200);
    const { versions } = await read(questionnaireCalls.readResult, { patientId: id, resultId: saved.resultId });
    expect(versions).toMatchObject([
      {
        version: 2,
        score: 14,
        questionDate: right,
        correction: { why: 'The wrong column was read.' },
        correctedBy: { firstName: 'Test', lastName: 'Person' },
      },
      { version: 1, score: 7, questionDate: wrong, answers: saved.answers },
    ]);
    expect(versions[1]?.correction).toBeUndefined();
    const params = { patientId: id, resultId: '01M5YXZYWAKE0RY5QY34VFXM34' };
    expect((await ask(product.url, questionnaireCalls.readResult, { params, headers })).status).toBe(404);
  });

  it('sent again under its key after a lost reply is the same correction', async () => {
    const id = await addPatient();
    const saved = await save(id, 'phq', phq(5));
    const body = { version: 1, questionType: 'phq', questionDate: now, answers: given(phq(5, 2)) };
    const key = randomUUID();
    const sent = [await correct(id, saved.resultId, body, key), await correct(id, saved.resultId, body, key)];
    expect(sent.map(({ status }) => status)).toEqual([200, 200]);
    expect(sent[1]?.body).toEqual(sent[0]?.body);
    expect((await read(questionnaireCalls.readTestState, { patientId: id })).alerts).toHaveLength(1);
    expect(
      (await read(questionnaireCalls.readResult, { patientId: id, resultId: saved.resultId })).versions,
    ).toHaveLength(2);
  });

  it('made while other answers of the same patient are saved is stored beside them', async () => {
    const id = await addPatient();
    const first = addDays(now, -90);
    const saved = await save(id, 'phq', phq(5), first);
    const body = { version: 1, questionType: 'phq', questionDate: first, answers: given(phq(9)) };
    const [corrected] = await Promise.all([
      correct(id, saved.resultId, body),
      save(id, 'phq', phq(3), addDays(now, -60)),
      save(id, 'phq', phq(2), addDays(now, -30)),
    ]);
    expect(corrected.status).toBe(200);
    expect((await read(questionnaireCalls.readTestState, { patientId: id })).tests).toMatchObject([
      { first: { score: 9 }, latest: { score: 2 } },
    ]);
  });

  it('is a new version, and the month, the summary and the alert follow', async () => {
    const id = await addPatient('Amina', 'Yusuf', new Date('2024-05-01T10:00:00Z'));
    const saved = await save(id, 'phq', phq(5), '2024-05-20');
    const body = { version: 1, questionType: 'phq', questionDate: '2024-06-01', answers: given(phq(11, 3)) };
    const corrected = await correct(id, saved.resultId, body);
    expect(corrected).toMatchObject({ status: 200, body: { score: 14, version: 2, questionDate: '2024-06-01' } });
    const { content } = await read(reportCalls.readOrgData);
    const in2024 = content.filter(({ year, month }) => year === 2024 && [5, 6].includes(month));
    expect(in2024).toEqual([{ type: 'phq', year: 2024, month: 6, total: 14, tests: 1 }]);
    const summary = await read(questionnaireCalls.readTestState, { patientId: id });
    expect(summary.tests).toMatchObject([{ latest: { score: 14, questionDate: '2024-06-01' }, overdue: true }]);
    expect(summary.alerts).toHaveLength(1);
    expect((await read(questionnaireCalls.listScores, { patientId: id, ...page })).content).toMatchObject([
      { score: 14, version: 2 },
    ]);
    expect((await correct(id, saved.resultId, body)).status).toBe(409);
  });

  it('that makes item 9 worse raises an alert of its own, though the one before was answered', async () => {
    const id = await addPatient();
    const saved = await save(id, 'phq', phq(5, 1));
    const words = { action: 'Talked with him.', name: 'Nasreen Akhtar' };
    expect((await respond(id, saved.alert?.alertId ?? '', words)).status).toBe(200);
    const body = { version: 1, questionType: 'phq', questionDate: now, answers: given(phq(5, 3)) };
    expect(await correct(id, saved.resultId, body)).toMatchObject({
      status: 200,
      body: { alert: { reason: saved.alert?.reason } },
    });
    const { alerts } = await read(questionnaireCalls.readTestState, { patientId: id });
    expect(onlyReadable(alerts).map(({ response }) => response?.name)).toEqual([undefined, 'Nasreen Akhtar']);
  });

  it('leaves an alert open that was raised before it, and marks it as corrected wherever it is listed', async () => {
    const id = await addPatient();
    const saved = await save(id, 'phq', phq(5, 2));
    const shown = async () => {
      const { content } = await read(alertCalls.listAlerts, { page: '1', size: '100' });
      const { alerts } = await read(questionnaireCalls.readTestState, { patientId: id });
      const [listed, stored] = [content, alerts].map((rows) =>
        onlyReadable<(typeof alerts)[number]>(rows).find(({ patientId }) => patientId === id),
      );
      expect(stored?.response).toBeUndefined();
      expect(listed?.corrected).toEqual(stored?.corrected);
      return stored?.corrected;
    };
    expect(await shown()).toBeUndefined();
    const body = { questionType: 'phq', questionDate: now };
    await correct(id, saved.resultId, { ...body, version: 1, answers: given(phq(5, 1)) });
    expect(await shown()).toMatchObject({ stillCalledFor: true });
    await correct(id, saved.resultId, { ...body, version: 2, answers: given(phq(5)) });
    expect(await shown()).toMatchObject({ stillCalledFor: false });
  });
});
