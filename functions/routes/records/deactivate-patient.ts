import type { records } from '../../../shared/api/records.ts';
import type { Handler } from '../../lib/handler.ts';
import { notFound } from '../../lib/outcome.ts';
import { noSuchPatient, type RecordsDependencies } from './dependencies.ts';

export const deactivatePatient: Handler<typeof records.deactivatePatient, RecordsDependencies> = async (
  { params, trace },
  { records },
) =>
  (await records.setActive(params.referralId, false, trace))
    ? { status: 200, body: { message: 'The patient has been deactivated.' } }
    : notFound(noSuchPatient);
