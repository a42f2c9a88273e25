import { missing } from '../../../shared/api/missing.ts';
import type { referrals } from '../../../shared/api/referrals.ts';
import { presentRecord } from '../../data/records/record.ts';
import type { Handler } from '../../http/handler.ts';
import { notFound } from '../../http/outcome.ts';
import type { ReferralsDependencies } from './dependencies.ts';

export const readJoinedReferral: Handler<typeof referrals.readJoinedReferral, ReferralsDependencies> = async (
  { params: { patientId, formerId } },
  { joined },
) => {
  const found = await joined.read(formerId);
  if (found?.patientId !== patientId) return notFound(missing.referral);
  return { status: 200, body: presentRecord(found.record) };
};
