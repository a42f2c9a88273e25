import type { records } from '../../../shared/api/records.ts';
import type { Handler } from '../../http/handler.ts';
import type { RecordsDependencies } from './dependencies.ts';

export const listPatients: Handler<typeof records.listPatients, RecordsDependencies> = async (
  { params, query },
  { records },
) => ({ status: 200, body: await records.list(query.status, params.page, params.size) });
