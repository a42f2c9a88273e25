import type { records } from '../../../shared/api/records.ts';
import type { Handler } from '../../http/handler.ts';
import type { RecordsDependencies } from './dependencies.ts';

export const searchPatients: Handler<typeof records.searchPatients, RecordsDependencies> = async (
  { params },
  { records },
) => ({
  status: 200,
  body: await records.search(params.text.replaceAll('+', ' '), params.page),
});
