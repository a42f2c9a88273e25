import { missing } from '../../../shared/api/missing.ts';
import type { records } from '../../../shared/api/records.ts';
import type { Handler } from '../../http/handler.ts';
import { notFound } from '../../http/outcome.ts';
import type { RecordsDependencies } from './dependencies.ts';

export const deactivateReferral: Handler<typeof records.deactivateReferral, RecordsDependencies> = async (
  { params, auditContext },
  { records },
) =>
  (await records.setActive(params.id, false, auditContext))
    ? { status: 200, body: { message: 'The referral has been deactivated.' } }
    : notFound(missing.referral);
