import { language } from '#words/language.ts';
import { contactSent } from '#words/pages/contact-sent.ts';
import { intakeCalls } from '../../../../shared/intake/calls.ts';
import { languageQuery } from '../../../../shared/kernel/written-in.ts';
import { contactMessageInput } from '../../../../shared/messages/contact-message.ts';
import { send } from '../../kernel/lib/api-client.ts';
import { createPublicSubmission } from '../../kernel/lib/public-submission.ts';

export const submitContactMessage = createPublicSubmission({
  input: contactMessageInput,
  send: (body, idempotencyKey) =>
    send(intakeCalls.sendContactMessage, { body, query: languageQuery(language.key), idempotencyKey }),
  thanks: contactSent.thanks,
});
