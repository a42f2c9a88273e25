import * as z from 'zod';
import type { Register, RegisterInput } from '../../../../shared/groups/group.ts';
import { type Mark, marks } from '../../../../shared/groups/groups.ts';
import { isSame, type Saved } from '../../kernel/forms/edit-state.ts';

/*
 * A register as a form: a field for each member with their mark or nothing, one for each guest with the first name or
 * nothing, and the note. So the marks of two simultaneous leaders are merged person by person.
 */

const guestPrefix = 'guest-';
const noteField = 'note';

/** The schema of a draft of a register. */
export const registerDraft = z.record(z.string(), z.string());
export type RegisterValues = z.infer<typeof registerDraft>;

const isMark = (text: string | undefined): text is Mark => marks.some((mark) => mark === text);

export const savedRegister = ({ version, people, guests, note }: Register): Saved<RegisterValues> => ({
  version,
  values: {
    ...Object.fromEntries(people.map(({ memberId, mark = '' }) => [memberId, mark])),
    ...Object.fromEntries(guests.map(({ guestId, firstName }) => [guestPrefix + guestId, firstName])),
    [noteField]: note,
  },
});

export const markOf = (values: RegisterValues, memberId: string): Mark | undefined => {
  const mark = values[memberId];
  return isMark(mark) ? mark : undefined;
};

/** The guests; one whose name was emptied did not come. */
export const guestsOf = (values: RegisterValues): { field: string; guestId: string; firstName: string }[] =>
  Object.entries(values)
    .filter(([field, name]) => field.startsWith(guestPrefix) && name.trim() !== '')
    .map(([field, firstName]) => ({ field, guestId: field.slice(guestPrefix.length), firstName }));

export const newGuest = (firstName: string): RegisterValues => ({ [guestPrefix + crypto.randomUUID()]: firstName });

/** Marks everybody without a mark as here; other marks stay. */
export const everybodyHere = (values: RegisterValues, memberIds: readonly string[]): RegisterValues =>
  Object.fromEntries(memberIds.filter((id) => !markOf(values, id)).map((id) => [id, 'here' satisfies Mark]));

/** The form of the API. */
export const registerBody = ({ version, values }: Saved<RegisterValues>): RegisterInput => ({
  marks: Object.keys(values)
    .filter((field) => !field.startsWith(guestPrefix) && field !== noteField)
    .flatMap((memberId) => {
      const mark = markOf(values, memberId);
      return mark ? [{ memberId, mark }] : [];
    }),
  guests: guestsOf(values).map(({ guestId, firstName }) => ({ guestId, firstName })),
  note: values[noteField] ?? '',
  version,
});

/** The number of unsaved fields. */
export const countUnsaved = (values: RegisterValues, saved: RegisterValues): number =>
  Object.keys({ ...values, ...saved }).filter((field) => !isSame(values[field], saved[field])).length;

const firstRetryMs = 2_000;
const longestRetryMs = 60_000;

/** The wait before a failed register is sent again; it doubles each time. */
export const retryAfter = (failures: number): number => Math.min(longestRetryMs, firstRetryMs * 2 ** failures);

/** Whether sending again may help after an answer: there was none, or the server was busy or failed. */
export const isWorthRetrying = (status: number | string): boolean =>
  status === 'unreachable' || status === 'busy' || (typeof status === 'number' && status >= 500);
