import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod';
import { questionType } from '../../../shared/api/result.ts';
import { calendarDay } from '../../../shared/domain/calendar.ts';
import { completionWays, sendingOutcomes } from '../../../shared/domain/self-completion.ts';
import { languageKeys } from '../../../shared/words/language.ts';
import type { Entity } from '../entity.ts';

const stored = z.object({
  requestId: z.ulid(),
  patientId: z.string(),
  way: z.enum(completionWays),
  questionnaires: z.array(questionType),
  /** Whether the feedback without a name is asked after them. */
  feedback: z.enum(['asked', 'over', 'not-asked']),
  language: z.enum(languageKeys),
  askedAt: z.iso.datetime(),
  /** The `sub` of the account. */
  askedBy: z.string(),
  closesAt: z.iso.datetime(),
  sending: z.object({ outcome: z.enum(sendingOutcomes), at: z.iso.datetime() }).optional(),
  openedAt: z.iso.datetime().optional(),
  wrongDates: z.int().min(0),
  /** A hash of what the page that was opened last has, and no earlier page. */
  passHash: z.string().optional(),
  /** The questionnaires that are stored as results. */
  done: z.array(questionType),
  finishedAt: z.iso.datetime().optional(),
  revokedAt: z.iso.datetime().optional(),
  version: z.int().min(1),
});
export type StoredCompletion = z.infer<typeof stored>;

type CompletionId = { patientId: string; requestId: string };

/** One time that a worker asked somebody to answer by themselves, and what became of it. */
export const completionEntity: Entity<CompletionId, typeof stored> = {
  name: 'Self-completion',
  key: ({ patientId, requestId }) => ({ pk: `SELF#${patientId}`, sk: `ASKED#${requestId}` }),
  anyId: { patientId: '{patientId}', requestId: '{requestId}' },
  whose: { patient: ['patientId'] },
  schema: stored,
};

const half = z.object({
  patientId: z.string(),
  requestId: z.string(),
  /** By questionnaire and question: `phq.8`. */
  answers: z.record(z.string(), z.int()),
  /** The result that an alert was raised about before it was stored, by questionnaire. */
  alerted: z.record(z.string(), z.string()),
});
export type StoredHalf = z.infer<typeof half>;

/** What was answered and is not stored as a result yet. It is deleted at the end, and expires with its link. */
export const halfAnsweredEntity: Entity<CompletionId, typeof half> = {
  name: 'Half-answered questionnaires',
  key: ({ patientId, requestId }) => ({ pk: `SELF#${patientId}`, sk: `HALF#${requestId}` }),
  anyId: completionEntity.anyId,
  whose: { patient: ['patientId'] },
  schema: half,
};

const link = z.object({ patientId: z.string(), requestId: z.string() });

/** Whose the link with a token is, by a hash of the token. It expires with the link. */
export const linkEntity: Entity<string, typeof link> = {
  name: 'One-use link',
  key: (tokenHash) => ({ pk: `LINK#${tokenHash}`, sk: 'LINK' }),
  anyId: '{tokenHash}',
  whose: { patient: ['patientId'] },
  schema: link,
};

const reminded = z.object({ patientId: z.string(), questionType, dueDate: calendarDay, at: z.iso.datetime() });

/** The day on which a test was due when the person was last sent a link by itself: they are sent one for each such day. */
export const remindedEntity: Entity<{ patientId: string; questionType: string }, typeof reminded> = {
  name: 'Reminder of a test',
  key: ({ patientId, questionType: type }) => ({ pk: `SELF#${patientId}`, sk: `REMINDED#${type}` }),
  anyId: { patientId: '{patientId}', questionType: '{questionType}' },
  whose: { patient: ['patientId'] },
  schema: reminded,
};

const tokenBytes = 32;

/** What nobody can guess, for an address or a page. */
export const makeToken = (): string => randomBytes(tokenBytes).toString('base64url');
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
