import type { questionnaires } from '../../../shared/api/questionnaires.ts';
import type { Handler } from '../../lib/handler.ts';
import type { QuestionnairesDependencies } from './dependencies.ts';

export const listScores: Handler<typeof questionnaires.listScores, QuestionnairesDependencies> = async (
  { params: { referralId, ...page } },
  { results },
) => ({ status: 200, body: await results.list(referralId, page) });
