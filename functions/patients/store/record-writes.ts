import type { PersonSought } from '../../../shared/patients/likely-duplicate.ts';
import { isUncounted } from '../../episodes/store/episodes.ts';
import type { AuditContext } from '../../kernel/store/audit.ts';
import { create, type PutWrite, patch } from '../../kernel/store/entity-writes.ts';
import { replaceItems, type Write } from '../../kernel/store/write.ts';
import { publicStatesOf } from '../../referrals/store/public-states.ts';
import { referralPlacesOf } from '../../referrals/store/referral-places.ts';
import { changeDanger } from '../../safety/store/danger-state.ts';
import { moveOpenCall } from '../../safety/store/open-calls.ts';
import { listInCaseloads, moveInCaseloads } from './caseload.ts';
import { indexLookups } from './lookups.ts';
import { indexFurtherWords } from './name-index.ts';
import { moveInLists, rowOf } from './patient-lists.ts';
import { nameOf, type ReferralAnswers, recordEntity, type StoredRecord, versionEntity } from './record.ts';

export const personOf = ({ referralPersonalDetails: details }: ReferralAnswers): PersonSought => {
  const { firstName, lastName, dob, postcode, phone, mobile } = details;
  return { firstName, lastName, dob, postcode, phone, mobile };
};

/** The items that a record is found by; one that is not counted is found by its reference at most, and is nobody's duplicate. */
export const foundBy = (record: StoredRecord): PutWrite[] => [
  ...(isUncounted(record)
    ? []
    : [
        ...indexFurtherWords(record.patientId, { name: nameOf(record), row: rowOf(record) }),
        indexLookups(record.patientId, personOf(record)),
      ]),
  ...publicStatesOf(record),
];

/**
 * The writes that move a record in its lists and in all that it is found by. Without the one before, it is new; without the one
 * after, it is a record no more.
 */
export const moveRecord = (before: StoredRecord | undefined, after: StoredRecord | undefined): Write[] => {
  const itemsOf = (record: StoredRecord) => [...foundBy(record), ...referralPlacesOf(record)];
  return [...moveInLists(before, after), ...replaceItems(before ? itemsOf(before) : [], after ? itemsOf(after) : [])];
};

/** All writes of a new record. */
export const putRecord = (record: StoredRecord): Write[] => [
  create(recordEntity, record.patientId, record),
  ...moveRecord(undefined, record),
  ...listInCaseloads(record),
  ...moveOpenCall(undefined, record),
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

/** All writes of changed answers, and the record with them; the earlier answers are kept. */
export const replaceAnswers = (
  before: StoredRecord,
  answers: ReferralAnswers,
  { at, username: by }: Pick<AuditContext, 'at' | 'username'>,
) => {
  const danger = changeDanger(before, answers, at);
  const changes = { ...answers, ...(danger && { danger }), version: before.version + 1, changedAt: at };
  const after = { ...before, ...changes };
  const { episodes: _, limits: __, ...version } = before;
  const writes: Write[] = [
    changeRecord(before, changes),
    create(
      versionEntity,
      { patientId: before.patientId, version: before.version },
      { ...version, replacedAt: at, replacedBy: by },
    ),
    ...moveRecord(before, after),
    ...moveInCaseloads(before, after),
    ...moveOpenCall(before, after),
  ];
  return { writes, after };
};
