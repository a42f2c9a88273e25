/** A value that was not recorded, or cannot be read. */
export const unknown = 'unknown';
/** One of many that are not counted separately. */
export const other = 'other';
