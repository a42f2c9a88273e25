import type { questionnaires } from '../../../shared/api/questionnaires.ts';
import { today } from '../../../shared/domain/today.ts';
import type { Handler } from '../../http/handler.ts';
import type { QuestionnairesDependencies } from './dependencies.ts';

export const listOverdue: Handler<typeof questionnaires.listOverdue, QuestionnairesDependencies> = async (
  { params },
  { reports },
) => ({ status: 200, body: await reports.listOverdue(today(), params) });
