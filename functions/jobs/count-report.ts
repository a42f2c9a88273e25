import { foldCounters } from '../data/fold-counters.ts';
import { connectTable } from '../data/open-table.ts';
import { countChanges } from '../data/reports/count-changes.ts';

// A run is over well before the next one begins; the rest is for that one.
const subjectsARun = 2000;

// Two or three requests each; after an import of years there are more, for the runs that follow.
const partitionsARun = 500;

/**
 * Runs every few minutes. Counts changes in the report, so that a reader of the report waits for little, and folds the
 * counters of the lists.
 */
export const handler = async (): Promise<{ counted: number; folded: number }> => {
  const table = connectTable();
  const counted = await countChanges(table, { most: subjectsARun, now: new Date() });
  return { counted, folded: await foldCounters(table, partitionsARun) };
};
