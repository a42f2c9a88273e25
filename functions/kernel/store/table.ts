/** The names that the table is created with, in the cloud and on one machine. */
export const tableSchema = { partitionKey: 'pk', sortKey: 'sk', timeToLive: 'expiresAt' } as const;

/** Indexes of the audit log, sorted by `sk`. Only its entries have these attributes. */
export const auditIndexes = {
  /** The entries of everybody in a month, in several shards. */
  month: { name: 'audit-month', partitionKey: 'auditMonth' },
  record: { name: 'audit-record', partitionKey: 'auditRecord' },
} as const;

/**
 * Indexes by which an item is on up to five lists beside its own partition, each by the attribute of that name; `sortedBy` is
 * its sort key on all of them. Several kinds of items share them (AWS calls it overloading): patients by worker, service and
 * language (`patients/store/caseload.ts`), by name and by known values (`name-index.ts`, `lookups.ts`), referrals by state
 * (`referrals/store/referral-places.ts`), open alerts (`alerts/store/alert-lists.ts`), open calls (`safety/store/open-calls.ts`) and what the report counts (`report/store/counters.ts`).
 * On the last are no names, telephone numbers or alerts, since the job of reminders may read it: due tests are there (`due-tests.ts`).
 */
export const placeNames = ['place1', 'place2', 'place3', 'place4', 'place5', 'place6'] as const;
export type PlaceName = (typeof placeNames)[number];
export const placeSort = 'sortedBy';

export const indexes = [
  ...Object.values(auditIndexes).map((index) => ({ ...index, sortKey: tableSchema.sortKey })),
  ...placeNames.map((name) => ({ name, partitionKey: name, sortKey: placeSort })),
];

/** The schema version stored in every item that is put; an entity's `upgrades` lead from the versions before. */
export const schemaVersion = 1;

export type Key = { pk: string; sk: string };
