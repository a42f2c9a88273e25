import type { questionnaires } from '../../../shared/api/questionnaires.ts';
import { today } from '../../../shared/domain/today.ts';
import type { Handler } from '../../http/handler.ts';
import type { QuestionnairesDependencies } from './dependencies.ts';

export const listAlertReviews: Handler<typeof questionnaires.listAlertReviews, QuestionnairesDependencies> = async (
  { params, caller, access },
  { worklist },
) => ({
  status: 200,
  body: await worklist.listReviews(params, today(), { username: caller.username, canOpen: access.canOpen }),
});
