import { isPractice } from '../../../shared/patients/practice.ts';
import { type PatientRow, type PatientStatus, readablePatientRow } from '../../../shared/patients/record.ts';
import { isJunk, isUncounted } from '../../episodes/store/episodes.ts';
import {
  type CountedList,
  entriesOf,
  entryKey,
  type ListShape,
  ofOrganisation,
  relist,
} from '../../kernel/store/counted-list.ts';
import { type Item, parseRow } from '../../kernel/store/entity.ts';
import { put } from '../../kernel/store/entity-writes.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { readBatch } from '../../kernel/store/read-batch.ts';
import type { Write } from '../../kernel/store/write.ts';
import { firstPlacesOf } from './name-index.ts';
import { nameOf, referralDateOf, type StoredRecord } from './record.ts';

const rowEntity = { name: 'Patient, as listed', schema: readablePatientRow };

type PatientList = CountedList<typeof readablePatientRow>;

const listOf = (name: string): PatientList => ({
  name,
  sort: '{at}#{patientId}',
  dataSubject: { patient: ['patientId'] },
  entry: rowEntity,
  ...ofOrganisation,
});
const lists = { active: listOf('patients/active'), inactive: listOf('patients/inactive') };
export const patientLists = {
  ...lists,
  /** The active and the inactive, read as one. */
  all: { name: 'patients', ...ofOrganisation, of: Object.values(lists) },
} satisfies Record<PatientStatus, ListShape>;
/** The records that are junk, which are on no other list. */
export const junkList = listOf('patients/junk');
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

/** What a record has on its list: its row and, where it is counted, its first place in the search. */
export const entryOf = (record: StoredRecord) => ({
  ...rowOf(record),
  ...(!isUncounted(record) && firstPlacesOf(record.patientId, nameOf(record))),
});

/** The list that a record is on, with its entry there; a practice patient is on none. */
const listingsOf = (record: StoredRecord | undefined) => {
  if (!record || isPractice(record.patientId)) return [];
  const list = isJunk(record) ? junkList : statusList(record.active);
  return [{ list, sort: entrySort(record.patientId), row: entryOf(record) }];
};

/** The writes that renew the rows of a record on its lists. */
export const relistRecord = (record: StoredRecord): Write[] =>
  listingsOf(record).map(({ list, sort, row }) => put(entriesOf(list), sort, row, { exists: true }));

/**
 * The writes that move a record between the active, the inactive and the junk, or renew its row. Without the one before, it is
 * new; without the one after, it is a record no more.
 */
export const moveInLists = (before: StoredRecord | undefined, after: StoredRecord | undefined): Write[] =>
  relist(listingsOf(before), listingsOf(after));

export const parsePatientRow = (item: Item): PatientRow => parseRow(rowEntity, item, 'patientId');

/** The rows of some records that are on one of some lists, in the order of the ids. */
export const readRows = async (
  table: Table,
  ids: readonly string[],
  lists: readonly CountedList[] = [patientLists.active, patientLists.inactive],
): Promise<PatientRow[]> => {
  const items = await readBatch(
    table,
    ids.flatMap((id) => lists.map((list) => entryKey(list, entrySort(id)))),
  );
  const rows = new Map(items.map(parsePatientRow).map((row) => [row.patientId, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
};
