import * as z from 'zod';
import { nobody } from '../../../shared/patients/caseload-schema.ts';
import { isPractice } from '../../../shared/patients/practice.ts';
import { currentEpisode, isSetApart } from '../../episodes/store/episodes.ts';
import { type Entity, keyPattern } from '../../kernel/store/entity.ts';
import { put } from '../../kernel/store/entity-writes.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { placesQuery, queryItems, readPlaces } from '../../kernel/store/query-items.ts';
import type { Write } from '../../kernel/store/write.ts';
import { recordPartition, type StoredRecord } from '../../patients/store/record.ts';
import { openCallOf, ringerOf } from './danger-state.ts';

/*
 * The place of a record's open call in the work of whoever is to ring: an item in the first index of places under them, or
 * under nobody, and in the second one among everybody's, the first due first. It follows from the record and is written with every change of it, so that no
 * change can leave the call behind: it goes with the person, and ends only when it is settled.
 */
const place = z.object({
  patientId: z.string(),
  /** The day by which it is due, and the id; absent where none is open any more: the item is then in no index. */
  sortedBy: z.string().optional(),
});
export type OpenCallPlace = z.infer<typeof place>;

export const openCallEntity: Entity<string, typeof place> = {
  name: 'Open call to somebody in danger',
  key: keyPattern(recordPartition, 'CALL'),
  dataSubject: { patient: ['patientId'] },
  schema: place,
};

const partitionOf = (ringer: string) => `open-calls#${ringer}`;
const ofEverybody = 'open-calls';

const placeOf = (record: StoredRecord) => {
  const call = openCallOf(record);
  const { patientId } = record;
  // What is set apart is counted with it, so that many of one network hide no call.
  if (!call || isPractice(patientId) || isSetApart(currentEpisode(record.episodes))) return { patientId };
  return {
    patientId,
    place1: partitionOf(ringerOf(record, call)?.id ?? nobody),
    place2: ofEverybody,
    sortedBy: `${call.dueBy}#${patientId}`,
  };
};

/** The writes that list the open call of a new record, or move it to the place of the changed one, or take it off its list. */
export const moveOpenCall = (before: StoredRecord | undefined, after: StoredRecord): Write[] => {
  const to = placeOf(after);
  const isSame = before ? JSON.stringify(placeOf(before)) === JSON.stringify(to) : !openCallOf(after);
  return isSame ? [] : [put(openCallEntity, after.patientId, to)];
};

/** The first open calls of somebody, or of nobody, and whether there are more. */
export const readOpenCalls = async (table: Table, ringer: string, most: number) => {
  const items = await queryItems(table, { ...placesQuery(partitionOf(ringer)), Limit: most + 1 });
  return { places: items.slice(0, most).map((item) => openCallEntity.schema.parse(item)), more: items.length > most };
};

/** The first open calls of everybody that were due before a day, up to a number. */
export const readLateCalls = async (table: Table, day: string, most: number): Promise<OpenCallPlace[]> =>
  (await readPlaces(table, ofEverybody, 'place2', { to: day, limit: most })).map((item) =>
    openCallEntity.schema.parse(item),
  );
