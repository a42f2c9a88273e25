import type { ClosingReason } from '../episodes/closing.ts';
import { daysBetween } from '../kernel/calendar.ts';
import type { QuestionnaireId } from './ids.ts';
import { instrumentsFor } from './offered.ts';

/** Answers of the last days that stand for the end of an episode: the questionnaires ask about as long a time. */
const stillSpeakDays = 14;

type Test = { readonly questionType: QuestionnaireId; readonly latest: { readonly questionDate: string } };

/**
 * The questionnaires to answer once more before an episode is closed: those that measure how somebody is, have a
 * baseline in it, and were last answered too long before its end. For somebody who has died there are none.
 */
export const dueAtEnd = (
  tests: readonly Test[],
  { service, reason, today }: { service: string; reason: ClosingReason | undefined; today: string },
): QuestionnaireId[] => {
  if (reason === 'died') return [];
  return instrumentsFor(service)
    .filter(({ reports }) => reports !== 'outcome')
    .filter(({ id }) =>
      tests.some(
        ({ questionType, latest }) => questionType === id && daysBetween(latest.questionDate, today) > stillSpeakDays,
      ),
    )
    .map(({ id }) => id);
};
