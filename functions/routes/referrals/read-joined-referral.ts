import { missing } from '../../../shared/api/missing.ts';
import { presentRecord } from '../../data/records/record.ts';
import { notFound } from '../../http/outcome.ts';
import type { ReferralsHandler } from './dependencies.ts';

export const readJoinedReferral: ReferralsHandler<'readJoinedReferral'> = async (
  { params: { patientId, formerId } },
  { joined },
) => {
  const found = await joined.read(formerId);
  if (found?.patientId !== patientId) return notFound(missing.referral);
  return { status: 200, body: presentRecord(found.record) };
};
