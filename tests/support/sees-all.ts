import type { Visibility } from '../../functions/kernel/access/opened.ts';

/** The access of a reader who may open every record. */
export const seesAll: Visibility = async () => () => true;
