import { nobody } from '../../../shared/api/caseload.ts';
import { parseOr } from '../entity.ts';
import type { Table } from '../open-table.ts';
import { readBatch } from '../read-batch.ts';
import { openCallOf } from '../records/danger-state.ts';
import { type OpenCallPlace, readOpenCalls } from '../records/open-calls.ts';
import { recordEntity, type StoredRecord } from '../records/record.ts';

/** The number of open calls read: mine, and as many of nobody's. All are shown, as there is no other list of them. */
const callsRead = 20;

/** The places of the open calls that somebody sees on Today: their own first, then those that are everybody's. */
export const readCallPlaces = async (table: Table, username: string) => {
  const [mine, everybodys] = await Promise.all(
    [username, nobody].map((ringer) => readOpenCalls(table, ringer, callsRead)),
  );
  const placesOf = (read: typeof mine, isMine: boolean) =>
    (read?.places ?? []).map((place) => ({ ...place, mine: isMine }));
  return {
    places: [...placesOf(mine, true), ...placesOf(everybodys, false)],
    more: mine?.more === true || everybodys?.more === true,
  };
};

/** The records of people, from one request; one that cannot be read is left out. */
export const readPeople = async (table: Table, ids: readonly string[]): Promise<Map<string, StoredRecord>> => {
  const items = await readBatch(table, [...new Set(ids)].map(recordEntity.key));
  const readable = items.flatMap((item) => parseOr(recordEntity, item, () => []));
  return new Map(readable.map((record) => [record.patientId, record]));
};

/** The open calls of places, from their records as they are now: the index follows a change a moment later. */
export const findOpenCalls = <Place extends OpenCallPlace>(
  places: readonly Place[],
  people: ReadonlyMap<string, StoredRecord>,
) =>
  places.flatMap((place) => {
    const record = people.get(place.patientId);
    const call = record && openCallOf(record);
    return record && call ? [{ ...place, record, call }] : [];
  });
