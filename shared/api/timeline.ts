import * as z from 'zod';
import { externalStatus, staffUser } from './record.ts';

const named = z.string();

/** What can happen to a patient, as the timeline tells it. */
export const happening = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('referred') }),
  z.object({ kind: z.literal('added') }),
  /** `version` is the one that was replaced and can still be read. */
  z.object({ kind: z.literal('changed'), version: z.int().min(1), groups: z.array(named) }),
  z.object({ kind: z.literal('assigned'), to: staffUser }),
  z.object({ kind: z.literal('deactivated') }),
  z.object({ kind: z.literal('reactivated') }),
  z.object({ kind: z.literal('note'), caseNoteId: z.string(), excerpt: z.string() }),
  z.object({ kind: z.literal('note-amended'), caseNoteId: z.string(), excerpt: z.string() }),
  z.object({ kind: z.literal('external'), externalReferralId: z.string(), serviceType: named }),
  z.object({
    kind: z.literal('external-updated'),
    externalReferralId: z.string(),
    serviceType: named,
    status: externalStatus,
    outcome: z.string(),
  }),
  z.object({
    kind: z.literal('score'),
    questionType: z.enum(['phq', 'gad', 'asq']),
    score: z.int().min(0),
    /** The outcome of the suicide-risk screen, which is never a score band. */
    risk: z.string().optional(),
  }),
]);
export type Happening = z.infer<typeof happening>;

export const timelineEvent = z.object({
  eventId: z.ulid(),
  at: z.iso.datetime(),
  /** Who did it; absent when it came from the public form. */
  by: staffUser.optional(),
  happening,
});

/** `latest`, or the id of an event: what happened before it. */
export const timelineStart = z.union([z.literal('latest'), z.ulid()], 'Please ask for the latest events.');
