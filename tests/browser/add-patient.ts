import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { BodyInput } from '../../shared/kernel/call.ts';
import { rename } from '../../shared/kernel/wire-names.ts';
import { patientCalls } from '../../shared/patients/calls.ts';
import { questionnaireCalls } from '../../shared/questionnaires/calls.ts';
import type { QuestionnaireId } from '../../shared/questionnaires/ids.ts';

/** The headers of calls by the person who is signed in on the page. */
export const authorize = async (page: Page): Promise<{ authorization: string }> => {
  const token = await page.evaluate(
    () => Object.entries(sessionStorage).find(([key]) => key.endsWith('accessToken'))?.[1],
  );
  return { authorization: `Bearer ${token}` };
};

type Answers = BodyInput<typeof patientCalls.createPatient>;

/**
 * Saves a patient for the calling test alone, as a signed-in member of staff, and returns the id. All tests of a
 * worker share the demonstration's patients: a test that changes one, or that depends on what others change, makes its
 * own.
 */
export const addPatient = async (page: Page, name: string, answers: Answers = {}): Promise<string> => {
  const [firstName = '', lastName = ''] = name.split(' ');
  const { referralPersonalDetails: details, ...groups } = answers;
  const answer = await page.request.post(patientCalls.createPatient.path, {
    data: { ...groups, referralPersonalDetails: { dob: '1990-05-04', ...details, firstName, lastName } },
    headers: { ...(await authorize(page)), 'idempotency-key': randomUUID() },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const created = patientCalls.createPatient.replies[201];
  return created.parse(rename(created, await answer.json())).patientId;
};

/** Opens the record of a new patient of the calling test alone; returns the id. Call `startSession` first. */
export const openNewPatient = async (page: Page, name: string, answers: Answers = {}): Promise<string> => {
  const id = await addPatient(page, name, answers);
  await page.goto(`/admin/crm/patient/${id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return id;
};

type Given = { type: QuestionnaireId; scores: readonly number[]; day?: string };

/** Saves the answers to a questionnaire of a patient, of today by default. */
export const saveAnswers = async (page: Page, patientId: string, { type, scores, day }: Given): Promise<void> => {
  const about = { questionType: type, referralId: patientId, ...(day && { questionDate: day }) };
  const answer = await page.request.post(questionnaireCalls.saveResult.path, {
    data: scores.map((score, question) => ({ ...about, question, score })),
    headers: { ...(await authorize(page)), 'idempotency-key': randomUUID() },
  });
  expect(answer.status(), await answer.text()).toBe(201);
};
