import { storedLanguage } from '../../shared/kernel/written-in.ts';
import { countSubmission } from './count-submission.ts';
import type { IntakeHandlers } from './dependencies.ts';

export const sendContactMessage: IntakeHandlers['sendContactMessage'] = async (
  { body, query: { language }, idempotencyKey, client: { network } },
  { messages, limits },
) => {
  const now = new Date();
  const isSetApart = await countSubmission('sendContactMessage', network, now.getTime(), { limits });
  const written = { ...body, ...storedLanguage(language) };
  return { status: 201, body: await messages.add(written, idempotencyKey, now, isSetApart) };
};
