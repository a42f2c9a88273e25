import type { HalfAnswered } from '../../../shared/questionnaires/answered-alone.ts';
import type { QuestionnaireId } from '../../../shared/questionnaires/ids.ts';
import type { Answer } from '../../../shared/questionnaires/scoring.ts';
import type { Patient } from '../questionnaires/patients.ts';
import type { StoredCompletion, StoredHalf } from './items.ts';
import type { Read } from './plan-answered.ts';

/** The data that a page is drawn from: what was asked of whom, and the answers so far. */
export type Opened = { completion: StoredCompletion; half: HalfAnswered; patient: Patient };

/** The stored answers by questionnaire. */
export const readAnswers = ({ answers }: StoredHalf, types: readonly QuestionnaireId[]): HalfAnswered =>
  Object.fromEntries(
    types.map((type): [QuestionnaireId, Answer[]] => [
      type,
      Object.entries(answers).flatMap(([name, score]) => {
        const [of, question = ''] = name.split('.');
        return of === type ? [{ question: Number(question), score }] : [];
      }),
    ]),
  );

export const openedOf = ({ completion, stored, patient }: Read): Opened => ({
  completion,
  patient,
  half: readAnswers(stored, completion.questionnaires),
});
