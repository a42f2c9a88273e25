import type { questionnaires } from '../../../shared/api/questionnaires.ts';
import type { Handler } from '../../http/handler.ts';
import type { QuestionnairesDependencies } from './dependencies.ts';

export const readOrgData: Handler<typeof questionnaires.readOrgData, QuestionnairesDependencies> = async (
  _,
  { reports },
) => ({ status: 200, body: { content: await reports.readMonthTotals() } });
