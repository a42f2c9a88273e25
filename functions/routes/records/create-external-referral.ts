import { missing } from '../../../shared/api/missing.ts';
import type { records } from '../../../shared/api/records.ts';
import type { Handler } from '../../http/handler.ts';
import { notFound } from '../../http/outcome.ts';
import type { RecordsDependencies } from './dependencies.ts';

export const createExternalReferral: Handler<typeof records.createExternalReferral, RecordsDependencies> = async (
  { body, idempotencyKey, auditContext },
  { externalReferrals },
) => {
  const referral = await externalReferrals.add(body, idempotencyKey, auditContext);
  return referral
    ? { status: 201, body: { ...referral, message: 'Thank you the referral details were saved on the system.' } }
    : notFound(missing.patient);
};
