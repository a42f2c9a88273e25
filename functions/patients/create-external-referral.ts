import { missing } from '../../shared/kernel/missing.ts';
import { notFound } from '../kernel/http/outcome.ts';
import type { PatientsHandlers } from './dependencies.ts';

export const createExternalReferral: PatientsHandlers['createExternalReferral'] = async (
  { body, idempotencyKey, auditContext },
  { externalReferrals },
) => {
  const referral = await externalReferrals.add(body, idempotencyKey, auditContext);
  return referral
    ? { status: 201, body: { ...referral, message: 'Thank you the referral details were saved on the system.' } }
    : notFound(missing.patient);
};
