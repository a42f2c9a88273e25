import type { questionnaires } from '../../../shared/api/questionnaires.ts';
import type { Handler } from '../../http/handler.ts';
import type { QuestionnairesDependencies } from './dependencies.ts';

export const listAlerts: Handler<typeof questionnaires.listAlerts, QuestionnairesDependencies> = async (
  { params, caller, access },
  { worklist },
) => ({ status: 200, body: await worklist.listOpen(params, { username: caller.username, canOpen: access.canOpen }) });
