import type { records } from '../../../shared/api/records.ts';
import type { Handler } from '../../lib/handler.ts';
import { notFound } from '../../lib/outcome.ts';
import { noSuchReferral, type RecordsDependencies } from './dependencies.ts';

export const deactivateReferral: Handler<typeof records.deactivateReferral, RecordsDependencies> = async (
  { params, trace },
  { records },
) =>
  (await records.setActive(params.id, false, trace))
    ? { status: 200, body: { message: 'The referral has been deactivated.' } }
    : notFound(noSuchReferral);
