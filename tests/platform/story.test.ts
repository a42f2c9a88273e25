import { expect, it } from 'vitest';
import { alertCalls } from '../../shared/alerts/calls.ts';
import { intakeCalls } from '../../shared/intake/calls.ts';
import { addDays } from '../../shared/kernel/calendar.ts';
import { today } from '../../shared/kernel/today.ts';
import { caseNoteCalls } from '../../shared/notes/calls.ts';
import { patientCalls } from '../../shared/patients/calls.ts';
import { questionnaireCalls } from '../../shared/questionnaires/calls.ts';
import { describeChange } from '../../shared/questionnaires/describe-change.ts';
import { type Ask, ask } from '../support/ask.ts';
import { parseCsv } from '../support/parse-csv.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct();
const admin = await signInStaff(product, 'ROLE_ADMIN');
const counsellor = await signInStaff(product);

type Asked = Parameters<typeof ask>[1];
const succeed = async (call: Asked, request: Ask, headers = counsellor): Promise<unknown> => {
  const { status, body } = await ask(product.url, call, { ...request, headers });
  expect([200, 201], JSON.stringify(body)).toContain(status);
  return body;
};
const testSummaryOf = async (patientId: string) =>
  questionnaireCalls.readTestState.replies[200].parse(
    await succeed(questionnaireCalls.readTestState, { params: { patientId } }),
  );

const answerPhq = async (patientId: string, scores: number[], questionDate: string) =>
  questionnaireCalls.saveResult.replies[201].parse(
    await succeed(questionnaireCalls.saveResult, {
      body: scores.map((score, question) => ({
        question,
        score,
        questionType: 'phq',
        patientId,
        questionDate,
      })),
    }),
  );

it('somebody is referred, is at risk, is looked after, and gets better', async () => {
  const referred = await ask(product.url, intakeCalls.sendReferral, {
    body: {
      referralPersonalDetails: { firstName: 'Rukhsana', lastName: 'Aziz', dob: '1991-03-08', phone: '07700 900456' },
      referralContent: { content: 'She has not slept since the summer.' },
    },
  });
  const { patientId } = intakeCalls.sendReferral.replies[201].parse(referred.body);

  const first = await answerPhq(patientId, [3, 2, 3, 2, 1, 2, 1, 1, 2], addDays(today(), -30));
  expect(first.score).toBe(17);
  const { alerts } = await testSummaryOf(patientId);
  expect(alerts).toMatchObject([{ resultId: first.resultId }]);
  expect(alerts[0]).not.toHaveProperty('response');

  const [alert] = alerts;
  await succeed(alertCalls.respondToAlert, {
    params: { patientId, alertId: alert?.alertId ?? '' },
    body: { name: 'Tomasz Brzezicki', action: 'We talked, and wrote a safety plan together.' },
  });
  expect((await testSummaryOf(patientId)).alerts).toMatchObject([{ response: { name: 'Tomasz Brzezicki' } }]);

  await succeed(caseNoteCalls.createCaseNote, {
    body: { patientId, caseNote: 'Her sister will stay with her this week.' },
  });
  const staff = patientCalls.listStaff.replies[200].parse(await succeed(patientCalls.listStaff, {}, admin));
  const [assigned] = staff;
  await succeed(patientCalls.assignStaff, { body: { patientId, userId: assigned?.id ?? '' } }, admin);
  const record = await succeed(patientCalls.readReferral, { params: { id: patientId } });
  expect(patientCalls.readReferral.replies[200].parse(record).user).toEqual(assigned);

  await answerPhq(patientId, [1, 1, 1, 1, 1, 0, 1, 1, 0], today());
  const { tests, alerts: after } = await testSummaryOf(patientId);
  expect(tests).toMatchObject([{ questionType: 'phq', first: { score: 17 }, latest: { score: 7 }, overdue: false }]);
  expect(tests.map(describeChange)).toMatchObject([{ change: 'Reliable improvement' }]);
  expect(after).toHaveLength(1);

  const csv = await succeed(questionnaireCalls.writeCsv, { params: { patientId } });
  const answer = await fetch(questionnaireCalls.writeCsv.replies[200].parse(csv).url);
  const [heading = [], ...rows] = parseCsv(await answer.text());
  const cells = rows.map((row) => Object.fromEntries(heading.map((name, at) => [name, row[at]])));
  expect(cells).toMatchObject([
    { 'First name': 'Rukhsana', Questionnaire: 'PHQ-9', Score: '17', 'PHQ-9 9': '2' },
    { 'First name': 'Rukhsana', Questionnaire: 'PHQ-9', Score: '7', 'PHQ-9 9': '0' },
  ]);
});
