import type { records } from '../../../shared/api/records.ts';
import type { Handler } from '../../http/handler.ts';
import type { RecordsDependencies } from './dependencies.ts';

export const findLikelyPatients: Handler<typeof records.findLikelyPatients, RecordsDependencies> = async (
  { body, access, auditContext },
  { records },
) => ({ status: 200, body: { content: await records.findLikely(body, access.canOpen, auditContext) } });
