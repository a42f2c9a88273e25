import { missing } from '../../shared/kernel/missing.ts';
import { today } from '../../shared/kernel/today.ts';
import { notFound, refusedAt } from '../kernel/http/outcome.ts';
import type { QuestionnairesHandlers } from './dependencies.ts';
import { presentSaved } from './present-saved.ts';

export const saveResult: QuestionnairesHandlers['saveResult'] = async (
  { body, idempotencyKey, auditContext },
  { results },
) => {
  const saved = await results.save(body, idempotencyKey, today(), auditContext);
  if (saved.outcome === 'missing') return notFound(missing.patient);
  if (saved.outcome === 'refused') return refusedAt('questionDate', saved.wrong);
  return { status: 201, body: presentSaved(saved, 'saved') };
};
