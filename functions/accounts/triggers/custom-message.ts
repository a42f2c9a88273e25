import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { limitPolicy } from '../../../shared/kernel/limit-policy.ts';
import { noMoreToday } from '../../kernel/identity/open-pool.ts';
import { spendOfDay, spendStrangerMail } from '../../kernel/lib/daily-quota.ts';
import { createLimitStore } from '../../kernel/store/limits.ts';
import { connectTable } from '../../kernel/store/open-table.ts';
import { createSignUpPermitStore } from '../store/sign-up-permits.ts';

const table = connectTable();
const limits = createLimitStore(table);
const permits = createSignUpPermitStore(table);

const refuseTexts = async (username: string): Promise<void> => {
  if (!(await limits.use({ what: 'text', subject: username }, limitPolicy.textsToAccount, Date.now()))) {
    throw new Error('Too many codes were sent.');
  }
  if (!(await spendOfDay(limits, 'texts', limitPolicy.textsADay, Date.now()))) throw new Error(noMoreToday);
};

/**
 * This trigger cannot see who asks: our API leaves a permit, and with it names the network. A mail requested without our API
 * has none.
 */
const refuseMail = async ({ triggerSource, request }: CustomMessageTriggerEvent): Promise<void> => {
  const { permit, network = '' } = request.clientMetadata ?? {};
  // The pre-sign-up trigger has used up the permit of a sign-up.
  const isPermitted = triggerSource === 'CustomMessage_SignUp' || (permit && (await permits.take(permit, Date.now())));
  if (!isPermitted) throw new Error('Please use our website for this.');
  // Staff have a verified mobile, which only an admin can give: requests of strangers never stop their resets.
  if (request.userAttributes.phone_number_verified === 'true') return;
  if (!(await spendStrangerMail(limits, network, Date.now()))) throw new Error(noMoreToday);
};

/**
 * Called before a code is texted or mailed, however it was requested. A code to sign in is texted after the right
 * password: more than an honest day needs is an intruder with the password, or a bill.
 */
export const handler = async (event: CustomMessageTriggerEvent): Promise<CustomMessageTriggerEvent> => {
  const { triggerSource, userName } = event;
  // An account that the organisation makes.
  if (triggerSource === 'CustomMessage_AdminCreateUser') return event;
  await (triggerSource === 'CustomMessage_Authentication' ? refuseTexts(userName) : refuseMail(event));
  return event;
};
