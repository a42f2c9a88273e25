import { missing } from '../../../shared/api/missing.ts';
import type { questionnaires } from '../../../shared/api/questionnaires.ts';
import { today } from '../../../shared/domain/today.ts';
import { checkDate } from '../../../shared/questionnaires/check-date.ts';
import type { Handler } from '../../http/handler.ts';
import { notFound, refusedAt } from '../../http/outcome.ts';
import type { QuestionnairesDependencies } from './dependencies.ts';
import { presentSaved } from './present-saved.ts';

export const saveResult: Handler<typeof questionnaires.saveResult, QuestionnairesDependencies> = async (
  { body, idempotencyKey, auditContext },
  { results },
) => {
  const [first] = body;
  const patient = first && (await results.readPatient(first.referralId));
  if (!patient) return notFound(missing.patient);
  const wrong = checkDate({
    ...patient,
    questionDate: first.questionDate ?? today(),
    confirmed: body.some(({ earlyDateConfirmed }) => earlyDateConfirmed),
  });
  if (wrong) return refusedAt('questionDate', wrong);
  const saved = await results.save(body, idempotencyKey, today(), auditContext);
  return saved ? { status: 201, body: presentSaved(saved, 'saved') } : notFound(missing.patient);
};
