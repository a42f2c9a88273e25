import { type PatientRow, type PatientStatus, readablePatientRow } from '../../../shared/api/record.ts';
import {
  addToList,
  type CountedList,
  entryKey,
  instantLevels,
  organisationShards,
  removeFromList,
} from '../counted-list.ts';
import { type Item, parseRow } from '../entity.ts';
import { put } from '../entity-writes.ts';
import type { Table } from '../open-table.ts';
import { readBatch } from '../read-batch.ts';
import type { Write } from '../write.ts';
import { isJunk } from './episodes.ts';
import type { Found } from './name-index.ts';
import { referralDateOf, type StoredRecord } from './record.ts';

const rowEntity = { name: 'Patient, as listed', schema: readablePatientRow };

type PatientList = CountedList<typeof readablePatientRow>;

const listOf = (name: string): PatientList => ({
  name,
  sort: '{at}#{patientId}',
  dataSubject: { patient: ['patientId'] },
  entry: rowEntity,
  levels: instantLevels,
  shards: organisationShards,
});
export const patientLists: Record<PatientStatus, PatientList> = {
  all: listOf('patients'),
  active: listOf('patients-active'),
  inactive: listOf('patients-inactive'),
};
/** The records that are junk, which are on no other list. */
export const junkList = listOf('patients-junk');
export const statusList = (active: boolean) => (active ? patientLists.active : patientLists.inactive);

export const entrySort = (id: string) => `${referralDateOf(id)}#${id}`;

/** The row of a record in a list. */
export const rowOf = ({
  patientId,
  reference,
  active,
  referralPersonalDetails: { firstName, lastName, dob },
}: StoredRecord) => ({
  patientId,
  ...(reference && { reference }),
  active,
  firstName,
  lastName,
  dob,
  referralDate: referralDateOf(patientId),
});

const entryOf = (record: StoredRecord) => ({ sort: entrySort(record.patientId), row: rowOf(record) });

/** The lists that a record is on. */
const listsOf = (record: StoredRecord): PatientList[] =>
  isJunk(record) ? [junkList] : [patientLists.all, statusList(record.active)];

const replaceRow = (list: CountedList, record: StoredRecord): Write => {
  const rowOfList = { key: (id: string) => entryKey(list, entrySort(id)), schema: readablePatientRow };
  return put(rowOfList, record.patientId, rowOf(record), { exists: true });
};

/** The writes that put a new record on the lists. */
export const listRecord = (record: StoredRecord): Write[] =>
  listsOf(record).flatMap((list) => addToList(list, entryOf(record)));

/** The writes that update a name or date of birth on the lists. */
export const relistRecord = (record: StoredRecord): Write[] => listsOf(record).map((list) => replaceRow(list, record));

/** The writes that move a record between the active, the inactive and the junk. */
export const moveRecord = (before: StoredRecord, after: StoredRecord): Write[] => {
  const [from, to] = [listsOf(before), listsOf(after)];
  return [
    ...to.filter((list) => from.includes(list)).map((list) => replaceRow(list, after)),
    ...from.filter((list) => !to.includes(list)).flatMap((list) => removeFromList(list, entrySort(before.patientId))),
    ...to.filter((list) => !from.includes(list)).flatMap((list) => addToList(list, entryOf(after))),
  ];
};

export const parsePatientRow = (item: Item): PatientRow => parseRow(rowEntity, item, 'patientId');

/** The rows of the hits of a search; those without a row in the index are read. */
export const completeRows = async (table: Table, found: readonly Found[]): Promise<PatientRow[]> => {
  const without = found.filter(({ row }) => row === undefined).map(({ patientId }) => patientId);
  const read = new Map((await readRows(table, without)).map((row) => [row.patientId, row]));
  return found.flatMap(({ patientId, row }) => {
    const sort = entrySort(patientId);
    return row ? parsePatientRow({ ...entryKey(patientLists.all, sort), ...row }) : (read.get(patientId) ?? []);
  });
};

/** The rows of some records that are on one of some lists, in the order of the ids. */
export const readRows = async (
  table: Table,
  ids: readonly string[],
  lists: readonly CountedList[] = [patientLists.all],
): Promise<PatientRow[]> => {
  const items = await readBatch(
    table,
    ids.flatMap((id) => lists.map((list) => entryKey(list, entrySort(id)))),
  );
  const rows = new Map(items.map(parsePatientRow).map((row) => [row.patientId, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
};
