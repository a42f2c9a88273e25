import type { RecordsHandler } from './dependencies.ts';

export const findLikelyPatients: RecordsHandler<'findLikelyPatients'> = async (
  { body, access, auditContext },
  { records },
) => ({ status: 200, body: { content: await records.findLikely(body, access.canOpen, auditContext) } });
