import { intakeCalls } from '../../../../shared/intake/calls.ts';
import { referralForm } from '../../../../shared/intake/public-referral.ts';
import { referralInput } from '../../../../shared/patients/referral.ts';
import { send } from '../../kernel/lib/api-client.ts';
import { createPublicSending } from '../../kernel/lib/public-sending.ts';

/** Sends the answers as the referral form would; returns the reference, and the code if there is one. */
export const sendEasyReferral = createPublicSending({
  form: referralForm,
  input: referralInput,
  send: (body, idempotencyKey) => send(intakeCalls.sendReferral, { body, idempotencyKey }),
  done: (answer) => (answer.status === 201 ? { value: answer.body } : undefined),
});
