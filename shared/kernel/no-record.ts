/** In place of a record's id, for a form that is not about a record yet. */
export const noRecord = 'new';
