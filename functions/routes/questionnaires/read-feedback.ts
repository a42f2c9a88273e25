import type { questionnaires } from '../../../shared/api/questionnaires.ts';
import type { Handler } from '../../http/handler.ts';
import type { QuestionnairesDependencies } from './dependencies.ts';

export const readFeedback: Handler<typeof questionnaires.readFeedback, QuestionnairesDependencies> = async (
  _,
  { feedback },
) => ({ status: 200, body: await feedback.readTotals() });
