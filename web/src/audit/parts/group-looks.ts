import type { Look } from '../../../../shared/audit/calls.ts';
import { draftCalls } from '../../../../shared/drafts/calls.ts';
import { today } from '../../../../shared/kernel/today.ts';
import type { StaffUser } from '../../../../shared/patients/record.ts';

/** What somebody did with a record on a day: each call with how often. */
export type LookedAt = {
  day: string;
  by: StaffUser;
  calls: readonly { call: string; times: number; refused: boolean }[];
};

// While somebody types, a draft is stored again and again; what they save has an entry of its own.
const ofDrafts = new Set(Object.keys(draftCalls));

type Readable = Exclude<Look, { unreadable: true }>;

const countCalls = (looks: readonly Readable[]): LookedAt['calls'] => {
  const kinds = Map.groupBy(looks, ({ call, refused }) => `${call} ${refused ?? ''}`);
  return [...kinds.values()].flatMap((alike) => {
    const [first] = alike;
    return first ? [{ call: first.call, times: alike.length, refused: first.refused === true }] : [];
  });
};

/** Accesses to a record by day and person, in their order, without those to drafts. */
export const groupLooks = (looks: readonly Look[]): LookedAt[] => {
  const shown = looks.filter((look): look is Readable => !('unreadable' in look) && !ofDrafts.has(look.call));
  const groups = Map.groupBy(shown, ({ at, by }) => `${today(new Date(at))} ${by.id}`);
  return [...groups.values()].flatMap((some) => {
    const [first] = some;
    return first ? [{ day: today(new Date(first.at)), by: first.by, calls: countCalls(some) }] : [];
  });
};
