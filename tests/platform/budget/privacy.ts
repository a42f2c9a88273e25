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
};
