import type { Table } from '../open-table.ts';
import { writesOfStatusChange } from '../questionnaires/status-change.ts';
import type { Write } from '../write.ts';
import { moveInCaseloads } from './caseload.ts';
import { indexName } from './name-index.ts';
import { moveRecord } from './patient-lists.ts';
import type { StoredRecord } from './record.ts';
import { changeRecord, namedOf } from './record-writes.ts';
import { moveReferrals } from './referral-places.ts';

/** What is not an answer: whether somebody is a patient now, whose, and by which episodes. */
type Standing = {
  readonly active?: boolean;
  readonly user?: StoredRecord['user'];
  readonly episodes?: StoredRecord['episodes'];
};

/** All that has to be written when it changes; refused if anything about the record has changed since it was read. */
export const changeStanding = async (
  table: Table,
  before: StoredRecord,
  changes: Standing,
  at: string,
): Promise<Write[]> => {
  const after: StoredRecord = { ...before, ...changes };
  const isTurned = before.active !== after.active;
  return [
    changeRecord(before, { ...changes, changedAt: at }),
    ...moveInCaseloads(before, after),
    ...moveReferrals(before, after),
    ...(isTurned ? moveRecord(after) : []),
    ...(isTurned ? indexName(after.referralId, namedOf(after), namedOf(before)) : []),
    ...(isTurned ? await writesOfStatusChange(table, after.referralId, after.active) : []),
  ];
};
