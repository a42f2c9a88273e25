import { dueDay } from '../domain/overdue.ts';
import type { QuestionnaireId } from './ids.ts';
import { instrumentsFor } from './offered.ts';

type Taken = { questionType: QuestionnaireId; latest: { questionDate: string } };

/**
 * The questionnaires that are asked of a patient of a service on a day: those that are asked again and again, where the
 * time has come or there is no answer yet. The day on which one is due is one on which it is asked.
 */
export const dueAt = (service: string, taken: readonly Taken[], day: string): QuestionnaireId[] =>
  instrumentsFor(service).flatMap(({ id, everyDays }) => {
    if (everyDays === undefined) return [];
    const latest = taken.find(({ questionType }) => questionType === id)?.latest;
    return latest && dueDay(latest.questionDate, everyDays) > day ? [] : [id];
  });
