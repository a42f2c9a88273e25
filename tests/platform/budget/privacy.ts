import { handler as collectPacks } from '../../../functions/privacy/jobs/collect-packs.ts';
import { actAs } from '../../../infra/local/guard/acting-as.ts';
import { addColleague } from '../../support/colleagues.ts';
import { samples } from '../samples.ts';
import type { Budget } from './open-budget.ts';

/** What people ask about their information, and incidents. */
export const measurePrivacy = async ({ call, measure, patientId, memberId, product }: Budget) => {
  const about = { body: { ...samples.privacy.addPrivacyRequest.body, patientId } };
  const addRequest = async () => ({
    params: { caseId: ((await call('addPrivacyRequest', about)) as { caseId: string }).caseId },
  });
  await measure('privacy requests and incidents', 'listPrivacyCases');
  await measure('how many privacy requests and incidents are open', 'countPrivacyCases');
  await measure('add a privacy request', 'addPrivacyRequest', () => about);
  await measure('add an incident', 'addIncident');
  await measure('one privacy request', 'readPrivacyCase', addRequest);
  await measure('what was done about a privacy request', 'addPrivacyStep', addRequest);
  await measure('ask for a copy of everything about somebody', 'askPack', addRequest);
  const collected = async () => {
    const { params } = await addRequest();
    await call('askPack', { params });
    await actAs('collectPacks', collectPacks);
    return params;
  };
  await measure('a page of that copy', 'readPack', async () => ({ params: await collected() }));
  await measure('black out words in it', 'blackOutWords', async () => ({ params: await collected() }));
  await measure('leave an item of it out', 'decidePackItem', async () => ({
    params: { ...(await collected()), number: '0' },
  }));
  const params = { patientId };
  await measure('what a patient agreed to', 'listConsents', () => ({ params }));
  await measure('write down what a patient agreed to', 'addConsent', () => ({ params }));
  const { id: userId } = await addColleague(product);
  const exclude = () => ({ params, body: { userId, why: 'family' } });
  await measure('who may open a record', 'readRecordLimits', () => ({ params }));
  await measure('close a record to a member of staff', 'excludeStaff', exclude);
  await measure('open it to them again', 'admitStaff', async () => {
    await call('excludeStaff', exclude());
    return { params: { patientId, userId } };
  });
  await measure('restrict a record to named people', 'restrictRecord', async () => {
    const { version } = (await call('readRecordLimits', { params })) as { version: number };
    return { params, body: { userIds: version % 2 === 0 ? [memberId] : [], why: 'They asked for it.', version } };
  });
};
