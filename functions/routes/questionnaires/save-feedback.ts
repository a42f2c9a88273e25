import type { questionnaires } from '../../../shared/api/questionnaires.ts';
import type { Handler } from '../../http/handler.ts';
import type { QuestionnairesDependencies } from './dependencies.ts';

export const saveFeedback: Handler<typeof questionnaires.saveFeedback, QuestionnairesDependencies> = async (
  { body, idempotencyKey, auditContext },
  { feedback },
) => {
  await feedback.add(body, idempotencyKey, auditContext);
  return { status: 201, body: { message: 'Thank you. The feedback has been saved.' } };
};
