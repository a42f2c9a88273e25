import type { questionnaires } from '../../../shared/api/questionnaires.ts';
import { noSuchCompletion } from '../../../shared/api/self-completion.ts';
import type { Handler } from '../../http/handler.ts';
import { conflict, notFound } from '../../http/outcome.ts';
import type { QuestionnairesDependencies } from './dependencies.ts';
import { presentCompletion } from './present-completion.ts';

const over = 'It was answered or closed before, so there was nothing to revoke. It is shown as it is now.';

export const revokeSelfCompletion: Handler<
  typeof questionnaires.revokeSelfCompletion,
  QuestionnairesDependencies
> = async ({ params: { patientId, requestId }, auditContext }, { completions }) => {
  const revoked = await completions.revoke(patientId, requestId, auditContext);
  if (revoked.outcome === 'missing') return notFound(noSuchCompletion);
  if (revoked.outcome === 'over') return { status: 409, body: conflict(over).body };
  return { status: 200, body: presentCompletion(revoked.request, Date.now()) };
};
