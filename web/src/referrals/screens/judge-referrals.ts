import { type ReadableWorklistRow, referralCalls, type WorklistRow } from '../../../../shared/referrals/calls.ts';
import { fullName } from '../../kernel/lib/full-name.ts';
import { fetchBody } from '../../kernel/lib/query.ts';
import { describeDanger } from '../../patients/parts/words.ts';
import type { WorklistChoice } from './choice.ts';

export type ChosenReferral = { id: string; name: string; danger?: string; version: number };

const dangerOf = ({ danger, speaksOfDanger }: ReadableWorklistRow): string | undefined => {
  if (danger.length > 0) return describeDanger(danger);
  return speaksOfDanger ? 'danger' : undefined;
};

/** A row that may be chosen: one that may be junk, or is, and whose record its reader may open. */
export const choosable = (row: WorklistRow): ChosenReferral | undefined => {
  if ('unreadable' in row || row.closed || !(row.mayBeJunk || row.state === 'junk')) return undefined;
  const danger = dangerOf(row);
  const name = `${fullName(row)}, ${row.reference ?? row.patientId}`;
  return { id: row.patientId, name, version: row.version, ...(danger !== undefined && { danger }) };
};

const asked = (rows: readonly ChosenReferral[], further = 0) => ({
  patientIds: rows.map(({ id }) => id),
  versions: rows.map(({ version }) => version + further),
});

const mark = (rows: readonly ChosenReferral[], why: string) =>
  fetchBody(referralCalls.markJunk, { body: { ...asked(rows), why } });
const clear = (rows: readonly ChosenReferral[], further = 0) =>
  fetchBody(referralCalls.clearJunk, { body: asked(rows, further) });

/** What may be said of chosen referrals, in the list of a state. */
export const judgingOf = (state: WorklistChoice['state']) => ({
  mark: state === 'junk' ? undefined : mark,
  clear: state === 'junk' || state === 'apart' ? (some: readonly ChosenReferral[]) => clear(some) : undefined,
  // Marking them was one more change of each.
  undo: (some: readonly ChosenReferral[]) => clear(some, 1),
});
