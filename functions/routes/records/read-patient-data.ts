import type { records } from '../../../shared/api/records.ts';
import type { Handler } from '../../http/handler.ts';
import type { RecordsDependencies } from './dependencies.ts';

export const readPatientData: Handler<typeof records.readPatientData, RecordsDependencies> = async (
  _,
  { records },
) => ({ status: 200, body: await records.count() });
