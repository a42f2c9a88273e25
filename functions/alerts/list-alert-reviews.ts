import { today } from '../../shared/kernel/today.ts';
import type { QuestionnairesHandlers } from '../questionnaires/dependencies.ts';

export const listAlertReviews: QuestionnairesHandlers['listAlertReviews'] = async (
  { params, caller, access },
  { worklist },
) => ({
  status: 200,
  body: await worklist.listReviews(params, today(), { username: caller.username, canOpen: access.canOpen }),
});
