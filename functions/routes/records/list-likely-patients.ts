import { missing } from '../../../shared/api/missing.ts';
import type { records } from '../../../shared/api/records.ts';
import type { Handler } from '../../http/handler.ts';
import { notFound } from '../../http/outcome.ts';
import type { RecordsDependencies } from './dependencies.ts';

export const listLikelyPatients: Handler<typeof records.listLikelyPatients, RecordsDependencies> = async (
  { params, access },
  { records },
) => {
  const content = await records.findLikelyOf(params.patientId, access.canOpen);
  return content ? { status: 200, body: { content } } : notFound(missing.patient);
};
