/** The names that the table is created with, in the cloud and on one machine. */
export const tableSchema = { partitionKey: 'pk', sortKey: 'sk', timeToLive: 'expiresAt' } as const;

/** Indexes of the audit log, sorted by `sk`. Only its entries have these attributes. */
export const auditIndexes = {
  /** The entries of everybody in a month, in several shards. */
  month: { name: 'audit-month', partitionKey: 'auditMonth' },
  record: { name: 'audit-record', partitionKey: 'auditRecord' },
} as const;

/**
 * Lists by owner or state: every patient by the day of the last contact (`patients/store/caseload.ts`), every referral of a
 * state (`referrals/store/referral-places.ts`), every open alert of the patient's worker by the time when it was raised
 * (`alerts/store/alert-lists.ts`), and every open call of whoever is to ring (`safety/store/open-calls.ts`). Nothing else
 * has these attributes.
 */
export const caseloadIndex = { name: 'caseload', partitionKey: 'caseload', sortKey: 'lastContact' } as const;

export const indexes = [
  ...Object.values(auditIndexes).map((index) => ({ ...index, sortKey: tableSchema.sortKey })),
  caseloadIndex,
];

/** The schema version stored in every item that is put; an entity's `upgrades` lead from the versions before. */
export const schemaVersion = 1;

export type Key = { pk: string; sk: string };
