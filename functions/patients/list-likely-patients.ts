import { missing } from '../../shared/kernel/missing.ts';
import { notFound } from '../kernel/http/outcome.ts';
import type { PatientsHandlers } from './dependencies.ts';

export const listLikelyPatients: PatientsHandlers['listLikelyPatients'] = async ({ params, access }, { records }) => {
  const content = await records.findLikelyOf(params.patientId, access.canOpen);
  return content ? { status: 200, body: { content } } : notFound(missing.patient);
};
