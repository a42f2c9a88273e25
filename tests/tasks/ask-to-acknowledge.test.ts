import { afterEach, expect, it, vi } from 'vitest';
import { resendAcknowledgements } from '../../functions/intake/jobs/resend-acknowledgements.ts';
import { connectTable } from '../../functions/kernel/store/open-table.ts';
import { escalateWork } from '../../functions/tasks/jobs/escalate-work.ts';
import { actAs } from '../../infra/local/guard/acting-as.ts';
import { intakeCalls } from '../../shared/intake/calls.ts';
import { addDays } from '../../shared/kernel/calendar.ts';
import { today } from '../../shared/kernel/today.ts';
import { addWorkingDays } from '../../shared/kernel/working-days.ts';
import { referralCalls } from '../../shared/referrals/calls.ts';
import { taskCalls } from '../../shared/tasks/calls.ts';
import { ask } from '../support/ask.ts';
import { readEverything } from '../support/read-everything.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct();
const headers = await signInStaff(product);
afterEach(() => void vi.unstubAllEnvs());

const unreachable = () => vi.stubEnv('AWS_ENDPOINT_URL_SESV2', 'http://127.0.0.1:9');
const refer = async (referrer: string) => {
  const body = {
    referralPersonalDetails: { firstName: 'Amina', lastName: 'Asks', phone: '07700 900456' },
    referralReferrer: { email: referrer },
  };
  const sent = await ask(product.url, intakeCalls.sendReferral, {
    body,
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  });
  return intakeCalls.sendReferral.replies[201].parse(sent.body).patientId;
};
const later = (minutes: number) =>
  actAs('remindPeople', () => resendAcknowledgements(Date.now() + minutes * 60_000, product.url));
/** Until it is given up. */
const tryAgain = async () => {
  for (const minutes of [20, 90, 340, 1100]) await later(minutes);
};
const morning = (day: string) => Date.parse(`${day}T09:00:00Z`);
const beginDay = (day: string) => actAs('escalateWork', () => escalateWork(morning(day)));
const tasksAbout = async (patientId: string) => {
  const { body } = await ask(product.url, taskCalls.listPatientTasks, { params: { patientId }, headers });
  return taskCalls.listPatientTasks.replies[200].parse(body).content;
};
const nextDay = addWorkingDays(addDays(today(), 2), 1);

it('somebody gets one task, on the next working day, to tell a referrer whom no email reached', async () => {
  unreachable();
  const patientId = await refer('gp@mail.example');
  await beginDay(addWorkingDays(today(), 1));
  expect(await tasksAbout(patientId)).toEqual([]);
  await tryAgain();
  await Promise.all([beginDay(nextDay), beginDay(nextDay)]);
  await beginDay(addWorkingDays(nextDay, 1));
  expect(await tasksAbout(patientId)).toEqual([
    expect.objectContaining({
      what: expect.stringMatching(
        /^Tell whoever referred them that the referral has arrived: the email of .* could not/,
      ),
      until: nextDay,
      source: 'acknowledgement',
    }),
  ]);
});

it('nobody is asked where the email was sent in the end, where none is promised, or the referral has been decided', async () => {
  const reached = process.env.AWS_ENDPOINT_URL_SESV2;
  unreachable();
  const decided = await refer('decided@mail.example');
  await tryAgain();
  const params = { patientId: decided, number: '1' };
  const body = { from: 'new', state: 'accepted', version: 1 };
  expect((await ask(product.url, referralCalls.decideReferral, { params, body, headers })).status).toBe(200);
  const sentLater = await refer('later@mail.example');
  vi.stubEnv('AWS_ENDPOINT_URL_SESV2', reached);
  await later(20);
  vi.stubEnv('MAIL_FROM', undefined);
  const withoutMail = await refer('never@mail.example');
  await beginDay(addWorkingDays(nextDay, 2));
  for (const patientId of [decided, sentLater, withoutMail]) expect(await tasksAbout(patientId)).toEqual([]);
  expect((await readEverything(connectTable())).filter(({ pk }) => pk === 'FAILED-MAILS')).toEqual([]);
});
