/** The folder of exports in the bucket of the analytics stack; DynamoDB names the folders below it by their ids. */
export const exportsPrefix = 'exports';
export const exportedFiles = (exportId: string): string => `${exportsPrefix}/AWSDynamoDB/${exportId}/data/`;

/** The folder for Athena's results. */
export const resultsPrefix = 'results';

/** The id of an export as AWS forms it: the instant, and a word. */
export const isExportId = (text: string): boolean => /^\d+-[0-9a-f]+$/.test(text);

/**
 * The days after which an export is deleted. It is a copy of every record, and disposal in the table does not reach
 * it.
 */
export const retentionDays = 14;
