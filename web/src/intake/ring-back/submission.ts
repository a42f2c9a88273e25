import { language } from '#words/language.ts';
import { ringBack } from '#words/pages/ring-back.ts';
import { intakeCalls } from '../../../../shared/intake/calls.ts';
import { languageQuery } from '../../../../shared/kernel/written-in.ts';
import { ringBackInput } from '../../../../shared/messages/contact-message.ts';
import { send } from '../../kernel/lib/api-client.ts';
import { createPublicSending } from '../../kernel/lib/public-sending.ts';

export const askRingBack = createPublicSending({
  input: ringBackInput,
  send: (body, idempotencyKey) =>
    send(intakeCalls.askRingBack, { body, query: languageQuery(language.key), idempotencyKey }),
  done: ({ status }) => (status === 201 ? { value: undefined, text: ringBack.thanks } : undefined),
});
