import { intakeCalls } from '../../../../shared/intake/calls.ts';
import { referralForm } from '../../../../shared/intake/public-referral.ts';
import { readPublicForm } from '../../../../shared/kernel/forms/public-form.ts';
import { referralInput } from '../../../../shared/patients/referral.ts';
import type { Outcome } from '../../kernel/forms/form-control.ts';
import { send } from '../../kernel/lib/api-client.ts';
import { failureText } from '../../kernel/lib/failure-text.ts';
import { firstErrors } from '../../kernel/lib/first-errors.ts';
import { createIdempotencyKeys } from '../../kernel/lib/idempotency-keys.ts';

const keys = createIdempotencyKeys();

/**
 * Sends the answers as the referral form would; returns the reference. `fieldOrder` names the controls that are shown.
 */
export const sendEasyReferral = async (
  entries: FormData,
  fieldOrder: readonly string[],
): Promise<Outcome<string> | { kind: 'unreachable' }> => {
  const referral = referralInput.safeParse(readPublicForm(referralForm, entries));
  if (!referral.success) return { kind: 'failed', errors: firstErrors(referral.error.issues, fieldOrder) };
  const { data: body } = referral;
  const sent = await send(intakeCalls.sendReferral, { body, idempotencyKey: keys.keyOf(body) });
  if (sent.status === 'unreachable') return { kind: 'unreachable' };
  if (sent.status === 201) {
    keys.forget();
    return { kind: 'done', value: sent.body.reference };
  }
  if (sent.status === 400 && sent.body.errors?.length) {
    return { kind: 'failed', errors: firstErrors(sent.body.errors, fieldOrder) };
  }
  return { kind: 'failed', text: failureText(sent) };
};
