import type { StoredEpisode } from '../../functions/episodes/store/episodes.ts';
import type { Table } from '../../functions/kernel/store/open-table.ts';
import { schemaVersion } from '../../functions/kernel/store/table.ts';
import { referralDateOf } from '../../functions/patients/store/record.ts';
import { foldWrites, putItems } from '../bulk-load.ts';
import { makePatients } from '../patients.ts';
import { firstEpisode, resultWrites } from '../results.ts';
import { openFile } from '../write-file.ts';

const first = 200;
const chunk = 5000;

/** Stores patients with six results each, as creating and saving them would; returns their ids. */
export const loadPatients = async (
  { table, file }: { table: Table; file: string | undefined },
  count: number,
): Promise<string[]> => {
  const ids: string[] = [];
  const folded = foldWrites();
  for (const writes of makePatients(count, ids)) {
    folded.add(writes);
    const patientId = ids.at(-1) ?? '';
    const episodes: [StoredEpisode] = [firstEpisode(referralDateOf(patientId))];
    folded.add(resultWrites(patientId, ids.length - 1, { patientId, active: true, episodes }));
  }
  const items = [...folded.items.values()].map((item) => ({ schemaVersion, ...item }));
  const opened = file === undefined ? undefined : openFile(file, table.name);
  // Compares the capacity that the database reports for an item with the capacity computed for the file.
  await putItems(table, opened ? items.slice(0, first) : items);
  for (const item of items.slice(0, first)) opened?.check(item);
  for (let at = first; opened && at < items.length; at += chunk) opened.write(items.slice(at, at + chunk));
  opened?.close();
  return ids;
};
