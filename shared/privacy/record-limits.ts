import * as z from 'zod';
import { versionRead } from '../kernel/replies.ts';
import { accountIdText, multiLine, oneOf, optionalText } from '../kernel/text.ts';
import { staffUser } from '../patients/record.ts';
import { namedRestriction } from './named-restriction.ts';
import { restriction } from './restriction.ts';
import { restrictionFields } from './restriction-input.ts';

/** Why a member of staff opens a record never: a conflict of interest, declared by themselves or set by an admin. */
export const exclusionReasons = ['self', 'family', 'knows', 'asked', 'other'] as const;
export type ExclusionReason = (typeof exclusionReasons)[number];

export const exclusionLabels: Readonly<Record<ExclusionReason, string>> = {
  self: 'It is their own record',
  family: 'They are family, or live together',
  knows: 'They know each other outside of work',
  asked: 'The patient asked for it',
  other: 'Another reason',
};

/** For whoever is excluded from a record, whichever of its screens they ask for. */
export const excludedFrom =
  'This record is closed to you, because you are close to the person or are the person. Please ask a colleague about it, or an admin if that is wrong.';

const words = multiLine(500);
export const mostExcluded = 30;

const exclusion = z.object({
  /** The `sub` of the account. */
  id: z.string(),
  why: z.enum(exclusionReasons),
  words: z.string().optional(),
  by: z.string(),
  at: z.iso.datetime(),
});

/** What limits who opens a record, as it is stored in it; `version` counts the changes. */
export const storedLimits = z.object({
  excluded: z.array(exclusion).max(mostExcluded),
  /** The patient's worker opens it, too. */
  restrictedTo: restriction.optional(),
  version: z.int(),
});
export type StoredLimits = z.infer<typeof storedLimits>;

export const noLimits: StoredLimits = { excluded: [], version: 1 };

/**
 * The limits of a patient with whom the referral of another record is joined: whoever was excluded from that is excluded from
 * this, but for the patient's worker; undefined where nothing is added.
 */
export const joinLimits = (
  limits: StoredLimits | undefined,
  from: StoredLimits | undefined,
  workerId: string | undefined,
): StoredLimits | undefined => {
  const { excluded, version, ...rest } = limits ?? noLimits;
  const known = new Set([workerId, ...excluded.map(({ id }) => id)]);
  const added = (from?.excluded ?? []).filter(({ id }) => !known.has(id));
  return added.length === 0 ? undefined : { ...rest, excluded: [...excluded, ...added], version: version + 1 };
};

/** The same, with the names of people. */
export const recordLimits = z.object({
  excluded: z.array(z.object({ ...exclusion.omit({ id: true }).shape, user: staffUser, by: staffUser })),
  restrictedTo: namedRestriction.optional(),
  version: z.int(),
});
export type RecordLimits = z.infer<typeof recordLimits>;

const chooseStaff = 'Please choose a member of staff.';

export const exclusionInput = z
  .strictObject({
    /** `me` for oneself: whoever may open the record may say that they know the person. */
    userId: accountIdText(chooseStaff),
    why: oneOf(exclusionReasons, 'Please choose why.'),
    words: optionalText(words),
  })
  .refine(({ why, words: written }) => why !== 'other' || Boolean(written), {
    path: ['words'],
    message: 'Please write why.',
  });
export type ExclusionInput = z.output<typeof exclusionInput>;

export const restrictionInput = z.strictObject({ ...restrictionFields, version: versionRead });
