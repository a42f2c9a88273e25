import * as z from 'zod';
import type { Register, RegisterInput } from '../../../../shared/api/group.ts';
import { type Mark, marks } from '../../../../shared/domain/groups.ts';
import type { Saved } from '../../lib/forms/edit-state.ts';
import { isSame } from '../../lib/forms/merge.ts';

/*
 * A register as a form: a field for each member, with their mark or nothing, one for each guest, with the first name or
 * nothing, and the note. So two leaders who mark at once are brought together person by person.
 */

const guestPrefix = 'guest-';
const noteField = 'note';

/** What a draft of a register holds. */
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

/** Who came as a guest; one whose name was emptied did not. */
export const guestsOf = (values: RegisterValues): { field: string; guestId: string; firstName: string }[] =>
  Object.entries(values)
    .filter(([field, name]) => field.startsWith(guestPrefix) && name.trim() !== '')
    .map(([field, firstName]) => ({ field, guestId: field.slice(guestPrefix.length), firstName }));

export const newGuest = (firstName: string): RegisterValues => ({ [guestPrefix + crypto.randomUUID()]: firstName });

/** Everybody who has no mark yet is here; who has one keeps it. */
export const everybodyHere = (values: RegisterValues, memberIds: readonly string[]): RegisterValues =>
  Object.fromEntries(memberIds.filter((id) => !markOf(values, id)).map((id) => [id, 'here' satisfies Mark]));

/** As the API takes it. */
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

/** How many fields are not as they are saved. */
export const countUnsaved = (values: RegisterValues, saved: RegisterValues): number =>
  Object.keys({ ...values, ...saved }).filter((field) => !isSame(values[field], saved[field])).length;

const firstRetryMs = 2_000;
const longestRetryMs = 60_000;

/** How long to wait before a register is sent again that did not arrive, each time twice as long. */
export const retryAfter = (failures: number): number => Math.min(longestRetryMs, firstRetryMs * 2 ** failures);

/** Whether an answer says that sending it again may help: nobody answered, or whoever did was busy or failed. */
export const isWorthRetrying = (status: number | string): boolean =>
  status === 'unreachable' || status === 'busy' || (typeof status === 'number' && status >= 500);
