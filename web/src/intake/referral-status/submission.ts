import { language } from '#words/language.ts';
import { intakeCalls } from '../../../../shared/intake/calls.ts';
import { statusQuestion } from '../../../../shared/intake/referral-status.ts';
import { languageQuery } from '../../../../shared/kernel/written-in.ts';
import { send } from '../../kernel/lib/api-client.ts';
import { createPublicSending } from '../../kernel/lib/public-sending.ts';

export const askStatus = createPublicSending({
  input: statusQuestion,
  send: (body) => send(intakeCalls.readReferralStatus, { body, query: languageQuery(language.key) }),
  done: (answer) => (answer.status === 200 ? { value: answer.body } : undefined),
});
