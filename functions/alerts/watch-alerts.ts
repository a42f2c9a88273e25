import type { AlertsHandlers } from './dependencies.ts';

export const watchAlerts: AlertsHandlers['watchAlerts'] = async (_, { worklist }) => ({
  status: 200,
  body: await worklist.watch(),
});
