import { ulid } from 'ulid';
import * as z from 'zod';
import type { FeedbackInput, FeedbackTotal } from '../../../shared/api/feedback.ts';
import { feedbackStatements } from '../../../shared/questionnaires/feedback.ts';
import { type AuditContext, auditReading, commitAudited } from '../audit.ts';
import { type Entity, readItem } from '../entity.ts';
import { recordIdempotencyKey } from '../idempotency.ts';
import type { Table } from '../open-table.ts';
import type { Write } from '../write.ts';

const feedback = z.object({ feedbackId: z.string(), scores: z.array(z.int()), at: z.iso.datetime() });

/** One person's feedback; nobody's name stands with it. */
export const feedbackEntity: Entity<string, typeof feedback> = {
  name: 'Feedback',
  key: (feedbackId) => ({ pk: `FEEDBACK#${feedbackId}`, sk: 'FEEDBACK' }),
  schema: feedback,
};

const sumName = (question: number) => `sum${question}`;
const sums = feedbackStatements.map((_, question) => question);

const totals = z.object({
  tests: z.int(),
  ...Object.fromEntries(sums.map((question) => [sumName(question), z.int()])),
}) as z.ZodType<Record<string, number> & { tests: number }>;

/** All twelve sums in one item: a submission is counted by one write. */
export const feedbackTotalsEntity: Entity<'all', typeof totals> = {
  name: 'Feedback totals',
  key: () => ({ pk: 'FEEDBACK-TOTALS', sk: 'ALL' }),
  schema: totals,
};

const addToTotals = (scores: readonly number[]): Write => ({
  Update: {
    Key: feedbackTotalsEntity.key('all'),
    UpdateExpression: `ADD tests :one, ${sums.map((question) => `${sumName(question)} :s${question}`).join(', ')}`,
    ExpressionAttributeValues: {
      ':one': 1,
      ...Object.fromEntries(scores.map((score, question) => [`:s${question}`, score])),
    },
  },
});

export const createFeedbackStore = (table: Table) => ({
  /** Stores one person's answers once, however often they are sent under the same key. */
  async add(answers: FeedbackInput, idempotencyKey: string, auditContext: AuditContext): Promise<{ isNew: boolean }> {
    const scores = answers.toSorted((one, other) => one.question - other.question).map(({ score }) => score);
    const stored = { feedbackId: ulid(Date.parse(auditContext.at)), scores, at: auditContext.at };
    const submission = { call: 'saveFeedback', idempotencyKey, content: scores };
    const { refused } = await commitAudited(
      table,
      [
        recordIdempotencyKey(submission, { id: stored.feedbackId, at: auditContext.at }),
        { Put: { Item: { ...feedbackEntity.key(stored.feedbackId), ...stored } } },
        addToTotals(scores),
      ],
      auditContext,
    );
    const isNew = refused.length === 0;
    if (!isNew) await auditReading(table, auditContext);
    return { isNew };
  },

  /** A sum for every statement, in one request. */
  async readTotals(): Promise<FeedbackTotal[]> {
    const all = await readItem(table, feedbackTotalsEntity, 'all');
    return sums.map((question) => ({ question, score: all?.[sumName(question)] ?? 0, tests: all?.tests ?? 0 }));
  },
});
export type FeedbackStore = ReturnType<typeof createFeedbackStore>;
