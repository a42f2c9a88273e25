import { today } from '../../shared/kernel/today.ts';
import type { QuestionnairesHandlers } from './dependencies.ts';

export const listOverdue: QuestionnairesHandlers['listOverdue'] = async ({ params }, { reports }) => ({
  status: 200,
  body: await reports.listOverdue(today(), params),
});
