import { readdirSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { addDays } from '../../shared/kernel/calendar.ts';
import { today } from '../../shared/kernel/today.ts';
import { patientCalls } from '../../shared/patients/calls.ts';
import { questionnaireCalls } from '../../shared/questionnaires/calls.ts';
import { questionnaireIds } from '../../shared/questionnaires/ids.ts';
import { reportCalls } from '../../shared/report/calls.ts';
import { staffShell } from '../../shared/site/find-site-file.ts';
import { findSiteFile } from '../../shared/site/site-paths.ts';
import { ask } from '../support/ask.ts';
import { parseCsv } from '../support/parse-csv.ts';
import { addPatient } from '../support/patients.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestProduct } from '../support/test-product.ts';

// The output of `npm run generate` with one more file in the folder; nothing else knows of it.
vi.mock('../../shared/questionnaires/registry.ts', async (load) => {
  const { withMood } = await import('../support/made-up-questionnaire.ts');
  return withMood(await load());
});
vi.mock('../../shared/organisation/instruments.ts', async (load) => {
  const { withMoodInUse } = await import('../support/made-up-questionnaire.ts');
  return withMoodInUse(await load());
});
vi.mock('../../shared/questionnaires/ids.ts', async (load) => {
  const { withMoodId } = await import('../support/made-up-questionnaire.ts');
  return withMoodId(await load());
});

const product = await startTestProduct();
const headers = await signInStaff(product);

const post = (patientId: string, scores: number[], questionDate: string) =>
  ask(product.url, questionnaireCalls.saveResult, {
    body: scores.map((score, question) => ({
      question,
      score,
      questionType: 'mood',
      patientId,
      questionDate,
    })),
    headers,
  });
const read = async (call: Parameters<typeof ask>[1], params: Record<string, string>) =>
  (await ask(product.url, call, { params, headers })).body;

it('the registry is made of the files in the folder', () => {
  const files = readdirSync(new URL('../../shared/questionnaires/instruments/', import.meta.url));
  expect([...files.map((file) => file.replace('.ts', '')), 'mood'].toSorted()).toEqual(
    [...questionnaireIds].toSorted(),
  );
});

it('a new questionnaire is one data file: its address, checks, score, alert, due day, mean and CSV follow', async () => {
  const id = await addPatient('Halima', 'Begum');
  expect(findSiteFile(`/admin/crm/mood/${id}`)).toBe(staffShell);
  expect(await post(id, [4], today())).toMatchObject({
    status: 400,
    body: { message: 'Please make sure all the questions have been answered.' },
  });
  expect(await post(id, [3, 0], today())).toMatchObject({ status: 400 });

  const day = addDays(today(), -15);
  expect(await post(id, [4, 4], day)).toMatchObject({
    status: 201,
    body: {
      score: 8,
      message: 'The Mood-2 of Halima Begum has been saved.',
      alert: { reason: 'Mood-2: feeling alone', action: 'Ask who could come round.' },
    },
  });
  expect(await read(questionnaireCalls.readTestState, { patientId: id })).toMatchObject({
    tests: [{ questionType: 'mood', latest: { score: 8 }, overdue: true }],
  });
  expect(await read(patientCalls.readTimeline, { patientId: id, before: 'latest' })).toMatchObject({
    content: expect.arrayContaining([
      expect.objectContaining({ event: { kind: 'score', questionType: 'mood', questionDate: day, score: 8 } }),
    ]),
  });
  expect(await read(questionnaireCalls.listOverdue, { page: '1', size: '12' })).toMatchObject({
    content: [{ patientId: id, questionType: 'mood', dueDate: addDays(today(), -1) }],
  });
  expect(await read(reportCalls.readOrgData, {})).toMatchObject({ content: [{ type: 'mood', total: 8, tests: 1 }] });
  const { url } = (await read(questionnaireCalls.writeCsv, { patientId: id })) as { url: string };
  const [heading = [], row = []] = parseCsv(await (await fetch(url)).text());
  expect([row[heading.indexOf('Mood-2 1')], row[heading.indexOf('Mood-2 2')]]).toEqual(['4', '4']);
});
