import { ulid } from 'ulid';
import * as z from 'zod';
import { today } from '../../../shared/kernel/today.ts';
import { feedbackStatements } from '../../../shared/questionnaires/feedback.ts';
import type { FeedbackInput, FeedbackTotal } from '../../../shared/questionnaires/feedback-schema.ts';
import { type AuditContext, auditReading, commitAudited } from '../../kernel/store/audit.ts';
import { organisationShards } from '../../kernel/store/counted-list.ts';
import { type Counted, type Entity, keyPattern, nobodysData, parseItem } from '../../kernel/store/entity.ts';
import { put } from '../../kernel/store/entity-writes.ts';
import { recordIdempotencyKey } from '../../kernel/store/idempotency.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { readPartition } from '../../kernel/store/query-items.ts';
import { shardOf } from '../../kernel/store/shard-of.ts';
import { addAmounts } from '../../kernel/store/write.ts';
import { countedFeedback } from '../../report/store/counters.ts';

const feedback = z.object({ feedbackId: z.string(), scores: z.array(z.int()), at: z.iso.datetime() });

/** One person's feedback, without a name. */
export const feedbackEntity: Entity<string, typeof feedback> = {
  name: 'Feedback',
  key: keyPattern('FEEDBACK#{feedbackId}', 'FEEDBACK'),
  dataSubject: nobodysData,
  schema: feedback,
  countedIn: (stored) => amountsOf(stored),
};

const sumName = (question: number) => `sum${question}`;
const sums = feedbackStatements.map((_, question) => question);

const totals = z.object({
  tests: z.int(),
  ...Object.fromEntries(sums.map((question) => [sumName(question), z.int().default(0)])),
}) as z.ZodType<Record<string, number> & { tests: number }>;

/** All twelve sums in one item of a shard: one write counts a submission. */
export const feedbackTotalsEntity: Entity<string, typeof totals> = {
  name: 'Feedback totals',
  key: keyPattern('FEEDBACK-TOTALS', '{shard}'),
  dataSubject: nobodysData,
  schema: totals,
  counter: true,
};

/** The counters of one person's answers: the totals, and those of the day for the report. */
const amountsOf = ({ feedbackId, scores, at }: z.infer<typeof feedback>): Counted[] => [
  ...countedFeedback(today(new Date(at)), shardOf(organisationShards, feedbackId), {
    'feedback.forms': 1,
    ...Object.fromEntries(scores.map((score, question) => [`feedback.sum${question}`, score])),
  }),
  {
    key: feedbackTotalsEntity.key(shardOf(organisationShards, feedbackId)),
    amounts: { tests: 1, ...Object.fromEntries(scores.map((score, question) => [sumName(question), score])) },
  },
];

/** The writes that store one person's answers; their id contains `at` too. */
export const planFeedback = (answers: FeedbackInput, at: string) => {
  const scores = answers.toSorted((one, other) => one.question - other.question).map(({ score }) => score);
  const stored = { feedbackId: ulid(Date.parse(at)), scores, at };
  return {
    ...stored,
    writes: [put(feedbackEntity, stored.feedbackId, stored), ...amountsOf(stored).map((one) => addAmounts(one))],
  };
};

export const createFeedbackStore = (table: Table) => ({
  async add(answers: FeedbackInput, idempotencyKey: string, auditContext: AuditContext): Promise<{ isNew: boolean }> {
    const { feedbackId, scores, writes } = planFeedback(answers, auditContext.at);
    const submission = { call: 'saveFeedback', idempotencyKey, content: scores };
    const { done: isNew } = await commitAudited(
      table,
      [recordIdempotencyKey(submission, { id: feedbackId, at: auditContext.at }), ...writes],
      auditContext,
    );
    if (!isNew) await auditReading(table, auditContext);
    return { isNew };
  },

  async readTotals(): Promise<FeedbackTotal[]> {
    const items = await readPartition(table, feedbackTotalsEntity.key('').pk);
    const shards = items.map((item) => parseItem(feedbackTotalsEntity, item));
    const sumOf = (name: string) => shards.reduce((sum, shard) => sum + (shard[name] ?? 0), 0);
    return sums.map((question) => ({ question, score: sumOf(sumName(question)), tests: sumOf('tests') }));
  },
});
