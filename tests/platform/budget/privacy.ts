import { handler as collectPacks } from '../../../functions/privacy/jobs/collect-packs.ts';
import { actAs } from '../../../infra/local/guard/acting-as.ts';
import { samples } from '../samples.ts';
import type { Budget } from './open-budget.ts';

/** What people ask about their information, and incidents. */
export const measurePrivacy = async ({ call, measure, patientId }: Budget) => {
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
  await measure('leave an item of it out', 'decidePackItem', async () => ({
    params: { ...(await collected()), number: '0' },
  }));
};
