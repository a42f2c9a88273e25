import type { AlertRow } from '../../../../shared/api/alert.ts';

/** Whose an alert is to who looks at it. One that cannot be read may be anybody's, and stands first. */
const rankOf = (row: AlertRow): number => {
  if ('unreadable' in row) return 0;
  if (row.mine) return 1;
  return row.owner ? 3 : 2;
};
const sinceOf = (row: AlertRow): string => ('unreadable' in row ? '' : row.raisedAt);

/** The worklist: one's own first, then those of patients without a worker, then those of colleagues; each the longest open first. */
export const orderAlerts = (rows: readonly AlertRow[]): AlertRow[] =>
  rows.toSorted((one, other) => rankOf(one) - rankOf(other) || sinceOf(one).localeCompare(sinceOf(other)));
