import { language } from '#words/language.ts';
import { ringBack } from '#words/pages/ring-back.ts';
import { intakeCalls } from '../../../../shared/intake/calls.ts';
import { languageQuery } from '../../../../shared/kernel/written-in.ts';
import { ringBackInput } from '../../../../shared/messages/contact-message.ts';
import { send } from '../../kernel/lib/api-client.ts';
import { createPublicSubmission } from '../../kernel/lib/public-submission.ts';

export const submitRingBack = createPublicSubmission({
  input: ringBackInput,
  send: (body, idempotencyKey) =>
    send(intakeCalls.askRingBack, { body, query: languageQuery(language.key), idempotencyKey }),
  thanks: ringBack.thanks,
});
