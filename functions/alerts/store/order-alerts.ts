import type { Unreadable } from '../../../shared/kernel/unreadable.ts';
import type { StaffUser } from '../../../shared/patients/record.ts';

type Owned = { raisedAt: string; mine: boolean; owner?: StaffUser | undefined };
type Row = Owned | Unreadable<'alertId'>;

/** The group of an alert for its reader. One that cannot be read may be anybody's, and comes first. */
const rankOf = (row: Row): number => {
  if ('unreadable' in row) return 0;
  if (row.mine) return 1;
  return row.owner ? 3 : 2;
};
const sinceOf = (row: Row): string => ('unreadable' in row ? '' : row.raisedAt);

/** The worklist: one's own first, then those of patients without a worker, then those of colleagues; each the longest open first. */
export const orderAlerts = <One extends Row>(rows: readonly One[]): One[] =>
  rows.toSorted((one, other) => rankOf(one) - rankOf(other) || sinceOf(one).localeCompare(sinceOf(other)));
