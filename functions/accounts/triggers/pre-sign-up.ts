import type { PreSignUpTriggerEvent } from 'aws-lambda';
import { connectTable } from '../../kernel/store/open-table.ts';
import { createSignUpPermitStore } from '../store/sign-up-permits.ts';

const permits = createSignUpPermitStore(connectTable());

/**
 * Closes the user pool to sign-ups without our API, which limits their number, answers the same for every address and
 * leaves a permit; where the organisation has closed sign-up, it gives none. Accounts that the organisation makes need none.
 */
export const handler = async (event: PreSignUpTriggerEvent): Promise<PreSignUpTriggerEvent> => {
  if (event.triggerSource === 'PreSignUp_AdminCreateUser') return event;
  const permit = event.request.clientMetadata?.permit;
  if (!permit || !(await permits.take(permit, Date.now()))) throw new Error('Sign-up is not open here.');
  return event;
};
