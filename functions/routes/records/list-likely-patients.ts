import type { records } from '../../../shared/api/records.ts';
import type { Handler } from '../../lib/handler.ts';
import { notFound } from '../../lib/outcome.ts';
import { noSuchPatient, type RecordsDependencies } from './dependencies.ts';

export const listLikelyPatients: Handler<typeof records.listLikelyPatients, RecordsDependencies> = async (
  { params },
  { records },
) => {
  const content = await records.findLikelyOf(params.referralId);
  return content ? { status: 200, body: { content } } : notFound(noSuchPatient);
};
