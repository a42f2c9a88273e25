import type { questionnaires } from '../../../shared/api/questionnaires.ts';
import type { Handler } from '../../http/handler.ts';
import type { QuestionnairesDependencies } from './dependencies.ts';

export const listWithoutBaseline: Handler<
  typeof questionnaires.listWithoutBaseline,
  QuestionnairesDependencies
> = async ({ params }, { reports }) => ({ status: 200, body: await reports.listWithoutBaseline(params) });
