import type { records } from '../../../shared/api/records.ts';
import type { Handler } from '../../http/handler.ts';
import type { RecordsDependencies } from './dependencies.ts';

export const searchPatients: Handler<typeof records.searchPatients, RecordsDependencies> = async (
  { params, access },
  { records },
) => {
  const text = params.text.replaceAll('+', ' ');
  const [body] = await Promise.all([records.search(text, params.page, access.canOpen), access.canOpen()]);
  return { status: 200, body };
};
