import type { QuestionnairesHandlers } from './dependencies.ts';

export const listWithoutBaseline: QuestionnairesHandlers['listWithoutBaseline'] = async ({ params }, { reports }) => ({
  status: 200,
  body: await reports.listWithoutBaseline(params),
});
