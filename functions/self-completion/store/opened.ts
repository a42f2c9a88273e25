import {
  firstOpen,
  type PartialAnswers,
  type Place,
  placeAfter,
} from '../../../shared/questionnaires/answered-alone.ts';
import type { QuestionnaireId } from '../../../shared/questionnaires/ids.ts';
import type { Answer } from '../../../shared/questionnaires/scoring.ts';
import type { Patient } from '../../patients/store/patients.ts';
import type { SelfCompletionRequest, StoredPartialAnswers } from './items.ts';
import type { Read } from './plan-answered.ts';

/** The data that a page is drawn from: what was asked of whom, and the answers so far. */
export type Opened = { request: SelfCompletionRequest; partialAnswers: PartialAnswers; patient: Patient };

export const readAnswers = ({ answers }: StoredPartialAnswers, types: readonly QuestionnaireId[]): PartialAnswers =>
  Object.fromEntries(
    types.map((type): [QuestionnaireId, Answer[]] => [
      type,
      Object.entries(answers).flatMap(([name, score]) => {
        const [of, question = ''] = name.split('.');
        return of === type ? [{ question: Number(question), score }] : [];
      }),
    ]),
  );

export const openedOf = ({ request, stored, patient }: Read): Opened => ({
  request,
  patient,
  partialAnswers: readAnswers(stored, request.questionnaires),
});

const askedOf = ({ questionnaires: types, done, feedback }: SelfCompletionRequest) => ({ types, done, feedback });

/** The first part that the person has not answered yet. */
export const placeOf = ({ request, partialAnswers }: Opened): Place => firstOpen(askedOf(request), partialAnswers);

export const placeAfterAnswer = ({ request, partialAnswers }: Opened, at: Exclude<Place, string>): Place =>
  placeAfter(at, askedOf(request), partialAnswers);
