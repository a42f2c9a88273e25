import * as z from 'zod';
import { messages } from '#words/messages.ts';
import { referralGroups, waysToReach } from './referral-form.ts';
import { eachGroup, groupInput, groupStored, honeypot, withoutHoneypot } from './schema.ts';

/** Each group as it may be sent, to build a call from. */
export const referralGroupInputs = eachGroup(referralGroups, groupInput);
/** Each group as it was stored and is answered. */
export const referralGroupsStored = eachGroup(referralGroups, groupStored);

// Asked of what could be read, which may not be all of it.
const isGiven = (given: Partial<Record<string, unknown>>, [group, field]: readonly [string, string]): boolean =>
  Boolean((given[group] as Record<string, unknown> | undefined)?.[field]);

// Said even while another field is wrong: all problems in one answer.
const always = { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null };

/** What anyone may send as a referral: two names and one way to answer; everything else may be blank. */
export const referralInput = z
  .strictObject({ ...referralGroupInputs, ...honeypot })
  .refine((given) => isGiven(given, ['referralPersonalDetails', 'firstName']), {
    ...always,
    path: ['referralPersonalDetails', 'firstName'],
    message: messages.referralFirstName,
  })
  .refine((given) => isGiven(given, ['referralPersonalDetails', 'lastName']), {
    ...always,
    path: ['referralPersonalDetails', 'lastName'],
    message: messages.referralLastName,
  })
  .refine((given) => waysToReach.some((way) => isGiven(given, way)), {
    ...always,
    path: ['referralPersonalDetails', 'phone'],
    message: messages.referralReach,
  })
  .transform(withoutHoneypot);
