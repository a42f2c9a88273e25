import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { connectTable } from '../../functions/kernel/store/open-table.ts';
import { alertCalls } from '../../shared/alerts/calls.ts';
import { addDays } from '../../shared/kernel/calendar.ts';
import { today } from '../../shared/kernel/today.ts';
import { onlyReadable } from '../../shared/kernel/unreadable.ts';
import { patientCalls } from '../../shared/patients/calls.ts';
import { questionnaireCalls } from '../../shared/questionnaires/calls.ts';
import { beforeBirth, longBeforeReferral } from '../../shared/questionnaires/check-date.ts';
import { reportCalls } from '../../shared/report/calls.ts';
import { gad, given, openQuestionnaires } from '../support/open-questionnaires.ts';
import { parseCsv } from '../support/parse-csv.ts';
import { addPatient } from '../support/patients.ts';
import { saveResult } from '../support/results.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct();
const headers = await signInStaff(product);
const { answers, post, save, correct, read } = openQuestionnaires(product, headers);
const now = today();
const page = { page: '1', size: '12' };

const readCsv = async (patientId: string) => {
  const { url } = await read(questionnaireCalls.writeCsv, { patientId });
  const [heading = [], ...rows] = parseCsv(await (await fetch(url)).text());
  return rows.map((row) => Object.fromEntries(heading.map((name, at) => [name, row[at]])));
};

describe('an instrument whose items are reported one by one', () => {
  it('is stored item by item, with no total, no band, no month’s mean and no day on which it is due', async () => {
    const id = await addPatient('Halima', 'Begum');
    const before = await read(reportCalls.readOrgData);
    const saved = await save(id, 'ons4', [7, 10, 0, 1], addDays(now, -400));
    expect(saved).toMatchObject({ answers: given([7, 10, 0, 1]), message: 'The ONS4 of Halima Begum has been saved.' });
    expect(saved).not.toHaveProperty('score');
    const { tests } = await read(questionnaireCalls.readTestState, { patientId: id });
    expect(tests).toMatchObject([{ questionType: 'ons4', overdue: false }]);
    expect(tests[0]?.latest).not.toHaveProperty('score');
    expect(await read(reportCalls.readOrgData)).toEqual(before);
    const { content } = await read(questionnaireCalls.listOverdue, { page: '1', size: '100' });
    expect(content.map(({ patientId }) => patientId)).not.toContain(id);
    const [event] = onlyReadable((await read(patientCalls.readTimeline, { patientId: id, before: 'latest' })).content);
    expect(event?.event).toEqual({ kind: 'score', questionType: 'ons4', questionDate: addDays(now, -400) });
    expect(await readCsv(id)).toMatchObject([{ Questionnaire: 'ONS4', Score: '', Band: '', 'ONS4 2': '10' }]);
  });

  it('is corrected and made inactive like any other', async () => {
    const id = await addPatient();
    const saved = await save(id, 'ons4', [5, 5, 5, 5]);
    const body = { version: 1, questionType: 'ons4', questionDate: addDays(now, -3), answers: given([6, 5, 5, 5]) };
    expect(await correct(id, saved.resultId, body)).toMatchObject({
      status: 200,
      body: { answers: given([6, 5, 5, 5]) },
    });
    expect((await read(questionnaireCalls.readTestState, { patientId: id })).tests).toMatchObject([
      { latest: { questionDate: addDays(now, -3) } },
    ]);
  });

  it('refuses 11', async () => {
    const id = await addPatient();
    expect(await post(answers(id, 'ons4', [11, 5, 5, 5]))).toMatchObject({ status: 400 });
  });
});

describe('the words that go with an answer', () => {
  const withWords = (id: string, text: unknown, score = 1) => {
    const [first, ...rest] = answers(id, 'asq', [0, 0, 0, score, 0]).toReversed();
    const [fourth, ...others] = rest;
    return [...others.toReversed(), { ...fourth, text }, first];
  };

  it('are stored with the result and are shown wherever its answers are: alert, corrections and CSV', async () => {
    const id = await addPatient();
    const { status, body } = await post(withWords(id, '  With tablets,\nin May. '));
    expect(status).toBe(201);
    const saved = questionnaireCalls.saveResult.replies[201].parse(body);
    const words = { question: 3, score: 1, text: 'With tablets,\nin May.' };
    expect(saved.answers[3]).toEqual(words);
    const { content } = await read(alertCalls.listAlerts, { page: '1', size: '100' });
    expect(content).toContainEqual(expect.objectContaining({ alertId: saved.alert?.alertId, words: [words] }));
    expect((await read(questionnaireCalls.readTestState, { patientId: id })).alerts).toMatchObject([
      { words: [words] },
    ]);
    expect((await read(questionnaireCalls.listScores, { patientId: id, ...page })).content).toMatchObject([
      { answers: [{}, {}, {}, words, {}] },
    ]);
    expect(await readCsv(id)).toMatchObject([{ 'ASQ 4': '1', 'ASQ 4 words': 'With tablets,\nin May.' }]);

    const corrected = given([0, 0, 0, 1, 0]).map((one) => (one.question === 3 ? { ...one, text: 'In June.' } : one));
    const correction = { version: 1, questionType: 'asq', questionDate: now, answers: corrected };
    expect((await correct(id, saved.resultId, correction)).status).toBe(200);
    const { versions } = await read(questionnaireCalls.readResult, { patientId: id, resultId: saved.resultId });
    expect(versions.map((version) => version.answers[3]?.text)).toEqual(['In June.', 'With tablets,\nin May.']);
  });

  it('are optional: blank ones are not stored', async () => {
    const id = await addPatient();
    const { body } = await post(withWords(id, ' '));
    expect(questionnaireCalls.saveResult.replies[201].parse(body).answers[3]).toEqual({ question: 3, score: 1 });
    expect((await read(questionnaireCalls.readTestState, { patientId: id })).alerts[0]).not.toHaveProperty('words');
  });

  it.each([
    ['after a No', (id: string) => withWords(id, 'In May.', 0), /an answer that asks for them/],
    ['longer than 1,000 characters', (id: string) => withWords(id, 'x'.repeat(1001)), /1,000 characters or fewer/],
    ['that are not text', (id: string) => withWords(id, 7), /text/],
  ])('%s are refused, and nothing is stored', async (_, make, message) => {
    const id = await addPatient();
    const { status, body } = await post(make(id));
    expect({ status, body }).toMatchObject({ status: 400, body: { message: expect.stringMatching(message) } });
    expect((await read(questionnaireCalls.listScores, { patientId: id, ...page })).totalElements).toBe(0);
  });
});

describe('an instrument that is switched off', () => {
  it('has its answers refused in words', async () => {
    const id = await addPatient();
    expect(
      await post(
        answers(
          id,
          'core10',
          Array.from({ length: 10 }, () => 0),
        ),
      ),
    ).toMatchObject({
      status: 400,
      body: {
        message: 'CORE-10 is not in use here, so nothing was saved. Please ask your administrator if you need it.',
      },
    });
  });

  it('leaves readable what was stored before, and nobody is asked for it again', async () => {
    const id = await addPatient();
    const day = addDays(now, -100);
    const { result } = await saveResult(connectTable(), id, { type: 'core10', day, score: 2 });
    expect((await read(questionnaireCalls.listScores, { patientId: id, ...page })).content).toMatchObject([
      { score: 20 },
    ]);
    expect(await read(questionnaireCalls.readResult, { patientId: id, resultId: result.resultId })).toMatchObject({
      versions: [{ questionType: 'core10', score: 20 }],
    });
    const { tests, alerts } = await read(questionnaireCalls.readTestState, { patientId: id });
    expect(tests).toMatchObject([{ questionType: 'core10', latest: { score: 20 }, overdue: false }]);
    expect(alerts).toMatchObject([{ reason: expect.stringMatching(/^CORE-10 item 6/) }]);
    expect(await readCsv(id)).toMatchObject([
      { Questionnaire: 'CORE-10', Severity: 'moderate to severe', 'CORE-10 1': '2' },
    ]);
    const body = { version: 1, questionType: 'core10', questionDate: day, answers: result.answers };
    expect(await correct(id, result.resultId, body)).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/not in use here/) },
    });
  });
});

describe('the day of the answers', () => {
  const at = { errors: [{ path: 'questionDate' }] };

  it('is never before the patient was born', async () => {
    const id = await addPatient();
    const body = answers(id, 'gad', gad(1), '1990-05-03').map((one) => ({ ...one, earlyDateConfirmed: true }));
    expect(await post(body)).toMatchObject({ status: 400, body: { message: beforeBirth, ...at } });
  });

  it('is confirmed where it is more than two years before the referral', async () => {
    const id = await addPatient();
    const body = answers(id, 'gad', gad(1), addDays(now, -800));
    expect(await post(body)).toMatchObject({ status: 400, body: { message: longBeforeReferral, ...at } });
    const key = randomUUID();
    const confirmed = body.map((one) => ({ ...one, earlyDateConfirmed: true }));
    const sent = [await post(confirmed, key), await post(confirmed, key)];
    expect(sent.map(({ status }) => status)).toEqual([201, 201]);
    expect((await read(questionnaireCalls.listScores, { patientId: id, ...page })).totalElements).toBe(1);
  });

  it('is checked in a correction as well', async () => {
    const id = await addPatient();
    const { resultId } = await save(id, 'gad', gad(1));
    const body = { version: 1, questionType: 'gad', answers: given(gad(1)) };
    expect(await correct(id, resultId, { ...body, questionDate: '1989-01-01' })).toMatchObject({
      status: 400,
      body: { message: beforeBirth, ...at },
    });
    const early = { ...body, questionDate: addDays(now, -800) };
    expect(await correct(id, resultId, early)).toMatchObject({ status: 400, body: { message: longBeforeReferral } });
    expect((await correct(id, resultId, { ...early, earlyDateConfirmed: true })).status).toBe(200);
  });
});
