import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod';
import { calendarDay } from '../../../shared/kernel/calendar.ts';
import { questionType } from '../../../shared/questionnaires/result.ts';
import { completionWays, sendingOutcomes } from '../../../shared/self-completion/self-completion.ts';
import { languageKeys } from '../../../shared/words/language.ts';
import { type Entity, keyPattern } from '../../kernel/store/entity.ts';

const stored = z.object({
  requestId: z.ulid(),
  patientId: z.string(),
  way: z.enum(completionWays),
  questionnaires: z.array(questionType),
  /** Whether the anonymous feedback is asked after them. */
  feedback: z.enum(['asked', 'over', 'not-asked']),
  language: z.enum(languageKeys),
  askedAt: z.iso.datetime(),
  /** The `sub` of the account. */
  askedBy: z.string(),
  closesAt: z.iso.datetime(),
  sending: z.object({ outcome: z.enum(sendingOutcomes), at: z.iso.datetime() }).optional(),
  openedAt: z.iso.datetime().optional(),
  wrongDates: z.int().min(0),
  /** A hash of the key of the page opened last; no earlier page has it. */
  pageTokenHash: z.string().optional(),
  done: z.array(questionType),
  finishedAt: z.iso.datetime().optional(),
  revokedAt: z.iso.datetime().optional(),
  version: z.int().min(1),
});
export type SelfCompletionRequest = z.infer<typeof stored>;

const partition = 'SELF#{patientId}';
type SelfCompletionRequestId = { patientId: string; requestId: string };

/** One request of a worker to answer by oneself, and what became of it. */
export const selfCompletionRequestEntity: Entity<SelfCompletionRequestId, typeof stored> = {
  name: 'Self-completion',
  key: keyPattern(partition, 'ASKED#{requestId}'),
  dataSubject: { patient: ['patientId'] },
  schema: stored,
};

const partialAnswers = z.object({
  patientId: z.string(),
  requestId: z.string(),
  /** Keys by questionnaire and question: `phq.8`. */
  answers: z.record(z.string(), z.int()),
  /** The ids of results that an alert was raised about before they were stored, by questionnaire. */
  alerted: z.record(z.string(), z.string()),
});
export type StoredPartialAnswers = z.infer<typeof partialAnswers>;

/** Answers that are not stored as a result yet. They are deleted at the end, and expire with their link. */
export const partialAnswersEntity: Entity<SelfCompletionRequestId, typeof partialAnswers> = {
  name: 'Half-answered questionnaires',
  key: keyPattern(partition, 'HALF#{requestId}'),
  dataSubject: { patient: ['patientId'] },
  schema: partialAnswers,
};

const link = z.object({ patientId: z.string(), requestId: z.string() });

/** The patient and request of a link, by a hash of its token. It expires with the link. */
export const linkEntity: Entity<string, typeof link> = {
  name: 'One-use link',
  key: keyPattern('LINK#{tokenHash}', 'LINK'),
  dataSubject: { patient: ['patientId'] },
  schema: link,
};

const reminded = z.object({ patientId: z.string(), questionType, dueDate: calendarDay, at: z.iso.datetime() });

/** The due day for which the person was last sent a link by the job: they are sent one for each due day. */
export const remindedEntity: Entity<{ patientId: string; questionType: string }, typeof reminded> = {
  name: 'Reminder of a test',
  key: keyPattern(partition, 'REMINDED#{questionType}'),
  dataSubject: { patient: ['patientId'] },
  schema: reminded,
};

const tokenBytes = 32;

/** A random value for an address or a page, which nobody can guess. */
export const makeToken = (): string => randomBytes(tokenBytes).toString('base64url');
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
