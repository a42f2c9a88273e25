import { intakeCalls } from '../../../../shared/intake/calls.ts';
import { referralForm } from '../../../../shared/intake/public-referral.ts';
import { referralInput } from '../../../../shared/patients/referral.ts';
import { send } from '../../kernel/lib/api-client.ts';
import { createPublicSending } from '../../kernel/lib/public-sending.ts';
import { giveCode } from '../parts/given-code.ts';

/** Sends the answers as the referral form would; returns the reference, and gives the next page the code if there is one. */
export const sendEasyReferral = createPublicSending({
  form: referralForm,
  input: referralInput,
  send: (body, idempotencyKey) => send(intakeCalls.sendReferral, { body, idempotencyKey }),
  done: (answer) => {
    if (answer.status !== 201) return undefined;
    giveCode(answer.body.statusCode);
    return { value: answer.body };
  },
});
