import * as z from 'zod';
import { accountIdText, cappedText, multiLine, optionalText } from '../kernel/text.ts';
import type { Restriction } from './restriction.ts';

/** The people who can be named in a restriction at most. */
const mostNamed = 20;

const chooseStaff = 'Please choose a member of staff.';

/** The fields that restrict something to some people; with nobody named it is open again. */
export const restrictionFields = {
  userIds: z.array(accountIdText(chooseStaff)).max(mostNamed, `Please choose ${mostNamed} people or fewer.`),
  why: multiLine(500, 'Please write why, for whoever asks later.'),
};

const unknownRestriction = 'Please say which restriction you have read.';

/** The restriction of a part of a record; `replaces` is the instant of the one that was read, blank where there was none. */
export const partRestrictionInput = z.strictObject({
  ...restrictionFields,
  replaces: optionalText(
    cappedText(40, { missing: unknownRestriction, tooLong: unknownRestriction }).check(
      z.iso.datetime(unknownRestriction),
    ),
  ),
});
export type PartRestrictionInput = z.output<typeof partRestrictionInput>;

/** A restriction to the people given, whoever asks, and `authors`, who made the part; none with nobody given. */
export const restrictNew = (
  { userIds, why }: Pick<PartRestrictionInput, 'userIds' | 'why'>,
  authors: readonly string[],
  { at, username: by }: { at: string; username: string },
): Restriction | undefined =>
  userIds.length === 0 ? undefined : { ids: [...new Set([...userIds, ...authors, by])].toSorted(), why, by, at };

/**
 * The restriction after it is asked for: to the people given, whoever asks, and `authors`, who made the part; none with nobody
 * given.
 * `stale` where somebody has changed it since it was read, `same` where that is what is asked for.
 */
export const restrictPart = (
  before: Restriction | undefined,
  { replaces, ...asked }: PartRestrictionInput,
  authors: readonly string[],
  asker: { at: string; username: string },
): { restrictedTo: Restriction | undefined } | 'stale' | 'same' => {
  const after = restrictNew(asked, authors, asker);
  if (before?.at === replaces) return { restrictedTo: after };
  const isSame = before?.by === after?.by && before?.why === after?.why && before?.ids.join() === after?.ids.join();
  return isSame ? 'same' : 'stale';
};
