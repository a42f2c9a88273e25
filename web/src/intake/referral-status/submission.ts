import { language } from '#words/language.ts';
import { intakeCalls } from '../../../../shared/intake/calls.ts';
import { type ShownAnswer, statusQuestion } from '../../../../shared/intake/referral-status.ts';
import { languageQuery } from '../../../../shared/kernel/written-in.ts';
import type { Outcome } from '../../kernel/forms/form-control.ts';
import { send } from '../../kernel/lib/api-client.ts';
import { failureText } from '../../kernel/lib/failure-text.ts';
import { firstErrors } from '../../kernel/lib/first-errors.ts';

export type Asked = Outcome<ShownAnswer> | { kind: 'unreachable' };

export const askStatus = async (written: Record<string, unknown>): Promise<Asked> => {
  const fields = Object.keys(written);
  const question = statusQuestion.safeParse(written);
  if (!question.success) return { kind: 'failed', errors: firstErrors(question.error.issues, fields) };
  const answer = await send(intakeCalls.readReferralStatus, {
    body: question.data,
    query: languageQuery(language.key),
  });
  if (answer.status === 200) return { kind: 'done', value: answer.body };
  if (answer.status === 'unreachable') return { kind: 'unreachable' };
  if (answer.status === 400 && answer.body.errors?.length)
    return { kind: 'failed', errors: firstErrors(answer.body.errors, fields) };
  return { kind: 'failed', text: failureText(answer) };
};
