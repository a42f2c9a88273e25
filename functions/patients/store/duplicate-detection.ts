import {
  type DuplicateReason,
  duplicateReasons,
  type LikelyMatch,
  type PersonSought,
} from '../../../shared/patients/likely-duplicate.ts';
import { openedOf, type Visibility } from '../../kernel/access/opened.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { findByLookup, lookupsOf } from './lookups.ts';
import { readRows } from './patient-lists.ts';
import { readPatients } from './patients.ts';

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
      ids: await findByLookup(table, lookup, { most: mostOfOne }),
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
