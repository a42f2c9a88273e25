import type { records } from '../../../shared/api/records.ts';
import type { Handler } from '../../http/handler.ts';
import type { RecordsDependencies } from './dependencies.ts';

export const watchPatient: Handler<typeof records.watchPatient, RecordsDependencies> = async (
  { params },
  { timeline },
) => ({ status: 200, body: await timeline.watch(params.patientId) });
