import { missing } from '../../../shared/api/missing.ts';
import { notFound } from '../../http/outcome.ts';
import type { RecordsHandler } from './dependencies.ts';

export const listLikelyPatients: RecordsHandler<'listLikelyPatients'> = async ({ params, access }, { records }) => {
  const content = await records.findLikelyOf(params.patientId, access.canOpen);
  return content ? { status: 200, body: { content } } : notFound(missing.patient);
};
