import { parseReference } from '../../../shared/referrals/reference.ts';
import { foldReference } from '../../../shared/transfer/read-cell.ts';
import { readItem } from '../../kernel/store/entity.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { recordEntity } from '../../patients/store/record.ts';
import { joinedReferralEntity } from '../../referrals/store/joined-referral-items.ts';
import { ownReferenceEntity, referenceEntity } from '../../referrals/store/references.ts';

/** The record that has a reference; the organisation's own references come before those of this system. */
export const findByReference = async (table: Table, typed: string): Promise<string | undefined> => {
  const given = parseReference(typed);
  const found =
    (await readItem(table, ownReferenceEntity, foldReference(typed))) ??
    (given === undefined ? undefined : await readItem(table, referenceEntity, given));
  if (!found) return undefined;
  // An imported record may have been joined to somebody else as a referral.
  const [record, joined] = await Promise.all([
    readItem(table, recordEntity, found.patientId),
    readItem(table, joinedReferralEntity, found.patientId),
  ]);
  return record ? found.patientId : joined?.patientId;
};
