import { questionnaireCalls } from '../../../../shared/questionnaires/calls.ts';
import type { QuestionnaireId } from '../../../../shared/questionnaires/ids.ts';
import { send } from '../../kernel/lib/api-client.ts';
import type { Entered } from '../parts/entry-fields.ts';

export type Filled = Entered & {
  type: QuestionnaireId;
  patientId: string;
  /** The result that these answers replace, and the version of it that was read. */
  corrects: { resultId: string; version: number } | undefined;
};

const confirmationOf = ({ earlyDateConfirmed }: Filled) =>
  earlyDateConfirmed ? ({ earlyDateConfirmed } as const) : {};

export const sendFilled = async (filled: Filled, idempotencyKey: string) => {
  const { type, patientId, questionDate, answers, why, corrects } = filled;
  if (corrects) {
    const { resultId, version } = corrects;
    return await send(questionnaireCalls.correctResult, {
      params: { patientId, resultId },
      body: { version, questionType: type, questionDate, answers, why, ...confirmationOf(filled) },
      idempotencyKey,
    });
  }
  const about = { questionType: type, patientId, questionDate, ...confirmationOf(filled) };
  const body = answers.map((answer) => ({ ...answer, ...about }));
  return await send(questionnaireCalls.saveResult, { body, idempotencyKey });
};
export type SaveAnswer = Awaited<ReturnType<typeof sendFilled>>;
