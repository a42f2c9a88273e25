import * as z from 'zod';
import { multiLine, oneOf, optionalText, singleLine } from '../kernel/text.ts';
import type { sharingPurposes } from '../patients/record.ts';
import { isSafeWay } from '../patients/safe-ways.ts';
import { staffUser } from '../patients/staff-user.ts';
import { findBlank } from './fill-letter.ts';
import { type LetterParty, type LetterWay, letterKinds, letterParties, letterWays } from './letter-kinds.ts';

/** What is wrong with a text in which something is still to be filled in. */
const describeBlank = (text: string): string =>
  `Please fill in or take out what stands in square brackets: ${findBlank(text)}`;

const filledIn = (text: z.ZodType<string, string>) =>
  text.refine((written) => findBlank(written) === undefined, { error: ({ input }) => describeBlank(String(input)) });

export const postNeedsAddress = 'Please write the address, or give the letter by hand.';

/** Why a letter to somebody is not posted. */
export const postIsNotSafe =
  'A letter was not marked as a safe way to reach them, so it is not posted. It can be given by hand.';

/** Whether a letter may be posted: to the person only where a letter was marked as a safe way to reach them. */
export const mayPost = (party: LetterParty, safeContact: Parameters<typeof isSafeWay>[1]): boolean =>
  party !== 'person' || isSafeWay('letter', safeContact);

/** By post, unless that is not safe. */
export const usualWay = (party: LetterParty, safeContact: Parameters<typeof mayPost>[1]): LetterWay =>
  mayPost(party, safeContact) ? 'post' : 'hand';

export const letterFields = {
  kind: oneOf(letterKinds, 'Please choose what kind of letter it is.'),
  party: oneOf(letterParties, 'Please choose whom the letter is to.'),
  way: oneOf(letterWays, 'Please choose how the letter reaches them.'),
  /** The person to whom it is, as on the envelope. */
  name: filledIn(singleLine(200, 'Please write the name on the envelope.')),
  address: filledIn(multiLine(500)),
  subject: filledIn(singleLine(200, 'Please write what the letter is about.')),
  text: filledIn(multiLine(20_000, 'Please write the letter.')),
  /** Why it is written to somebody else although the person has not agreed. */
  withoutConsent: optionalText(multiLine(500)),
};

export const letterInput = z
  .strictObject(letterFields)
  .refine(({ way, address }) => way !== 'post' || address !== '', { path: ['address'], error: postNeedsAddress });
export type LetterInput = z.infer<typeof letterInput>;

/** A letter that is on the wrong record goes, and the timeline says why. */
export const letterDeletion = z.strictObject({
  reason: multiLine(1000, 'Please say why this letter is deleted. The reason is shown on the timeline.'),
});

const line = {
  letterId: z.string(),
  kind: z.enum(letterKinds),
  party: z.enum(letterParties),
  way: z.enum(letterWays),
  name: z.string(),
  subject: z.string(),
  at: z.iso.datetime(),
};
const whole = { address: z.string(), text: z.string(), withoutConsent: z.string().optional() };

/** A letter as it is listed. */
export const letterLine = z.object({ ...line, by: staffUser });
export type LetterLine = z.infer<typeof letterLine>;

/** A letter as it was written. It is never changed. */
export const letter = z.object({ ...line, ...whole, by: staffUser });
export type Letter = z.infer<typeof letter>;

/** The same as it is stored, by the account. */
export const storedLetterLine = z.object({ ...line, patientId: z.string(), by: z.string() });
export const storedLetter = z.object({ ...line, ...whole, patientId: z.string(), by: z.string() });
export type StoredLetter = z.infer<typeof storedLetter>;

/** The consent that a letter to somebody else needs; none for one to the person. */
export const purposeOfParty = (party: LetterParty): (typeof sharingPurposes)[number] | undefined =>
  ({ person: undefined, gp: 'gp' as const, other: 'services' as const })[party];
