import { storedLanguage } from '../../shared/kernel/written-in.ts';
import type { RingBackInput, WrittenMessage } from '../../shared/messages/contact-message.ts';
import { countSubmission } from './count-submission.ts';
import type { IntakeHandlers } from './dependencies.ts';

/** A message without words: whoever reads it rings back. It gives no permission to leave a message. */
const writtenBy = ({ name, phone, times, language, sayWhoWeAre, service }: RingBackInput): WrittenMessage => ({
  firstName: name,
  lastName: '',
  email: '',
  phone,
  message: '',
  safeContact: { methods: ['call'], times, leaveMessage: 'no', sayWhoWeAre },
  ringBack: { language, service },
});

export const askRingBack: IntakeHandlers['askRingBack'] = async (
  { body, query, idempotencyKey, client: { network } },
  { messages, limits },
) => {
  const now = new Date();
  const isSetApart = await countSubmission('askRingBack', network, now.getTime(), { limits });
  const written = { ...writtenBy(body), ...storedLanguage(query.language) };
  return { status: 201, body: await messages.add(written, idempotencyKey, now, isSetApart) };
};
