import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { questionnaires } from '../../../../shared/api/questionnaires.ts';
import type { TestResult } from '../../../../shared/api/result.ts';
import type { QuestionnaireId } from '../../../../shared/questionnaires/ids.ts';
import type { Answer } from '../../../../shared/questionnaires/scoring.ts';
import { createIdempotencyKeys } from '../../lib/idempotency-keys.ts';
import { fetchBody } from '../../lib/query.ts';
import { refreshed } from '../../lib/refresh.ts';

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

const correct = (filled: Filled, { resultId, version }: TestResult, keyOf: (body: unknown) => string) => {
  const { type, patientId, questionDate, answers, why } = filled;
  const body = { version, questionType: type, questionDate, answers: [...answers], why, ...confirmationOf(filled) };
  return fetchBody(questionnaires.correctResult, {
    params: { referralId: patientId, resultId },
    body,
    idempotencyKey: keyOf([resultId, body]),
  });
};

const save = (filled: Filled, keyOf: (body: unknown) => string) => {
  const { type, patientId, questionDate, answers } = filled;
  const about = { questionType: type, referralId: patientId, questionDate, ...confirmationOf(filled) };
  const body = answers.map((answer) => ({ ...answer, ...about }));
  return fetchBody(questionnaires.saveResult, { body, idempotencyKey: keyOf(body) });
};

/** Saves a filled questionnaire, or a correction of one. The same answers sent again after a lost reply are one. */
export const useSave = () => {
  const [keys] = useState(createIdempotencyKeys);
  return useMutation({
    mutationFn: (filled: Filled) =>
      filled.corrects ? correct(filled, filled.corrects, keys.keyOf) : save(filled, keys.keyOf),
    onSuccess: () => {
      keys.forget();
      return refreshed();
    },
  });
};
