import { today } from '../../shared/kernel/today.ts';
import { feedbackStatements } from '../../shared/questionnaires/feedback.ts';
import { endedQuarters, feedbackQuarters, publishFeedback } from '../../shared/report/publication.ts';
import type { QuestionnairesHandlers } from './dependencies.ts';

export const readFeedback: QuestionnairesHandlers['readFeedback'] = async ({ access }, { feedback, figures }) => {
  if (await access.everyRecord()) return { status: 200, body: await feedback.readTotals() };
  const quarters = await figures.readFeedback(endedQuarters(today(), feedbackQuarters));
  const forms = quarters.map((one) => ({
    forms: one['feedback.forms'] ?? 0,
    sums: feedbackStatements.map((_, question) => one[`feedback.sum${question}`] ?? 0),
  }));
  return { status: 200, body: publishFeedback(forms, feedbackStatements.length) };
};
