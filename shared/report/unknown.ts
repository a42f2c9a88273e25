/** What was not recorded, or cannot be read. */
export const unknown = 'unknown';
/** One of many that are not told apart. */
export const other = 'other';
