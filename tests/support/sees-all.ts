import type { Sight } from '../../functions/data/access/opened.ts';

/** The access of a reader who may open every record. */
export const seesAll: Sight = async () => () => true;
