import type { PersonSought } from '../../../shared/api/likely-duplicate.ts';
import { create, patch } from '../entity-writes.ts';
import type { Write } from '../write.ts';
import { listInCaseloads, moveInCaseloads } from './caseload.ts';
import { changeDanger } from './danger-changes.ts';
import { isJunk } from './episodes.ts';
import { indexLookups, nothingKnown } from './lookups.ts';
import { indexName } from './name-index.ts';
import { listRecord, relistRecord, rowOf } from './patient-lists.ts';
import { nameOf, type ReferralAnswers, recordEntity, type StoredRecord, versionEntity } from './record.ts';
import { listReferrals, moveReferrals } from './referral-places.ts';

export const personOf = ({ referralPersonalDetails: details }: ReferralAnswers): PersonSought => {
  const { firstName, lastName, dob, postcode, phone, mobile } = details;
  return { firstName, lastName, dob, postcode, phone, mobile };
};

/** The data of a record in the index of names; junk is found by none. */
export const namedOf = (record: StoredRecord) => ({ name: isJunk(record) ? '' : nameOf(record), row: rowOf(record) });

/** What a record is looked up by: junk by nothing, and it is nobody's duplicate. */
export const lookedUpAs = (record: StoredRecord): PersonSought => (isJunk(record) ? nothingKnown : personOf(record));

/** All writes of a new record. */
export const putRecord = (record: StoredRecord): Write[] => [
  create(recordEntity, record.patientId, record),
  ...listRecord(record),
  ...indexName(record.patientId, namedOf(record)),
  ...indexLookups(record.patientId, lookedUpAs(record)),
  ...listInCaseloads(record),
  ...listReferrals(record),
];

type Changes = { readonly [Name in keyof StoredRecord]?: StoredRecord[Name] | undefined };

/**
 * Changes some fields of a record, or removes those that are undefined; refused if anything about it has changed since
 * it was read.
 */
export const changeRecord = (before: StoredRecord, changes: Changes): Write => {
  const names = Object.keys(changes) as (keyof Changes)[];
  return patch(
    recordEntity,
    before.patientId,
    {
      set: { ...changes, revision: before.revision + 1 },
      remove: names.filter((name) => changes[name] === undefined),
    },
    { equals: { revision: before.revision } },
  );
};

type Change = { answers: ReferralAnswers; at: string; by: string };

/** All writes of changed answers, and the record with them; the earlier answers are kept. */
export const replaceAnswers = (
  before: StoredRecord,
  { answers, at, by }: Change,
): { writes: Write[]; after: StoredRecord } => {
  const danger = changeDanger(before, answers, at);
  const changes = { ...answers, ...(danger && { danger }), version: before.version + 1, changedAt: at };
  const after = { ...before, ...changes };
  const { episodes: _, ...version } = before;
  const writes: Write[] = [
    changeRecord(before, changes),
    create(
      versionEntity,
      { patientId: before.patientId, version: before.version },
      { ...version, replacedAt: at, replacedBy: by },
    ),
    ...relistRecord(after),
    ...indexName(after.patientId, namedOf(after), namedOf(before)),
    ...indexLookups(after.patientId, lookedUpAs(after), lookedUpAs(before)),
    ...moveInCaseloads(before, after),
    ...moveReferrals(before, after),
  ];
  return { writes, after };
};
