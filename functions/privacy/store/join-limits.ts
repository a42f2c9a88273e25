import type { StoredRecord } from '../../patients/store/record.ts';

/**
 * The limits of a patient with whom the referral of another record is joined: whoever was excluded from that is excluded from
 * this, but for the patient's worker; undefined where nothing is added.
 */
export const joinLimits = (
  { limits, user }: Pick<StoredRecord, 'limits' | 'user'>,
  from: Pick<StoredRecord, 'limits'>,
): StoredRecord['limits'] => {
  const known = new Set([user?.id, ...(limits?.excluded ?? []).map(({ id }) => id)]);
  const added = (from.limits?.excluded ?? []).filter(({ id }) => !known.has(id));
  if (added.length === 0) return undefined;
  const { excluded = [], version = 1, ...rest } = limits ?? {};
  return { ...rest, excluded: [...excluded, ...added], version: version + 1 };
};
