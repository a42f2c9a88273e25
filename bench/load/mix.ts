import { randomInt, randomUUID } from 'node:crypto';
import * as z from 'zod';
import { readData } from '../../infra/local/demonstration/read-data.ts';
import { pageSize } from '../../shared/kernel/page.ts';
import { answerPhq } from '../api/calls.ts';
import type { Sent } from '../api/drive.ts';
import { monthlyCalls } from '../monthly-calls.ts';
import { makePerson } from '../patients.ts';

/** An acknowledged write: the call that reads it, on any `{page}`, and what the answer must hold. */
export type Written = { path: string; contains: string[] };
export type Step = { name: string; weight: number; send(): Sent; confirm?(answer: string, sent: Sent): Written };

const pick = <One>(list: readonly One[]): One => list[randomInt(list.length)] as One;

const created = z.object({ referralId: z.string() });
const noted = z.object({ caseNoteId: z.string() });
const judged = z.object({ resultId: z.string(), answers: z.array(z.unknown()) });
const about = z.object({ referralId: z.string(), caseNote: z.string() });
const named = z.object({ referralPersonalDetails: z.object({ lastName: z.string() }) });

/** The calls of a member of staff in a month, as often as `monthly-calls.ts` assumes them, on patients who exist. */
export const makeMix = async (ids: readonly string[]): Promise<Step[]> => {
  const { perStaff, perPatient } = monthlyCalls;
  const referrals = (await readData('patients')).map(
    ({ referral: { signatureUrl, signedName, ...answers } }) => answers,
  );
  const get = (path: () => string) => () => ({ method: 'GET', path: path() });
  const post = (path: string, body: unknown): Sent => ({ method: 'POST', path, body });
  const page = () => 1 + randomInt(Math.max(1, Math.floor(ids.length / pageSize)));
  return [
    {
      name: 'search',
      weight: perStaff.searchPatients,
      send: get(() => `/api/search/patients/${makePerson(randomInt(120)).lastName}/1`),
    },
    { name: 'list', weight: perStaff.listPatients, send: get(() => `/api/crm/patients/${page()}/${pageSize}`) },
    { name: 'read a record', weight: perStaff.readReferral, send: get(() => `/api/referral/${pick(ids)}`) },
    { name: 'timeline', weight: perStaff.readTimeline, send: get(() => `/api/crm/timeline/${pick(ids)}/latest`) },
    {
      name: 'case notes',
      weight: perStaff.listCaseNotes,
      send: get(() => `/api/crm/casenotes/${pick(ids)}/1/${pageSize}`),
    },
    { name: 'scores', weight: perStaff.listScores, send: get(() => `/api/crm/testscores/${pick(ids)}/1/6`) },
    { name: 'open alerts', weight: perStaff.listAlerts, send: get(() => `/api/crm/alerts/1/${pageSize}`) },
    { name: 'organisation data', weight: perStaff.readOrgData, send: get(() => '/api/crm/orgdata') },
    { name: 'overdue', weight: perStaff.listOverdue, send: get(() => `/api/crm/patients/overdue/1/${pageSize}`) },
    {
      name: 'write a case note',
      weight: perStaff.createCaseNote,
      send: () => post('/api/crm/casenote', { referralId: pick(ids), caseNote: `We met. ${randomUUID()}` }),
      confirm: (answer, { body }) => {
        const { referralId: patientId, caseNote } = about.parse(body);
        const { caseNoteId } = noted.parse(JSON.parse(answer));
        return { path: `/api/crm/casenotes/${patientId}/{page}/${pageSize}`, contains: [caseNoteId, caseNote] };
      },
    },
    {
      name: 'save a PHQ-9',
      weight: perStaff.saveResult,
      send: () => {
        const patientId = pick(ids);
        const body = answerPhq().map((answer) => ({ ...answer, questionType: 'phq', referralId: patientId }));
        return post('/api/crm/results', body);
      },
      confirm: (answer, { body }) => {
        const [{ referralId: patientId }] = z.tuple([created], created).parse(body);
        const { resultId, answers } = judged.parse(JSON.parse(answer));
        return { path: `/api/crm/results/${patientId}/${resultId}`, contains: [resultId, JSON.stringify(answers)] };
      },
    },
    {
      name: 'create a patient',
      // A hundred patients to a member of staff.
      weight: perPatient.sendReferral * 100,
      send: () => {
        const answers = pick(referrals);
        const lastName = `Load ${randomUUID().slice(0, 13)}`;
        const details = { ...answers.referralPersonalDetails, lastName };
        return post('/api/crm/patient', { ...answers, referralPersonalDetails: details });
      },
      confirm: (answer, { body }) => {
        const { lastName } = named.parse(body).referralPersonalDetails;
        return { path: `/api/referral/${created.parse(JSON.parse(answer)).referralId}`, contains: [lastName] };
      },
    },
  ];
};

/** One of the steps at random, by weight. */
export const pickStep = (mix: readonly Step[]): Step => {
  let left = Math.random() * mix.reduce((sum, { weight }) => sum + weight, 0);
  for (const step of mix) {
    left -= step.weight;
    if (left < 0) return step;
  }
  return mix[0] as Step;
};
