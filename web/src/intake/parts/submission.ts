import { language } from '#words/language.ts';
import { contactSent } from '#words/pages/contact-sent.ts';
import { intakeCalls } from '../../../../shared/intake/calls.ts';
import { languageQuery } from '../../../../shared/kernel/written-in.ts';
import { contactMessageInput } from '../../../../shared/messages/contact-message.ts';
import { send } from '../../kernel/lib/api-client.ts';
import { createPublicSending } from '../../kernel/lib/public-sending.ts';

export const sendContactMessage = createPublicSending({
  input: contactMessageInput,
  send: (body, idempotencyKey) =>
    send(intakeCalls.sendContactMessage, { body, query: languageQuery(language.key), idempotencyKey }),
  done: ({ status }) => (status === 201 ? { value: undefined, text: contactSent.thanks } : undefined),
});
