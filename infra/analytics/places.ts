/** Where exports lie in the bucket of the analytics stack, and below it, by their ids, as DynamoDB names the folders. */
export const exportsPrefix = 'exports';
export const exportedFiles = (exportId: string): string => `${exportsPrefix}/AWSDynamoDB/${exportId}/data/`;

/** Where Athena writes what it makes. */
export const resultsPrefix = 'results';

/** An export as AWS names it: the instant, and a word. */
export const isExportId = (text: string): boolean => /^\d+-[0-9a-f]+$/.test(text);

/** An export is a copy of every record: what is disposed of in the table is gone from the bucket after as many days. */
export const keptDays = 14;
