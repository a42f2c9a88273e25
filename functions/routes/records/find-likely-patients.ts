import type { records } from '../../../shared/api/records.ts';
import type { Handler } from '../../lib/handler.ts';
import type { RecordsDependencies } from './dependencies.ts';

export const findLikelyPatients: Handler<typeof records.findLikelyPatients, RecordsDependencies> = async (
  { body, trace },
  { records },
) => ({ status: 200, body: { content: await records.findLikely(body, trace) } });
