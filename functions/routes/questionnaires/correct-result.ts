import type { questionnaires } from '../../../shared/api/questionnaires.ts';
import { noSuchResult } from '../../../shared/api/result.ts';
import type { Handler } from '../../http/handler.ts';
import { conflict, notFound, refusedAt } from '../../http/outcome.ts';
import type { QuestionnairesDependencies } from './dependencies.ts';
import { presentSaved } from './present-saved.ts';

const changedMeanwhile =
  'Somebody has corrected these answers since you opened them. Nothing you wrote is lost: please compare and save again.';

export const correctResult: Handler<typeof questionnaires.correctResult, QuestionnairesDependencies> = async (
  { params, body, idempotencyKey, auditContext },
  { results },
) => {
  const corrected = await results.correct({ ...body, ...params }, idempotencyKey, auditContext);
  if (corrected.outcome === 'done') return { status: 200, body: presentSaved(corrected, 'corrected') };
  if (corrected.outcome === 'missing') return notFound(noSuchResult);
  if (corrected.outcome === 'refused') return refusedAt('questionDate', corrected.wrong);
  return { status: 409, body: { ...conflict(changedMeanwhile).body, current: corrected.result } };
};
