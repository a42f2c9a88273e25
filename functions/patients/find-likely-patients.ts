import type { PatientsHandlers } from './dependencies.ts';

export const findLikelyPatients: PatientsHandlers['findLikelyPatients'] = async (
  { body, access, auditContext },
  { records },
) => ({ status: 200, body: { content: await records.findLikely(body, access.canOpen, auditContext) } });
