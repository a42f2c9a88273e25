import { missing } from '../../shared/kernel/missing.ts';
import { notFound } from '../kernel/http/outcome.ts';
import { presentRecord } from '../patients/store/record.ts';
import type { ReferralsHandlers } from './dependencies.ts';

export const readJoinedReferral: ReferralsHandlers['readJoinedReferral'] = async (
  { params: { patientId, formerId } },
  { joined },
) => {
  const found = await joined.read(formerId);
  if (found?.patientId !== patientId) return notFound(missing.referral);
  return { status: 200, body: presentRecord(found.record) };
};
