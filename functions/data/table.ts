/** The names that the table is created with, in the cloud and on one machine. */
export const tableSchema = { partitionKey: 'pk', sortKey: 'sk', timeToLive: 'expiresAt' } as const;

export type Key = { pk: string; sk: string };
