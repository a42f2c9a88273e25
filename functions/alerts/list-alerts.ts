import type { AlertsHandlers } from './dependencies.ts';

export const listAlerts: AlertsHandlers['listAlerts'] = async ({ params, caller, access }, { worklist }) => ({
  status: 200,
  body: await worklist.listOpen(params, { username: caller.username, canOpen: access.canOpen }),
});
