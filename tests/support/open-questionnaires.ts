import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type * as z from 'zod';
import type { Product } from '../../infra/local/product.ts';
import { alertCalls } from '../../shared/alerts/calls.ts';
import type { Call } from '../../shared/kernel/call.ts';
import { questionnaireCalls } from '../../shared/questionnaires/calls.ts';
import type { QuestionnaireId } from '../../shared/questionnaires/ids.ts';
import { ask } from './ask.ts';

type Scores = readonly (number | undefined)[];

/** Nine scores of a PHQ-9: a total over the first eight, up to 24, and item 9. */
export const phq = (total: number, item9 = 0): number[] => [
  ...Array.from({ length: 8 }, (_, n) => Math.max(0, Math.min(3, total - n * 3))),
  item9,
];
export const gad = (score: number): number[] => Array.from({ length: 7 }, () => score);
export const given = (scores: readonly number[]) => scores.map((score, question) => ({ question, score }));

const answers = (patientId: string, questionType: QuestionnaireId, scores: Scores, questionDate?: string) =>
  scores.flatMap((score, question) =>
    score === undefined
      ? []
      : [{ question, score, questionType, patientId, ...(questionDate ? { questionDate } : {}) }],
  );

/** The calls about questionnaires, as one signed-in person makes them. */
export const openQuestionnaires = ({ url }: Product, headers: Record<string, string>) => {
  const post = (body: unknown, key: string = randomUUID()) =>
    ask(url, questionnaireCalls.saveResult, { body, headers: { ...headers, 'Idempotency-Key': key } });
  return {
    answers,
    post,
    save: async (patientId: string, type: QuestionnaireId, scores: Scores, questionDate?: string) => {
      const { status, body } = await post(answers(patientId, type, scores, questionDate));
      expect({ status, body }).toMatchObject({ status: 201 });
      return questionnaireCalls.saveResult.replies[201].parse(body);
    },
    correct: (patientId: string, resultId: string, body: object, key: string = randomUUID()) =>
      ask(url, questionnaireCalls.correctResult, {
        params: { patientId, resultId },
        body: { why: 'It was entered wrongly.', ...body },
        headers: { ...headers, 'Idempotency-Key': key },
      }),
    respond: (patientId: string, alertId: string, body: object) =>
      ask(url, alertCalls.respondToAlert, { params: { patientId, alertId }, body, headers }),
    read: async <C extends Call & { replies: { 200: z.ZodType } }>(call: C, params: Record<string, string> = {}) => {
      const { status, body } = await ask(url, call, { params, headers });
      expect(status).toBe(200);
      return call.replies[200].parse(body) as z.output<C['replies'][200]>;
    },
  };
};
