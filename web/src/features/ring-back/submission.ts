import { language } from '#words/language.ts';
import { ringBack } from '#words/pages/ring-back.ts';
import { ringBackInput } from '../../../../shared/api/contact-message.ts';
import { intake } from '../../../../shared/api/intake.ts';
import { languageQuery } from '../../../../shared/api/written-in.ts';
import { send } from '../../lib/api-client.ts';
import { createPublicSubmission } from '../../lib/public-submission.ts';

export const submitRingBack = createPublicSubmission({
  input: ringBackInput,
  send: (body, idempotencyKey) =>
    send(intake.askRingBack, { body, query: languageQuery(language.key), idempotencyKey }),
  thanks: ringBack.thanks,
});
