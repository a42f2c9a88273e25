import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../shared/kernel/calendar.ts';
import { today } from '../../shared/kernel/today.ts';
import { patientCalls } from '../../shared/patients/calls.ts';
import { questionnaireCalls } from '../../shared/questionnaires/calls.ts';
import { feedbackStatements } from '../../shared/questionnaires/feedback.ts';
import type { QuestionnaireId } from '../../shared/questionnaires/ids.ts';
import { findQuestionnaire } from '../../shared/questionnaires/registry.ts';
import { reportCalls } from '../../shared/report/calls.ts';
import { ask } from '../support/ask.ts';
import { addColleague } from '../support/colleagues.ts';
import { gad, given, openQuestionnaires, phq } from '../support/open-questionnaires.ts';
import { parseCsv } from '../support/parse-csv.ts';
import { addPatient } from '../support/patients.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct();
const headers = await signInStaff(product);
const now = today();

const { answers, post, save, correct, read } = openQuestionnaires(product, headers);
const page = { page: '1', size: '12' };

describe('a questionnaire', () => {
  it('is stored whole: its score, its place in the list, the summary of the patient and its month', async () => {
    const id = await addPatient('Halima', 'Begum');
    const saved = await save(id, 'phq', phq(13));
    expect(saved).toMatchObject({
      patientId: id,
      score: 13,
      questionDate: now,
      message: 'The PHQ-9 of Halima Begum has been saved.',
    });
    expect(saved.alert).toBeUndefined();
    const { content, totalElements } = await read(questionnaireCalls.listScores, {
      patientId: id,
      page: '1',
      size: '6',
    });
    expect({ content, totalElements }).toMatchObject({
      content: [{ resultId: saved.resultId, answers: saved.answers, firstName: 'Halima', lastName: 'Begum' }],
      totalElements: 1,
    });
    const summary = await read(questionnaireCalls.readTestState, { patientId: id });
    expect(summary).toMatchObject({
      firstName: 'Halima',
      tests: [{ questionType: 'phq', latest: { score: 13 }, overdue: false }],
      alerts: [],
    });
  });

  it('sent twice without a key is one', async () => {
    const id = await addPatient();
    const body = answers(id, 'gad', [1, 1, 0, 0, 0, 0, 0]);
    const sent = await Promise.all(
      [0, 1].map(() => ask(product.url, questionnaireCalls.saveResult, { body, headers })),
    );
    expect(sent.map(({ status }) => status)).toEqual([201, 201]);
    expect((await read(questionnaireCalls.listScores, { patientId: id, ...page })).totalElements).toBe(1);
  });

  it.each([questionnaireCalls.listScores, questionnaireCalls.listSuicideRisk])(
    'for a patient who does not exist is not found: $path',
    async (call) => {
      const params = { patientId: '01M5YXZYWAKE0RY5QY34VFXM34', ...page };
      expect((await ask(product.url, call, { params, headers })).status).toBe(404);
    },
  );

  it('sent three times under one key is one', async () => {
    const id = await addPatient();
    const key = randomUUID();
    const body = answers(id, 'phq', phq(9, 2));
    const sent = await Promise.all([post(body, key), post(body, key), post(body, key)]);
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(sent.map(({ text }) => text)).size).toBe(1);
    expect((await read(questionnaireCalls.listScores, { patientId: id, ...page })).totalElements).toBe(1);
    expect((await read(questionnaireCalls.readTestState, { patientId: id })).alerts).toHaveLength(1);
  });

  it.each([
    ['an answer too few', (id: string) => answers(id, 'phq', phq(3).slice(1)), /all the questions have been answered/],
    ['nothing', () => [], /all the questions have been answered/],
    [
      'two kinds at once',
      (id: string) => [...answers(id, 'phq', phq(3)), ...answers(id, 'gad', [0])],
      /one questionnaire/,
    ],
    [
      'an answer twice',
      (id: string) => [...answers(id, 'gad', gad(1)), ...answers(id, 'gad', [1])],
      /each question once/,
    ],
    ['a score off the scale', (id: string) => answers(id, 'asq', [0, 0, 2, 0]), /not an answer/],
    ['a day to come', (id: string) => answers(id, 'gad', gad(1), addDays(now, 1)), /not in the future/],
    ['a day that is none', (id: string) => answers(id, 'gad', gad(1), '2026-02-30'), /day, month and year/],
    [
      'a field of its own',
      (id: string) => answers(id, 'gad', gad(1)).map((one) => ({ ...one, risk: 'none' })),
      /not known/,
    ],
  ])('with %s is refused in words, and nothing is stored', async (_, make, message) => {
    const id = await addPatient();
    const { status, body } = await post(make(id));
    expect(status).toBe(400);
    expect((body as { message: string }).message).toMatch(message);
    expect((await read(questionnaireCalls.listScores, { patientId: id, ...page })).totalElements).toBe(0);
  });

  it('for a patient who does not exist is refused, and counts in no month', async () => {
    const before = await read(reportCalls.readOrgData);
    const { status, body } = await post(answers('01M5YXZYWAKE0RY5QY34VFXM34', 'phq', phq(3)));
    expect({ status, body }).toMatchObject({ status: 404, body: { message: 'Sorry, that patient does not exist.' } });
    expect(await read(reportCalls.readOrgData)).toEqual(before);
  });

  it('answered by several people at once is stored from each of them', async () => {
    const id = await addPatient();
    await Promise.all([1, 2, 3].map((score) => save(id, 'gad', gad(score))));
    await Promise.all([save(id, 'phq', phq(4)), save(id, 'asq', [0, 0, 0, 0])]);
    expect((await read(questionnaireCalls.listScores, { patientId: id, ...page })).totalElements).toBe(5);
    expect((await read(questionnaireCalls.readTestState, { patientId: id })).tests).toHaveLength(3);
  });
});

describe('overdue tests', () => {
  it('are those due before today, the longest overdue first, by the latest test of each kind', async () => {
    const [early, edge, late] = await Promise.all([addPatient('Early'), addPatient('Edge'), addPatient('Late')]);
    await save(late, 'phq', phq(3), addDays(now, -43));
    const admin = await addColleague(product, 'ROLE_ADMIN');
    const assigned = { headers: admin.headers, body: { patientId: late, userId: admin.id } };
    expect((await ask(product.url, patientCalls.assignStaff, assigned)).status).toBe(200);
    await save(edge, 'phq', phq(3), addDays(now, -42));
    await save(early, 'gad', gad(1), addDays(now, -400));
    await save(early, 'phq', phq(3), addDays(now, -300));
    await save(early, 'phq', phq(3), addDays(now, -2));
    await save(early, 'phq', phq(3), addDays(now, -100));
    const { content } = await read(questionnaireCalls.listOverdue, { page: '1', size: '100' });
    const mine = content.filter(({ patientId }) => [early, edge, late].includes(patientId));
    expect(mine).toMatchObject([
      { patientId: early, firstName: 'Early', questionType: 'gad', questionDate: addDays(now, -400) },
      { patientId: late, questionType: 'phq', dueDate: addDays(now, -1), worker: { id: admin.id } },
    ]);
    expect(mine[0]).not.toHaveProperty('worker');
    expect(content.map((row) => ('dueDate' in row ? row.dueDate : ''))).toEqual(
      content.map((row) => ('dueDate' in row ? row.dueDate : '')).toSorted(),
    );
  });

  it('have a list of their own of patients who have answered nothing yet', async () => {
    const id = await addPatient('Champa', 'Das');
    const rows = async () => (await read(questionnaireCalls.listWithoutBaseline, { page: '1', size: '100' })).content;
    expect(await rows()).toContainEqual(expect.objectContaining({ patientId: id, firstName: 'Champa' }));
    await save(id, 'gad', gad(2));
    expect((await rows()).map(({ patientId }) => patientId)).not.toContain(id);
  });
});

it('a patient’s screens are read with their outcomes, the latest first', async () => {
  const id = await addPatient();
  const [early, late] = [addDays(now, -90), addDays(now, -30)];
  await save(id, 'asq', [0, 0, 0, 0], early);
  await save(id, 'phq', phq(3));
  await save(id, 'asq', [0, 1, 0, 0, 0], late);
  expect(await read(questionnaireCalls.listSuicideRisk, { patientId: id })).toEqual([
    { questionDate: late, score: 1, risk: 'Non-acute positive screen' },
    { questionDate: early, score: 0, risk: 'Negative screen' },
  ]);
});

it('the means of the months equal a recount of all results, whatever is saved and corrected', async () => {
  const longAgo = new Date('2021-01-01T10:00:00Z');
  const ids = await Promise.all([addPatient('Amina', 'Yusuf', longAgo), addPatient('Amina', 'Yusuf', longAgo)]);
  const expected = new Map<
    string,
    { type: QuestionnaireId; date: string; scores: number[]; id: string; version: number }
  >();
  const step = fc.record({
    who: fc.nat(1),
    type: fc.constantFrom('phq' as const, 'gad' as const, 'asq' as const),
    date: fc.constantFrom('2021-01-31', '2021-02-01', '2021-02-28', '2022-01-01'),
    seed: fc.array(fc.nat(3), { minLength: 9, maxLength: 9 }),
    corrects: fc.option(fc.nat(20), { nil: undefined }),
  });
  const scoresFor = (type: QuestionnaireId, seed: number[]) => {
    const { questions, options } = findQuestionnaire(type);
    return questions.map((_, n) => (seed[n] ?? 0) % options.length);
  };
  for (const { who, type, date, seed, corrects } of fc.sample(step, { numRuns: 40, seed: 7 })) {
    const target = corrects === undefined ? undefined : [...expected][corrects % Math.max(1, expected.size)];
    if (target) {
      const [resultId, old] = target;
      const scores = scoresFor(old.type, seed);
      const { status } = await correct(old.id, resultId, {
        version: old.version,
        questionType: old.type,
        questionDate: date,
        answers: given(scores),
      });
      expect(status).toBe(200);
      expected.set(resultId, { ...old, date, scores, version: old.version + 1 });
    } else {
      const id = ids[who] ?? '';
      const scores = scoresFor(type, seed);
      const { resultId } = await save(id, type, scores, date);
      expected.set(resultId, { type, date, scores, id, version: 1 });
    }
  }
  const recount: Record<string, { total: number; tests: number }> = {};
  for (const { type, date, scores } of expected.values()) {
    if (type === 'asq') continue;
    const month = `${date.slice(0, 7)} ${type}`;
    const before = recount[month] ?? { total: 0, tests: 0 };
    recount[month] = { total: before.total + scores.reduce((sum, one) => sum + one, 0), tests: before.tests + 1 };
  }
  const { content } = await read(reportCalls.readOrgData);
  const stored = content.filter(({ year }) => year < 2023);
  expect(
    Object.fromEntries(
      stored.map(({ type, year, month, total, tests }) => [
        `${year}-${String(month).padStart(2, '0')} ${type}`,
        { total, tests },
      ]),
    ),
  ).toEqual(recount);
  for (const id of ids) {
    for (const test of (await read(questionnaireCalls.readTestState, { patientId: id })).tests) {
      const dates = [...expected.values()].filter((one) => one.id === id && one.type === test.questionType);
      const sorted = dates.map(({ date }) => date).toSorted();
      expect([test.first.questionDate, test.latest.questionDate]).toEqual([sorted[0], sorted.at(-1)]);
    }
  }
});

describe('the CSV of a patient', () => {
  it('is handed out as a link that downloads crm-data.csv once, with every answer and no formula', async () => {
    const id = await addPatient('=HYPERLINK("x")', 'O"Neill, Zoë');
    const day = addDays(now, -90);
    await save(id, 'asq', [0, 0, 0, 0], day);
    await save(id, 'phq', phq(12, 1), addDays(now, -60));
    const { url } = await read(questionnaireCalls.writeCsv, { patientId: id });
    const answer = await fetch(url);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="crm-data.csv"');
    expect(answer.headers.get('cache-control')).toContain('no-store');
    const bytes = Buffer.from(await answer.arrayBuffer());
    // The byte order mark, by which a spreadsheet reads accents.
    expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf');
    const [heading = [], ...rows] = parseCsv(bytes.toString());
    const cells = rows.map((row) => Object.fromEntries(heading.map((name, at) => [name, row[at]])));
    expect(cells).toMatchObject([
      { Date: day, Questionnaire: 'ASQ', Outcome: 'Negative screen', Band: '', 'ASQ 1': '0', 'ASQ 5': '' },
      { Questionnaire: 'PHQ-9', Score: '13', Band: 'Moderate risk', Severity: 'moderate', 'PHQ-9 9': '1' },
    ]);
    expect(cells[0]).toMatchObject({ 'First name': `'=HYPERLINK("x")`, 'Last name': 'O"Neill, Zoë' });
  });

  it('has another name every time, which nobody can read without the signature or at a fixed path', async () => {
    const id = await addPatient();
    const [one, other] = [
      await read(questionnaireCalls.writeCsv, { patientId: id }),
      await read(questionnaireCalls.writeCsv, { patientId: id }),
    ];
    expect(new URL(one.url).pathname).not.toBe(new URL(other.url).pathname);
    expect(new URL(one.url).pathname).toMatch(/exports\/[\w-]{32}\.csv$/);
    expect((await fetch(one.url.replace(/\?.*/, ''))).status).toBe(403);
    expect((await fetch(`${product.url}/crm-data.csv`)).status).toBe(404);
  });

  it('for a patient who does not exist is not found', async () => {
    const params = { patientId: '01M5YXZYWAKE0RY5QY34VFXM34' };
    expect((await ask(product.url, questionnaireCalls.writeCsv, { params, headers })).status).toBe(404);
  });
});

describe('feedback', () => {
  const send = (scores: number[], key = randomUUID()) =>
    ask(product.url, questionnaireCalls.saveFeedback, {
      body: scores.map((score, question) => ({ question, score, tests: 1 })),
      headers: { ...headers, 'Idempotency-Key': key },
    });

  it('is summed for each statement, and counted once however often it is sent', async () => {
    const before = await read(questionnaireCalls.readFeedback);
    const scores = feedbackStatements.map((_, n) => n % 5);
    const key = randomUUID();
    const sent = [await send(scores, key), await send(scores, key), await send(scores)];
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201]);
    const after = await read(questionnaireCalls.readFeedback);
    expect(after).toEqual(
      before.map(({ question, score, tests }) => ({
        question,
        score: (score ?? 0) + 2 * (question % 5),
        tests: (tests ?? 0) + 2,
      })),
    );
  });

  it('without a key and the same as before is answered as the same', async () => {
    const sendKeyless = () =>
      ask(product.url, questionnaireCalls.saveFeedback, {
        body: feedbackStatements.map((_, question) => ({ question, score: 2, tests: 1 as const })),
        headers,
      });
    const before = await read(questionnaireCalls.readFeedback);
    expect([(await sendKeyless()).status, (await sendKeyless()).status]).toEqual([201, 200]);
    expect((await read(questionnaireCalls.readFeedback))[0]?.tests).toBe((before[0]?.tests ?? 0) + 1);
  });

  it('with a statement missing, twice or off the scale is refused', async () => {
    const twelve = feedbackStatements.map(() => 3);
    expect((await send(twelve.slice(1))).body).toMatchObject({
      status: 400,
      message: 'Please make sure all the questions have been answered.',
    });
    expect((await send([...twelve.slice(1), 5])).status).toBe(400);
    expect((await send([...twelve, 3])).status).toBe(400);
  });
});
