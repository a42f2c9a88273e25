import type { QuestionnaireId } from '../../../../shared/questionnaires/ids.ts';

type Point = { resultId: string; questionDate: string };
type Test = { questionType: QuestionnaireId; first: Point; latest: Point };

/** The result of a questionnaire on the record for a day, as far as the patient's test summary shows. */
export const answeredOn = (tests: readonly Test[], asked: string, day: string) =>
  tests
    .filter(({ questionType }) => questionType === asked)
    .flatMap(({ questionType, first, latest }) => [latest, first].map((point) => ({ ...point, questionType })))
    .find(({ questionDate }) => questionDate === day);
