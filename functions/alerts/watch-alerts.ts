import type { QuestionnairesHandlers } from '../questionnaires/dependencies.ts';

export const watchAlerts: QuestionnairesHandlers['watchAlerts'] = async (_, { worklist }) => ({
  status: 200,
  body: await worklist.watch(),
});
