import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { questionnaires } from '../../../../shared/api/questionnaires.ts';
import type { TestResult } from '../../../../shared/api/result.ts';
import type { QuestionnaireId } from '../../../../shared/questionnaires/ids.ts';
import type { Answer } from '../../../../shared/questionnaires/scoring.ts';
import { questionnairesKey } from '../../entities/result/queries.ts';
import { send } from '../../lib/api-client.ts';
import { failureText } from '../../lib/failure-text.ts';
import { createIdempotencyKeys } from '../../lib/idempotency-keys.ts';
import { CallFailure } from '../../lib/query.ts';

export type Filled = {
  type: QuestionnaireId;
  patientId: string;
  questionDate: string;
  answers: readonly Answer[];
  why: string;
  earlyDateConfirmed: boolean;
  /** The result that these answers take the place of. */
  corrects: TestResult | undefined;
};

const confirmationOf = ({ earlyDateConfirmed }: Filled) =>
  earlyDateConfirmed ? ({ earlyDateConfirmed } as const) : {};

const correct = async (filled: Filled, { resultId, version }: TestResult, keyOf: (body: unknown) => string) => {
  const { type, patientId, questionDate, answers, why } = filled;
  const body = { version, questionType: type, questionDate, answers: [...answers], why, ...confirmationOf(filled) };
  const sent = await send(questionnaires.correctResult, {
    params: { referralId: patientId, resultId },
    body,
    idempotencyKey: keyOf([resultId, body]),
  });
  if (sent.status === 200) return sent.body;
  throw new CallFailure(sent.status, failureText(sent));
};

const save = async (filled: Filled, keyOf: (body: unknown) => string) => {
  const { type, patientId, questionDate, answers } = filled;
  const about = { questionType: type, referralId: patientId, questionDate, ...confirmationOf(filled) };
  const body = answers.map((answer) => ({ ...answer, ...about }));
  const sent = await send(questionnaires.saveResult, { body, idempotencyKey: keyOf(body) });
  if (sent.status === 201) return sent.body;
  throw new CallFailure(sent.status, failureText(sent));
};

/** Saves a filled questionnaire, or a correction of one. The same answers sent again after a lost reply are one. */
export const useSave = () => {
  const queries = useQueryClient();
  const [keys] = useState(createIdempotencyKeys);
  return useMutation({
    mutationFn: (filled: Filled) =>
      filled.corrects ? correct(filled, filled.corrects, keys.keyOf) : save(filled, keys.keyOf),
    onSuccess: () => {
      keys.forget();
      return queries.invalidateQueries({ queryKey: questionnairesKey });
    },
  });
};
