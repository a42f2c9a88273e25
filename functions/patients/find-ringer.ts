import { me } from '../../shared/patients/caseload-schema.ts';
import type { CallAnswer } from '../../shared/safety/danger-schema.ts';
import type { StaffDirectory } from '../kernel/identity/directory.ts';
import type { GivenAnswer } from '../safety/store/call-after.ts';

/**
 * An answer about a call with the colleague who is to ring, if one is named; `no-colleague` where that is nobody who
 * works here now.
 */
export const findRinger = async (
  answer: CallAnswer | undefined,
  username: string,
  { staff }: { staff: StaffDirectory },
): Promise<GivenAnswer | 'no-colleague' | undefined> => {
  if (answer?.to === undefined) return answer && { ...answer, to: undefined };
  const id = answer.to === me ? username : answer.to;
  const to = id === username ? (await staff.name([id])).get(id) : (await staff.list()).find((one) => one.id === id);
  return to ? { ...answer, to } : 'no-colleague';
};
