import { makePage, type Page } from '../../../shared/kernel/page.ts';
import { type ExactSearch, kindsOfRecords, parseExact } from '../../../shared/patients/patient-search.ts';
import type { PatientRow } from '../../../shared/patients/record.ts';
import { openedOf, type Visibility } from '../../kernel/access/opened.ts';
import { readItem } from '../../kernel/store/entity.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { referenceEntity } from '../../referrals/store/references.ts';
import { findByLookup } from './lookups.ts';
import { findByName, mostFoundFor } from './name-index.ts';
import { completeRows, junkList, patientLists, readRows } from './patient-lists.ts';
import { readPatients } from './patients.ts';

const findExact = async (table: Table, { kind, value }: ExactSearch, most: number, canOpen: Visibility) => {
  if (kind === 'id') return [value];
  if (kind === 'reference') {
    const taken = await readItem(table, referenceEntity, value);
    return taken ? [taken.patientId] : [];
  }
  const [ids, mayBeOpened] = await Promise.all([
    findByLookup(table, { kind, value }, { most, consistent: true }),
    canOpen(),
  ]);
  if (!kindsOfRecords.includes(kind)) return ids;
  const patients = await readPatients(table, ids);
  return ids.filter((id) => {
    const patient = patients.get(id);
    return patient !== undefined && mayBeOpened(openedOf(patient));
  });
};

/**
 * Patients by a date of birth, a phone number, a postcode, a reference or an id, the latest first; or by the start of
 * every word of the text, in any order and any spelling. The total counts the pages up to here and the next three. A phone
 * number or postcode finds only records that the reader may open.
 */
export const findPatients = async (
  table: Table,
  text: string,
  { page, size }: { page: number; size: number },
  canOpen: Visibility,
): Promise<Page<PatientRow>> => {
  const onPage = <Found>(found: readonly Found[]) => found.slice((page - 1) * size, page * size);
  const exact = parseExact(text);
  if (exact.length === 0) {
    const found = await findByName(table, text, { page, size });
    return makePage(await completeRows(table, onPage(found)), page, size, found.length);
  }
  const most = mostFoundFor({ page, size });
  const ids = [...new Set((await Promise.all(exact.map((one) => findExact(table, one, most, canOpen)))).flat())];
  const wanted = onPage(ids);
  // By its id or its reference junk is found, too: somebody who rings with one is not turned away.
  const rows = await readRows(table, wanted, [patientLists.all, junkList]);
  return makePage(rows, page, size, ids.length - (wanted.length - rows.length));
};
