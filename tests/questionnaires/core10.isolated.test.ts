import { expect, it, vi } from 'vitest';
import { questionnaireCalls } from '../../shared/questionnaires/calls.ts';
import { reportCalls } from '../../shared/report/calls.ts';
import { staffShell } from '../../shared/site/find-site-file.ts';
import { findSiteFile } from '../../shared/site/site-paths.ts';
import { given, openQuestionnaires } from '../support/open-questionnaires.ts';
import { addPatient } from '../support/patients.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestProduct } from '../support/test-product.ts';

// An organisation that has switched it on.
vi.mock('../../shared/organisation/instruments.ts', async (load) => {
  const real = await load<typeof import('../../shared/organisation/instruments.ts')>();
  return { instrumentsInUse: { ...real.instrumentsInUse, core10: ['counselling'] } };
});

const product = await startTestProduct();
const { save, post, answers, correct, read } = openQuestionnaires(product, await signInStaff(product));

it('CORE-10, once switched on, has its screen, its total of counted scores and its month’s mean', async () => {
  const id = await addPatient();
  expect(findSiteFile(`/admin/crm/core10/${id}`)).toBe(staffShell);
  // Nobody to turn to, and unable to cope: the reversed items score 4 each.
  const saved = await save(id, 'core10', [1, 4, 4, 0, 0, 0, 1, 0, 1, 0]);
  expect(saved).toMatchObject({ score: 11 });
  expect(saved.alert).toBeUndefined();
  const { content } = await read(reportCalls.readOrgData);
  expect(content.filter(({ type }) => type === 'core10')).toMatchObject([{ total: 11, tests: 1 }]);
  expect((await read(questionnaireCalls.readTestState, { patientId: id })).tests).toMatchObject([
    { questionType: 'core10', overdue: false },
  ]);
  expect(await post(answers(id, 'core10', [5, 0, 0, 0, 0, 0, 0, 0, 0, 0]))).toMatchObject({ status: 400 });
});

it('any plan to end one’s life raises an alert, whatever the total, and a worse answer raises another', async () => {
  const id = await addPatient();
  const plans = (score: number) => [0, 0, 0, 0, 0, score, 0, 0, 0, 0];
  const saved = await save(id, 'core10', plans(1));
  expect(saved.alert).toMatchObject({ reason: 'CORE-10 item 6: plans to end their life' });
  const body = { version: 1, questionType: 'core10', questionDate: saved.questionDate, answers: given(plans(3)) };
  expect(await correct(id, saved.resultId, body)).toMatchObject({
    status: 200,
    body: { alert: { reason: saved.alert?.reason } },
  });
});
