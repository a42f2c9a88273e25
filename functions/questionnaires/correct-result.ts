import { noSuchResult } from '../../shared/questionnaires/result.ts';
import { conflict, notFound, refusedAt } from '../kernel/http/outcome.ts';
import type { QuestionnairesHandlers } from './dependencies.ts';
import { presentSaved } from './present-saved.ts';

const changedMeanwhile =
  'Somebody has corrected these answers since you opened them. Nothing you wrote is lost: please compare and save again.';

export const correctResult: QuestionnairesHandlers['correctResult'] = async (
  { params, body, idempotencyKey, auditContext },
  { results },
) => {
  const corrected = await results.correct({ ...body, ...params }, idempotencyKey, auditContext);
  if (corrected.outcome === 'done') return { status: 200, body: presentSaved(corrected, 'corrected') };
  if (corrected.outcome === 'missing') return notFound(noSuchResult);
  if (corrected.outcome === 'refused') return refusedAt('questionDate', corrected.wrong);
  return { status: 409, body: { ...conflict(changedMeanwhile).body, current: corrected.result } };
};
