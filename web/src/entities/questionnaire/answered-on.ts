import type { QuestionnaireId } from '../../../../shared/questionnaires/ids.ts';

type Point = { resultId: string; questionDate: string };
type Test = { questionType: QuestionnaireId; first: Point; latest: Point };

/** The result of a questionnaire that is on the record for a day already, as far as the standing of a patient tells. */
export const answeredOn = (tests: readonly Test[], asked: string, day: string) =>
  tests
    .filter(({ questionType }) => questionType === asked)
    .flatMap(({ questionType, first, latest }) => [latest, first].map((point) => ({ ...point, questionType })))
    .find(({ questionDate }) => questionDate === day);
