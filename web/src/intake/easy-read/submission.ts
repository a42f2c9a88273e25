import { intakeCalls } from '../../../../shared/intake/calls.ts';
import { referralForm } from '../../../../shared/intake/public-referral.ts';
import { readPublicForm } from '../../../../shared/kernel/forms/public-form.ts';
import { referralInput } from '../../../../shared/patients/referral.ts';
import { send } from '../../kernel/lib/api-client.ts';
import { createPublicSending } from '../../kernel/lib/public-sending.ts';

const sendReferral = createPublicSending({
  input: referralInput,
  send: (body, idempotencyKey) => send(intakeCalls.sendReferral, { body, idempotencyKey }),
  done: (answer) => (answer.status === 201 ? { value: answer.body.reference } : undefined),
});

/**
 * Sends the answers as the referral form would; returns the reference. `fieldOrder` names the controls that are shown.
 */
export const sendEasyReferral = (entries: FormData, fieldOrder: readonly string[]) =>
  sendReferral(readPublicForm(referralForm, entries), fieldOrder);
