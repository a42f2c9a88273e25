import type { records } from '../../../shared/api/records.ts';
import type { Handler } from '../../http/handler.ts';
import type { RecordsDependencies } from './dependencies.ts';

export const listReferrals: Handler<typeof records.listReferrals, RecordsDependencies> = async (
  { params },
  { records },
) => ({ status: 200, body: await records.list('active', params.page) });
