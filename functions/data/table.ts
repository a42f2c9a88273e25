/** The names that the table is created with, in the cloud and on one machine. */
export const tableSchema = { partitionKey: 'pk', sortKey: 'sk', timeToLive: 'expiresAt' } as const;

/** Stands in every item that is put; an entity's `upgrades` lead from the versions before. */
export const schemaVersion = 1;

export type Key = { pk: string; sk: string };
