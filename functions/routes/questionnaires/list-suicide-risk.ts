import type { questionnaires } from '../../../shared/api/questionnaires.ts';
import type { Handler } from '../../lib/handler.ts';
import type { QuestionnairesDependencies } from './dependencies.ts';

/** The outcomes of one patient's screens, the latest first. */
export const listSuicideRisk: Handler<typeof questionnaires.listSuicideRisk, QuestionnairesDependencies> = async (
  { params },
  { results },
) => {
  const all = await results.readAll(params.referralId);
  const screens = all.flatMap(({ questionDate, score, risk }) => (risk ? [{ questionDate, score, risk }] : []));
  return { status: 200, body: screens.toReversed() };
};
