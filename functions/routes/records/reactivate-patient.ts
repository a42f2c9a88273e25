import type { records } from '../../../shared/api/records.ts';
import type { Handler } from '../../lib/handler.ts';
import { notFound } from '../../lib/outcome.ts';
import { noSuchPatient, type RecordsDependencies } from './dependencies.ts';

export const reactivatePatient: Handler<typeof records.reactivatePatient, RecordsDependencies> = async (
  { params, trace },
  { records },
) =>
  (await records.setActive(params.referralId, true, trace))
    ? { status: 200, body: { message: 'The patient is active again.' } }
    : notFound(noSuchPatient);
