import { today } from '../../shared/kernel/today.ts';
import type { AlertsHandlers } from './dependencies.ts';

export const listAlertReviews: AlertsHandlers['listAlertReviews'] = async (
  { params, caller, access },
  { worklist },
) => ({
  status: 200,
  body: await worklist.listReviews(params, today(), { username: caller.username, canOpen: access.canOpen }),
});
