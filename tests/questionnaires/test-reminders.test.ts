import { expect, it, vi } from 'vitest';
import { connectTable } from '../../functions/kernel/store/open-table.ts';
import { remindOfTests } from '../../functions/self-completion/jobs/remind-of-tests.ts';
import { actAs } from '../../infra/local/guard/acting-as.ts';
import { appointmentCalls } from '../../shared/appointments/calls.ts';
import { addDays } from '../../shared/kernel/calendar.ts';
import { instantOf } from '../../shared/kernel/london-time.ts';
import { today } from '../../shared/kernel/today.ts';
import { patientCalls } from '../../shared/patients/calls.ts';
import { questionnaireCalls } from '../../shared/questionnaires/calls.ts';
import type { QuestionnaireId } from '../../shared/questionnaires/ids.ts';
import { dueDay } from '../../shared/questionnaires/overdue.ts';
import { ask } from '../support/ask.ts';
import { openPatients, type PatientBody } from '../support/open-patients.ts';
import { saveResult } from '../support/results.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct();
const headers = await signInStaff(product);
const patients = openPatients(product, headers);

const dob = '1990-05-04';
let people = 49;
const personBy = (methods: ('text' | 'email' | 'call')[], person: PatientBody = {}) => {
  people += 1;
  const phone = `07700 9004${String(people).padStart(2, '0')}`;
  const email = `person${people}@mail.example`;
  const body: PatientBody = {
    ...person,
    referralPersonalDetails: { phone, email, dob, ...person.referralPersonalDetails },
    referralSafeContact: { methods: methods as never },
  };
  return { body, phone: `+44${phone.replaceAll(' ', '').slice(1)}`, email };
};

const answer = (patientId: string, type: QuestionnaireId, day: string) =>
  saveResult(connectTable(), patientId, { type, day });
const choose = async (patientId: string, tests: boolean, version = 0) =>
  expect(
    await ask(product.url, appointmentCalls.chooseReminders, {
      params: { patientId },
      body: { wanted: false, tests, version },
      headers,
    }),
  ).toMatchObject({ status: 200, body: { wanted: false, tests } });

const taken = addDays(today(), -42);
const due = dueDay(taken, 42);
type Given = {
  methods?: ('text' | 'email' | 'call')[];
  person?: PatientBody;
  agreed?: boolean;
  types?: QuestionnaireId[];
};
/** A person whose tests fall due on one day. */
const make = async ({ methods = ['text'], person, agreed = true, types = ['gad'] }: Given = {}) => {
  const { body, phone, email } = personBy(methods, person);
  const { patientId } = await patients.add('Amina', `Due-${people}`, body);
  for (const type of types) await answer(patientId, type, taken);
  if (agreed) await choose(patientId, true);
  const sent = () => product.outbox.list().filter(({ to }) => to === phone || to === email);
  return { patientId, sent };
};
const at = (day: string, time: string) => Date.parse(instantOf({ day, time }) ?? '');
const run = (day: string, time = '11:00') => actAs('remindPeople', () => remindOfTests(at(day, time), product.url));
const listed = async (patientId: string) =>
  questionnaireCalls.listSelfCompletions.replies[200].parse(
    (await ask(product.url, questionnaireCalls.listSelfCompletions, { params: { patientId }, headers })).body,
  ).content;

it('a reminder of tests goes to who agreed, two days before they are due, by day, as one link for all of them, and once', async () => {
  const { patientId, sent } = await make({ types: ['phq', 'gad'] });
  await run(addDays(due, -3));
  await run(addDays(due, -2), '09:59');
  await run(addDays(due, -2), '18:00');
  expect(sent()).toEqual([]);
  await Promise.all([run(addDays(due, -2), '10:00'), run(addDays(due, -2), '10:00')]);
  await run(addDays(due, -2), '10:15');
  await run(addDays(due, -1));
  await run(due);
  expect(sent()).toHaveLength(1);
  const text = sent()[0]?.text ?? '';
  expect(text).toMatch(/\/answers\/[\w-]{43} /);
  expect(text).toContain(`${product.url}/answers/`);
  expect(text.replace(/https?:\S+/, '')).not.toMatch(/BCA|session|counsel|health|question|PHQ|GAD|Amina/i);
  expect(await listed(patientId)).toMatchObject([{ way: 'text', questionnaires: ['phq', 'gad'], feedback: false }]);
  const timeline = await ask(product.url, patientCalls.readTimeline, {
    params: { patientId, before: 'latest' },
    headers,
  });
  expect(timeline.text).toContain('"kind":"answers-asked","way":"text","questionnaires":["phq","gad"],"due":true');
});

it('a reminder of tests goes again when a test that was answered meanwhile is due the next time', async () => {
  const { patientId, sent } = await make();
  await run(due);
  await answer(patientId, 'gad', due);
  await run(dueDay(due, 42));
  expect(sent()).toHaveLength(2);
});

it('a reminder of tests never goes about a test that is late by now, or was answered before', async () => {
  const [late, early] = [await make(), await make()];
  await answer(early.patientId, 'gad', addDays(taken, 20));
  await run(addDays(due, 1));
  expect([...late.sent(), ...early.sent()]).toEqual([]);
  await run(due);
  expect([late.sent().length, early.sent().length]).toEqual([1, 0]);
});

it('a reminder of tests goes by an email where that is safe and a text is not, in the language of the record', async () => {
  const { sent } = await make({ methods: ['email'], person: { referralDemographics: { language: 'Urdu' } } });
  await run(due);
  expect(sent()).toMatchObject([{ channel: 'email', text: expect.stringContaining('?language=ur') }]);
});

it.each<[string, Given]>([
  ['who did not agree', { agreed: false }],
  ['for whom neither a text nor an email is safe', { methods: ['call'] }],
  ['whose date of birth nobody knows', { person: { referralPersonalDetails: { dob: '' } } }],
  ['of whom only ASQ is due', { types: ['asq'] }],
])('a reminder of tests never goes to somebody %s', async (_, given) => {
  const { sent, patientId } = await make(given);
  await run(due);
  expect(sent()).toEqual([]);
  expect(await listed(patientId)).toEqual([]);
});

it('a reminder of tests goes to nobody who has taken the agreement back', async () => {
  const { patientId, sent } = await make();
  await choose(patientId, false, 1);
  await run(due);
  expect(sent()).toEqual([]);
});

it('a reminder of tests that failed is not sent again, and is on the record as not sent', async () => {
  const { patientId, sent } = await make({ methods: ['email'] });
  vi.stubEnv('AWS_ENDPOINT_URL_SESV2', 'http://127.0.0.1:9');
  await expect(run(due)).rejects.toThrow('could not be sent');
  vi.unstubAllEnvs();
  await run(due);
  expect(sent()).toEqual([]);
  expect(await listed(patientId)).toMatchObject([{ state: 'not-sent' }]);
});
