import type { QuestionnaireId } from './ids.ts';
import { instrumentsFor } from './offered.ts';
import { dueDay } from './overdue.ts';

type Taken = { questionType: QuestionnaireId; latest: { questionDate: string } };

/**
 * The questionnaires that a patient of a service is asked on a day: repeated ones whose time has come or that have no
 * answer yet. The due day itself is included.
 */
export const dueAt = (service: string, taken: readonly Taken[], day: string): QuestionnaireId[] =>
  instrumentsFor(service).flatMap(({ id, everyDays }) => {
    if (everyDays === undefined) return [];
    const latest = taken.find(({ questionType }) => questionType === id)?.latest;
    return latest && dueDay(latest.questionDate, everyDays) > day ? [] : [id];
  });
