import * as z from 'zod';
import { oneOf, optionalText } from '../kernel/text.ts';
import { staffUser } from '../patients/staff-user.ts';

/*
 * The answer to a request for a copy: everything that is stored about somebody, item by item. Each is given, unless whoever
 * answers for privacy leaves it out for a reason that the law knows (Data Protection Act 2018, schedules 2 and 3).
 */

/** The parts of a pack, in their order, by the kinds of items in them. */
const packParts = {
  record: ['Record', 'Record version', 'Joined referral', 'Consent'],
  plan: ['Safety plan', 'Safety plan version'],
  notes: ['Case note', 'Case note version'],
  sessions: ['Appointment', 'Session of a group', 'Member of a group', 'Former member of a group'],
  scores: ['Result', 'Result version', 'Alert', 'Half-answered questionnaires', 'Self-completion'],
  documents: ['Document', 'Letter'],
  messages: ['Contact message'],
  elsewhere: ['External referral'],
  tasks: ['Task', 'Draft'],
  timeline: ['Timeline event'],
  requests: ['Privacy request or incident, open', 'Privacy request or incident, ended', 'Erasure that was asked for'],
  looks: ['Audit event', 'Notice of a record opened with a reason'],
  mentions: [],
  entries: [],
} as const satisfies Record<string, readonly string[]>;
export type PackPart = keyof typeof packParts;
export const packPartNames = Object.keys(packParts) as [PackPart, ...PackPart[]];

export const packPartLabels: Readonly<Record<PackPart, string>> = {
  record: 'The record, with every earlier version',
  plan: 'Safety plan',
  notes: 'Case notes, with every earlier version',
  sessions: 'Sessions and groups',
  scores: 'Questionnaires, scores and alerts',
  documents: 'Letters and files',
  messages: 'Messages',
  elsewhere: 'Referrals to other services',
  tasks: 'Tasks and drafts',
  timeline: 'Timeline',
  requests: 'What they asked about their information',
  looks: 'Who looked, and why',
  mentions: 'Found by name, and on no record',
  entries: 'What else is stored',
};

/** What is found by the name alone may be about a namesake: it is left out until somebody adds it. */
const partsToAdd: readonly PackPart[] = ['mentions'];
export const isLeftOutAtFirst = (part: PackPart): boolean => partsToAdd.includes(part);

export const partOfKind = (kind: string): PackPart =>
  packPartNames.find((part) => packParts[part].some((one) => one === kind)) ?? 'entries';

export const leaveOutReasons = ['third-party', 'harm', 'legal', 'not-theirs'] as const;
export type LeaveOutReason = (typeof leaveOutReasons)[number];

export const leaveOutLabels: Readonly<Record<LeaveOutReason, string>> = {
  'third-party': 'It is about somebody else, who has not agreed',
  harm: 'It could cause serious harm to somebody’s health',
  legal: 'It is advice of a lawyer',
  'not-theirs': 'It is not about them',
};

/** How long a pack is there. */
export const packDays = 30;

/** The state of the pack of a request: asked for, and collected once `collectedAt` is there. */
export const packState = z.object({
  packId: z.string(),
  askedAt: z.iso.datetime(),
  collectedAt: z.iso.datetime().optional(),
  items: z.int().optional(),
});

const packItem = z.object({
  number: z.int().min(0),
  part: z.enum(packPartNames),
  kind: z.string(),
  /** The item as it is stored. */
  content: z.record(z.string(), z.unknown()),
  leaveOut: z.enum(leaveOutReasons).optional(),
});
export type PackItem = z.infer<typeof packItem>;

export const packPage = z.object({
  content: z.array(packItem),
  /** The colleagues whom the items name by their account. */
  people: z.array(staffUser),
  next: z.string().optional(),
});

export const packDecision = z.strictObject({
  leaveOut: optionalText(oneOf(leaveOutReasons, 'Please choose why it is left out.')),
});
