import * as z from 'zod';
import { calendarDay } from '../kernel/calendar.ts';
import { multiLine, oneOf, optionalText } from '../kernel/text.ts';
import { staffUser } from './record.ts';

/** The reasons for opening a record that is neither of one's caseload nor of a service one works in. */
export const openingReasons = ['alert', 'cover', 'contact', 'referral', 'other'] as const;
export type OpeningReason = (typeof openingReasons)[number];

export const openingReason = z.enum(openingReasons);

/** A part of a record that can be restricted to named people, and opened by others with a reason. */
export const restrictedParts = ['note', 'document'] as const;
export type RestrictedPart = (typeof restrictedParts)[number];

export const openingWords = multiLine(500);

export const openingInput = z
  .strictObject({
    why: oneOf(openingReasons, 'Please say why you open it.'),
    words: optionalText(openingWords),
  })
  .refine(({ why, words }) => why !== 'other' || Boolean(words), {
    path: ['words'],
    message: 'Please write why you open it.',
  });
export type OpeningInput = z.output<typeof openingInput>;

/** Who a patient is: enough to recognise the record, and none of its content. */
export const patientIdentity = z.object({
  patientId: z.string(),
  reference: z.string().optional(),
  firstName: z.string(),
  lastName: z.string(),
  dob: z.string(),
  service: z.string(),
  worker: staffUser.optional(),
  active: z.boolean(),
  /** Whoever asks never opens the record, whatever their reason. */
  excluded: z.literal(true).optional(),
});
export type PatientIdentity = z.infer<typeof patientIdentity>;

export const recordOpened = z.object({
  message: z.string(),
  /** The last day on which the record is open. */
  until: calendarDay,
});

/** A notice to the worker of a patient: who opened the record with a reason, when and why. */
export const openingNotice = z.object({
  patientId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  by: staffUser,
  at: z.iso.datetime(),
  why: openingReason,
  words: z.string().optional(),
  /** The part that was opened; absent for the record. */
  part: z.enum(restrictedParts).optional(),
});
