import { contactSent } from '#words/pages/contact-sent.ts';
import { contactMessageInput } from '../../../../shared/api/contact-message.ts';
import { intake } from '../../../../shared/api/intake.ts';
import { send } from '../../lib/api-client.ts';
import { failureText } from '../../lib/failure-text.ts';
import { firstErrors } from '../../lib/first-errors.ts';
import type { Outcome } from '../../lib/forms/form-control.ts';
import { createIdempotencyKeys } from '../../lib/idempotency-keys.ts';

type Result = Outcome<undefined> | { kind: 'unreachable' };

const keys = createIdempotencyKeys();

/** Checks what was written against the contract and sends it. The same content sent again is the same message. */
export const submitContactMessage = async (written: Record<string, unknown>): Promise<Result> => {
  const fields = Object.keys(written);
  const message = contactMessageInput.safeParse(written);
  if (!message.success) return { kind: 'failed', errors: firstErrors(message.error.issues, fields) };

  const sent = await send(intake.sendContactMessage, {
    body: message.data,
    idempotencyKey: keys.keyOf(message.data),
  });
  if (sent.status === 201) {
    keys.forget();
    return { kind: 'done', value: undefined, text: contactSent.thanks };
  }
  if (sent.status === 'unreachable') return { kind: 'unreachable' };
  if (sent.status === 400 && sent.body.errors?.length)
    return { kind: 'failed', errors: firstErrors(sent.body.errors, fields) };
  return { kind: 'failed', text: failureText(sent) };
};
