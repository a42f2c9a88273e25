import { randomUUID } from 'node:crypto';
import { samples } from '../samples.ts';
import type { Budget } from './open-budget.ts';

/** Referrals that wait for a decision. */
export const measureReferrals = async ({ call, measure }: Budget) => {
  const refer = async (more: object = {}) =>
    (await call('sendReferral', { body: { ...samples.intake.sendReferral.body, ...more } })).patientId as string;
  const byGp = { referralReferrer: { firstName: 'Grace', lastName: 'Mensah', email: 'grace@surgery.example' } };
  const same = await refer();
  const join = async () => {
    const formerId = await refer();
    return { params: { patientId: formerId }, body: { samePatientId: same }, formerId };
  };
  const joined = async () => {
    const { formerId, ...sent } = await join();
    await call('joinReferral', sent);
    return { params: { patientId: same, formerId } };
  };
  await measure('referrals to decide, page 1', 'listWorklist');
  await measure('referrals of a language', 'listWorklist', () => ({ query: { language: 'urdu' } }));
  await measure('decide on a referral', 'decideReferral', async () => ({
    params: { patientId: await refer(), number: '1' },
    body: { state: 'waiting', from: 'new', version: 1 },
  }));
  await measure('mark a referral as junk', 'markJunk', async () => ({
    body: { patientIds: [await refer()], versions: [1], why: 'It sells pills.' },
  }));
  await measure('mark a referral as no junk', 'clearJunk', async () => {
    const patientIds = [await refer()];
    await call('markJunk', { body: { patientIds, versions: [1], why: 'It sells pills.' } });
    return { body: { patientIds, versions: [2] } };
  });
  const toAnswer = { patientId: await refer(byGp), number: '1' };
  await measure('give a new code', 'renewStatusCode', async () => ({ params: { patientId: await refer() } }));
  await measure('answer a referrer', 'answerReferrer', () => ({
    params: toAnswer,
    body: { text: `We can see her from Monday. ${randomUUID()}` },
  }));
  await measure('join a referral to a record', 'joinReferral', async () => {
    const { formerId: _, ...sent } = await join();
    return sent;
  });
  const toRead = await joined();
  await measure('read a joined referral', 'readJoinedReferral', () => toRead);
  await measure('separate a referral', 'separateReferral', joined);
};
