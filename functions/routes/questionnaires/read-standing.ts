import { missing } from '../../../shared/api/missing.ts';
import type { questionnaires } from '../../../shared/api/questionnaires.ts';
import { today } from '../../../shared/domain/today.ts';
import type { Handler } from '../../http/handler.ts';
import { notFound } from '../../http/outcome.ts';
import type { QuestionnairesDependencies } from './dependencies.ts';

export const readStanding: Handler<typeof questionnaires.readStanding, QuestionnairesDependencies> = async (
  { params },
  { reports },
) => {
  const standing = await reports.readStanding(params.patientId, today());
  return standing ? { status: 200, body: standing } : notFound(missing.patient);
};
