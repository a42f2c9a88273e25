import { type PatientRow, type PatientStatus, readablePatientRow } from '../../../shared/patients/record.ts';
import { isJunk } from '../../episodes/store/episodes.ts';
import {
  addToList,
  type CountedList,
  entryKey,
  instantLevels,
  organisationShards,
  removeFromList,
} from '../../kernel/store/counted-list.ts';
import { type Item, parseRow } from '../../kernel/store/entity.ts';
import { put } from '../../kernel/store/entity-writes.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { readBatch } from '../../kernel/store/read-batch.ts';
import type { Write } from '../../kernel/store/write.ts';
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
const statusList = (active: boolean) => (active ? patientLists.active : patientLists.inactive);

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

/** The lists that a record is on, with its row. */
const entriesOf = (record: StoredRecord) =>
  (isJunk(record) ? [junkList] : [patientLists.all, statusList(record.active)]).map((list) => ({
    list,
    row: rowOf(record),
  }));
type Entry = ReturnType<typeof entriesOf>[number];

const renewRow = ({ list, row }: Entry): Write => {
  const rowOfList = { key: (id: string) => entryKey(list, entrySort(id)), schema: readablePatientRow };
  return put(rowOfList, row.patientId, row, { exists: true });
};

/** The writes that renew the rows of a record on its lists. */
export const relistRecord = (record: StoredRecord): Write[] => entriesOf(record).map(renewRow);

/**
 * The writes that move a record between the active, the inactive and the junk, or renew its row. Without the one before, it is
 * new; without the one after, it is a record no more.
 */
export const moveInLists = (before: StoredRecord | undefined, after: StoredRecord | undefined): Write[] => {
  const [from, to] = [before ? entriesOf(before) : [], after ? entriesOf(after) : []];
  return [
    ...to.flatMap((entry) => {
      const was = from.find(({ list }) => list === entry.list);
      if (!was) return addToList(entry.list, { sort: entrySort(entry.row.patientId), row: entry.row });
      return JSON.stringify(was.row) === JSON.stringify(entry.row) ? [] : [renewRow(entry)];
    }),
    ...from
      .filter(({ list }) => !to.some((entry) => entry.list === list))
      .flatMap(({ list, row }) => removeFromList(list, entrySort(row.patientId))),
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
