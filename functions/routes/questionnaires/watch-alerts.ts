import type { questionnaires } from '../../../shared/api/questionnaires.ts';
import type { Handler } from '../../http/handler.ts';
import type { QuestionnairesDependencies } from './dependencies.ts';

export const watchAlerts: Handler<typeof questionnaires.watchAlerts, QuestionnairesDependencies> = async (
  _,
  { worklist },
) => ({ status: 200, body: await worklist.watch() });
