import { makePage, type Page } from '../../../shared/kernel/page.ts';
import {
  type DuplicateReason,
  duplicateReasons,
  type LikelyMatch,
  type PersonSought,
} from '../../../shared/patients/likely-duplicate.ts';
import { type ExactSearch, kindsOfRecords, parseExact } from '../../../shared/patients/patient-search.ts';
import type { PatientRow } from '../../../shared/patients/record.ts';
import { openedOf, type Visibility } from '../../kernel/access/opened.ts';
import { readItem } from '../../kernel/store/entity.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { referenceEntity } from '../../referrals/store/references.ts';
import { findByLookup, lookupsOf } from './lookups.ts';
import { findByName, mostFoundFor } from './name-index.ts';
import { junkList, parsePatientRow, patientLists, readRows } from './patient-lists.ts';
import { readPatients } from './patients.ts';

const findExact = async (table: Table, { kind, value }: ExactSearch, most: number, canOpen: Visibility) => {
  if (kind === 'id') return [value];
  if (kind === 'reference') {
    const taken = await readItem(table, referenceEntity, value);
    return taken ? [taken.patientId] : [];
  }
  const [ids, mayBeOpened] = await Promise.all([findByLookup(table, { kind, value }, most), canOpen()]);
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
    return makePage(
      onPage(found).map(({ patientId, row }) => parsePatientRow({ sk: patientId, ...row })),
      page,
      size,
      found.length,
    );
  }
  const most = mostFoundFor({ page, size });
  const ids = [...new Set((await Promise.all(exact.map((one) => findExact(table, one, most, canOpen)))).flat())];
  const wanted = onPage(ids);
  // By its id or its reference junk is found, too: somebody who rings with one is not turned away.
  const rows = await readRows(table, wanted, [patientLists.active, patientLists.inactive, junkList]);
  return makePage(rows, page, size, ids.length - (wanted.length - rows.length));
};

const mostOfOne = 50;
const mostCompared = 20;
const mostShown = 5;
// A shared name or phone number is worth a look; many people share a date or a postcode alone.
const weights: Record<DuplicateReason, number> = { name: 2, phone: 2, dob: 1, postcode: 1 };
const worthShowing = 2;
/** What staff may know of everybody: who they are. All else is part of a record. */
const identifying: readonly DuplicateReason[] = ['name', 'dob'];

const weigh = (kinds: readonly DuplicateReason[]) => kinds.reduce((sum, kind) => sum + weights[kind], 0);
const byWeight = (one: { same: DuplicateReason[] }, other: { same: DuplicateReason[] }) =>
  weigh(other.same) - weigh(one.same);

/**
 * Likely matches of a person, the likeliest first, each with what it has in common. Of many with one thing in common,
 * the latest are compared. `except` is the person's own record. A record that the reader may not open is compared by name and
 * date of birth alone: neither that it matches nor why says anything of its phone or postcode.
 */
export const findLikelyDuplicates = async (
  table: Table,
  person: PersonSought,
  canOpen: Visibility,
  except?: string,
): Promise<LikelyMatch[]> => {
  const found = await Promise.all(
    lookupsOf(person).map(async (lookup) => ({
      kind: lookup.kind,
      ids: await findByLookup(table, lookup, mostOfOne),
    })),
  );
  const kindsOf = (id: string) =>
    duplicateReasons.filter((kind) => found.some((one) => one.kind === kind && one.ids.includes(id)));
  const likely = [...new Set(found.flatMap(({ ids }) => ids))]
    .filter((id) => id !== except)
    .map((id) => ({ id, same: kindsOf(id) }))
    .filter(({ same }) => weigh(same) >= worthShowing)
    .toSorted(byWeight)
    .slice(0, mostCompared);
  const ofMore = likely.filter(({ same }) => same.some((kind) => !identifying.includes(kind)));
  const ids = likely.map(({ id }) => id);
  const [rows, patients, mayBeOpened] = await Promise.all([
    readRows(table, ids),
    readPatients(
      table,
      ofMore.map(({ id }) => id),
    ),
    canOpen(),
  ]);
  const rowOf = new Map(rows.map((row) => [row.patientId, row]));
  const isOpen = (id: string) => {
    const patient = patients.get(id);
    return patient !== undefined && mayBeOpened(openedOf(patient));
  };
  return likely
    .map(({ id, same }) => ({ id, same: isOpen(id) ? same : same.filter((kind) => identifying.includes(kind)) }))
    .filter(({ same }) => weigh(same) >= worthShowing)
    .toSorted(byWeight)
    .slice(0, mostShown)
    .flatMap(({ id, same }) => {
      const row = rowOf.get(id);
      return row && !('unreadable' in row) ? { ...row, same } : (row ?? []);
    });
};
