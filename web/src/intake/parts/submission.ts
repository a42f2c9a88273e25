import { language } from '#words/language.ts';
import { contactSent } from '#words/pages/contact-sent.ts';
import { intakeCalls } from '../../../../shared/intake/calls.ts';
import { contactForm } from '../../../../shared/intake/contact-form.ts';
import { statusQuestion } from '../../../../shared/intake/referral-status.ts';
import { statusForm } from '../../../../shared/intake/status-form.ts';
import { languageQuery } from '../../../../shared/kernel/written-in.ts';
import { contactMessageInput } from '../../../../shared/messages/contact-message.ts';
import { send } from '../../kernel/lib/api-client.ts';
import { createPublicSending } from '../../kernel/lib/public-sending.ts';

const query = languageQuery(language.key);

export const sendContactMessage = createPublicSending({
  form: contactForm,
  input: contactMessageInput,
  send: (body, idempotencyKey) => send(intakeCalls.sendContactMessage, { body, query, idempotencyKey }),
  done: ({ status }) => (status === 201 ? { value: undefined, text: contactSent.thanks } : undefined),
});

export const askStatus = createPublicSending({
  form: statusForm,
  input: statusQuestion,
  send: (body) => send(intakeCalls.readReferralStatus, { body, query }),
  done: (answer) => (answer.status === 200 ? { value: answer.body } : undefined),
});
