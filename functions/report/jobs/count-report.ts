import { refreshFacts } from '../../kernel/site/load-published.ts';
import { connectTable } from '../../kernel/store/open-table.ts';
import { countChanges } from '../store/count-changes.ts';

// A run is over well before the next one begins; the rest is for that one.
const subjectsARun = 2000;

/** Runs every few minutes. Counts changes in the report, so that a reader of the report waits for little. */
export const handler = async (): Promise<{ counted: number }> => {
  // Which questionnaires an episode is measured by is a rule of its service.
  await refreshFacts();
  return { counted: await countChanges(connectTable(), { most: subjectsARun, now: new Date() }) };
};
