import {
  type DuplicateReason,
  duplicateReasons,
  type LikelyMatch,
  type PersonSought,
} from '../../../shared/api/likely-duplicate.ts';
import type { Table } from '../open-table.ts';
import { findByLookup, lookupsOf } from './lookups.ts';
import { readRows } from './patient-lists.ts';

const mostOfOne = 50;
const mostShown = 5;
// A shared name or phone number is worth a look; many people share a date or a postcode alone.
const weights: Record<DuplicateReason, number> = { name: 2, phone: 2, dob: 1, postcode: 1 };
const worthShowing = 2;

/**
 * Likely matches of a person, the likeliest first, each with what it has in common. Of many with one thing in common,
 * the latest are compared. `except` is the person's own record.
 */
export const findLikelyDuplicates = async (
  table: Table,
  person: PersonSought,
  except?: string,
): Promise<LikelyMatch[]> => {
  const found = await Promise.all(
    lookupsOf(person).map(async (lookup) => ({
      kind: lookup.kind,
      ids: await findByLookup(table, lookup, { most: mostOfOne }),
    })),
  );
  const kinds = new Map<string, Set<DuplicateReason>>();
  for (const { kind, ids } of found) for (const id of ids) kinds.set(id, (kinds.get(id) ?? new Set()).add(kind));
  const weigh = (id: string) => [...(kinds.get(id) ?? [])].reduce((sum, kind) => sum + weights[kind], 0);
  const likely = [...kinds.keys()]
    .filter((id) => id !== except && weigh(id) >= worthShowing)
    .toSorted((one, other) => weigh(other) - weigh(one))
    .slice(0, mostShown);
  const rows = await readRows(table, likely);
  return rows.map((row) =>
    'unreadable' in row
      ? row
      : { ...row, same: duplicateReasons.filter((kind) => kinds.get(row.referralId)?.has(kind)) },
  );
};
