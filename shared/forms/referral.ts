import * as z from 'zod';
import { messages } from '#words/messages.ts';
import { attachedUploads } from '../domain/attached-uploads.ts';
import { recordQuestions } from './record-fields.ts';
import { referralGroups, waysToReach } from './referral-form.ts';
import { eachGroup, groupInput, groupStored, honeypot, withoutHoneypot } from './schema.ts';
import { type FormAnswers, withoutHidden } from './visibility.ts';

/** Each group of a record as staff may send it, to build a call from. */
export const referralGroupInputs = eachGroup(recordQuestions, groupInput);
/** Each group as it was stored and is answered. */
export const referralGroupsStored = eachGroup(recordQuestions, groupStored);

/** Each group as the public form sends it. */
const sentGroups = eachGroup(referralGroups, groupInput);

type Given = Partial<Record<string, unknown>>;

// Asked of what could be read, which may not be all of it.
const isGiven = (given: Given, [group, field]: readonly [string, string]): boolean =>
  Boolean((given[group] as Record<string, unknown> | undefined)?.[field]);
const isForMe = (given: unknown): boolean =>
  ((given as Given).referralAudience as { audience?: unknown } | undefined)?.audience === 'me';

// Said even while another field is wrong: all problems in one answer.
const always = { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null };

/** Said to somebody about themselves, or about somebody else. */
const sayTo = (mine: string, theirs: string) => ({
  error: ({ input }: { input?: unknown }) => (isForMe(input) ? mine : theirs),
});

const hasReach = (given: Given): boolean => {
  const asked = withoutHidden(referralGroups, given as FormAnswers);
  return waysToReach.some((way) => isGiven(asked, way));
};

/**
 * What anyone may send as a referral: two names and one way to answer; everything else may be blank. An answer to a
 * question that was hidden from whoever sent it is not taken.
 */
export const referralInput = z
  .strictObject({ ...sentGroups, documents: attachedUploads, ...honeypot })
  .refine((given) => isGiven(given, ['referralPersonalDetails', 'firstName']), {
    ...always,
    path: ['referralPersonalDetails', 'firstName'],
    ...sayTo(messages.referralOwnFirstName, messages.referralFirstName),
  })
  .refine((given) => isGiven(given, ['referralPersonalDetails', 'lastName']), {
    ...always,
    path: ['referralPersonalDetails', 'lastName'],
    ...sayTo(messages.referralOwnLastName, messages.referralLastName),
  })
  .refine(hasReach, {
    ...always,
    path: ['referralPersonalDetails', 'phone'],
    ...sayTo(messages.referralOwnReach, messages.referralReach),
  })
  .transform(withoutHoneypot)
  .transform((given) => withoutHidden(referralGroups, given));
