import type { Sight } from '../../functions/data/access/opened.ts';

/** The sight of somebody who may open every record. */
export const seesAll: Sight = async () => () => true;
