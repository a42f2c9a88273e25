import type { records } from '../../../shared/api/records.ts';
import type { Handler } from '../../lib/handler.ts';
import { notFound } from '../../lib/outcome.ts';
import { noSuchPatient, type RecordsDependencies } from './dependencies.ts';

export const createExternalReferral: Handler<typeof records.createExternalReferral, RecordsDependencies> = async (
  { body, idempotencyKey, trace },
  { externalReferrals },
) => {
  const referral = await externalReferrals.add(body, idempotencyKey, trace);
  return referral
    ? { status: 201, body: { ...referral, message: 'Thank you the referral details were saved on the system.' } }
    : notFound(noSuchPatient);
};
