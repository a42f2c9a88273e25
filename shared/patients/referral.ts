import * as z from 'zod';
import { messages } from '#words/messages.ts';
import { attachedUploads } from '../intake/attached-uploads.ts';
import { referralGroups, waysToReach } from '../intake/referral-form.ts';
import { eachGroup, groupInput, groupStored, honeypot, withoutHoneypot } from '../kernel/forms/schema.ts';
import { type FormAnswers, withoutHidden } from '../kernel/forms/visibility.ts';
import { recordQuestions } from './record-fields.ts';

/** Each group of a record as staff may send it, to build a call from. */
export const referralGroupInputs = eachGroup(recordQuestions, groupInput);
/** Each group as stored and returned. */
export const referralGroupsStored = eachGroup(recordQuestions, groupStored);

/** Each group as the public form sends it. */
const sentGroups = eachGroup(referralGroups, groupInput);

type Given = Partial<Record<string, unknown>>;

// Applied to whatever could be read, which may be incomplete.
const isGiven = (given: Given, [group, field]: readonly [string, string]): boolean =>
  Boolean((given[group] as Record<string, unknown> | undefined)?.[field]);
const isForMe = (given: unknown): boolean =>
  ((given as Given).referralAudience as { audience?: unknown } | undefined)?.audience === 'me';

// Reported even while another field is wrong: all problems in one answer.
const always = { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null };

/** Words to the person themselves, or to somebody who writes about them. */
const messageFor = (mine: string, theirs: string) => ({
  error: ({ input }: { input?: unknown }) => (isForMe(input) ? mine : theirs),
});

const hasReach = (given: Given): boolean => {
  const asked = withoutHidden(referralGroups, given as FormAnswers);
  return waysToReach.some((way) => isGiven(asked, way));
};

/**
 * A referral as anyone may send it: two names and one way to reply are required; everything else may be blank. Answers
 * to questions that were hidden from the sender are dropped.
 */
export const referralInput = z
  .strictObject({ ...sentGroups, documents: attachedUploads, ...honeypot })
  .refine((given) => isGiven(given, ['referralPersonalDetails', 'firstName']), {
    ...always,
    path: ['referralPersonalDetails', 'firstName'],
    ...messageFor(messages.referralOwnFirstName, messages.referralFirstName),
  })
  .refine((given) => isGiven(given, ['referralPersonalDetails', 'lastName']), {
    ...always,
    path: ['referralPersonalDetails', 'lastName'],
    ...messageFor(messages.referralOwnLastName, messages.referralLastName),
  })
  .refine(hasReach, {
    ...always,
    path: ['referralPersonalDetails', 'phone'],
    ...messageFor(messages.referralOwnReach, messages.referralReach),
  })
  .transform(withoutHoneypot)
  .transform((given) => withoutHidden(referralGroups, given));
