import type { QuestionnairesHandlers } from '../questionnaires/dependencies.ts';

export const listAlerts: QuestionnairesHandlers['listAlerts'] = async ({ params, caller, access }, { worklist }) => ({
  status: 200,
  body: await worklist.listOpen(params, { username: caller.username, canOpen: access.canOpen }),
});
