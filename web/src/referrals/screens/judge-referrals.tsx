import { type ReadableWorklistRow, referralCalls, type WorklistRow } from '../../../../shared/referrals/calls.ts';
import { fullName } from '../../kernel/lib/full-name.ts';
import { fetchBody } from '../../kernel/lib/query.ts';
import { refreshed } from '../../kernel/lib/refresh.ts';
import { describeDanger } from '../../patients/parts/words.ts';
import { type Choosing, JunkActions } from '../parts/junk-actions.tsx';
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

const mark = async (rows: readonly ChosenReferral[], why: string) => {
  const judged = await fetchBody(referralCalls.markJunk, { body: { ...asked(rows), why } });
  await refreshed();
  return judged;
};
const clear = async (rows: readonly ChosenReferral[], further = 0) => {
  const judged = await fetchBody(referralCalls.clearJunk, { body: asked(rows, further) });
  await refreshed();
  return judged;
};

type Props = {
  state: WorklistChoice['state'];
  rows: readonly WorklistRow[];
  choosing: Choosing<ChosenReferral>;
};

export const JudgeReferrals = ({ state, rows, choosing }: Props) => (
  <JunkActions
    what={{ one: 'referral', more: 'referrals' }}
    choosing={choosing}
    shown={rows.flatMap((row) => choosable(row) ?? [])}
    mark={state === 'junk' ? undefined : mark}
    clear={state === 'junk' || state === 'apart' ? (some) => clear(some) : undefined}
    // Marking them was one more change of each.
    undo={(some) => clear(some, 1)}
  />
);
