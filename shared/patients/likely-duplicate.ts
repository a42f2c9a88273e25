import * as z from 'zod';
import { singleLine } from '../kernel/text.ts';
import { orUnreadable } from '../kernel/unreadable.ts';
import { readablePatientRow } from './record.ts';

export const duplicateReasons = ['name', 'dob', 'postcode', 'phone'] as const;
export type DuplicateReason = (typeof duplicateReasons)[number];

/** What is known of a person who may be on the records already. */
export const personSought = z.strictObject({
  firstName: singleLine(100).default(''),
  lastName: singleLine(100).default(''),
  dob: singleLine(10).default(''),
  postcode: singleLine(12).default(''),
  phone: singleLine(30).default(''),
  mobile: singleLine(30).default(''),
});
export type PersonSought = z.infer<typeof personSought>;

/** A record that may be of the same person, and what the two have in common. */
export const likelyMatch = orUnreadable(
  readablePatientRow.extend({ same: z.array(z.enum(duplicateReasons)) }),
  'patientId',
);
export type LikelyMatch = z.infer<typeof likelyMatch>;
