import type { questionnaires } from '../../../shared/api/questionnaires.ts';
import type { Handler } from '../../lib/handler.ts';
import type { QuestionnairesDependencies } from './dependencies.ts';

export const saveFeedback: Handler<typeof questionnaires.saveFeedback, QuestionnairesDependencies> = async (
  { body, idempotencyKey, trace },
  { feedback },
) => {
  await feedback.add(body, idempotencyKey, trace);
  return { status: 201, body: { message: 'Thank you. The feedback has been saved.' } };
};
