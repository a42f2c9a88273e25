import { language } from '#words/language.ts';
import { contactSent } from '#words/pages/contact-sent.ts';
import { contactMessageInput } from '../../../../shared/api/contact-message.ts';
import { intake } from '../../../../shared/api/intake.ts';
import { languageQuery } from '../../../../shared/api/written-in.ts';
import { send } from '../../lib/api-client.ts';
import { createPublicSubmission } from '../../lib/public-submission.ts';

export const submitContactMessage = createPublicSubmission({
  input: contactMessageInput,
  send: (body, idempotencyKey) =>
    send(intake.sendContactMessage, { body, query: languageQuery(language.key), idempotencyKey }),
  thanks: contactSent.thanks,
});
