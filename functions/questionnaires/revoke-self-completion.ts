import { noSuchCompletion } from '../../shared/self-completion/self-completion-schema.ts';
import { conflict, notFound } from '../kernel/http/outcome.ts';
import type { QuestionnairesHandlers } from './dependencies.ts';
import { presentCompletion } from './present-completion.ts';

const over = 'It was answered or closed before, so there was nothing to revoke. It is shown as it is now.';

export const revokeSelfCompletion: QuestionnairesHandlers['revokeSelfCompletion'] = async (
  { params: { patientId, requestId }, auditContext },
  { completions },
) => {
  const revoked = await completions.revoke(patientId, requestId, auditContext);
  if (revoked.outcome === 'missing') return notFound(noSuchCompletion);
  if (revoked.outcome === 'over') return { status: 409, body: conflict(over).body };
  return { status: 200, body: presentCompletion(revoked.request, Date.now()) };
};
