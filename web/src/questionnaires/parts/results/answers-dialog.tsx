import { Link } from 'react-router-dom';
import { formatDay } from '../../../../../shared/kernel/format-day.ts';
import { describeAnswer } from '../../../../../shared/questionnaires/describe-answers.ts';
import { isInUse } from '../../../../../shared/questionnaires/in-use.ts';
import type { Questionnaire } from '../../../../../shared/questionnaires/questionnaire.ts';
import { findQuestionnaire } from '../../../../../shared/questionnaires/registry.ts';
import type { TestResult } from '../../../../../shared/questionnaires/result.ts';
import { type Answer, followUpOf } from '../../../../../shared/questionnaires/scoring.ts';
import { MainButton } from '../../../kernel/components/buttons.tsx';
import { Loaded } from '../../../kernel/components/loaded.tsx';
import dialogStyles from '../../../kernel/components/modal.module.css';
import { Modal } from '../../../kernel/components/modal.tsx';
import { formatInstant } from '../../../kernel/lib/format.ts';
import { correctionScreen } from '../../../kernel/lib/paths.ts';
import { may } from '../../../kernel/session/may.ts';
import styles from './answers.module.css';
import { useResultVersions } from './queries.ts';
import { ScoreLines } from './score-lines.tsx';

type ListProps = { questionnaire: Questionnaire; answers: readonly Answer[] };

/** Every question with its answer and free text. */
export const AnswerList = ({ questionnaire, answers }: ListProps) => (
  <ol className={styles.answers}>
    {questionnaire.questions.map(({ text }, question) => {
      const given = answers.find((answer) => answer.question === question);
      return (
        <li key={text}>
          {text} <strong>{given ? describeAnswer(questionnaire, given) : 'Not asked'}</strong>
          {given?.text && (
            <p className={styles.words}>
              {followUpOf(questionnaire, given)}: {given.text}
            </p>
          )}
        </li>
      );
    })}
  </ol>
);

type HistoryProps = { result: Pick<TestResult, 'patientId' | 'resultId' | 'questionType'> };

/** Who corrected a result, when and why, with the earlier answers. */
const ResultHistory = ({ result: { patientId, resultId, questionType } }: HistoryProps) => (
  <Loaded from={useResultVersions(patientId, resultId)}>
    {({ versions }) => (
      <section aria-label="Corrections" className={styles.history}>
        <h3>Corrections</h3>
        {versions.map(({ version, correction, correctedBy }, index) => {
          const before = versions[index + 1];
          if (!correction || !before) return null;
          return (
            <div key={version} className={styles.correction}>
              <p>
                {correctedBy && `${correctedBy.firstName} ${correctedBy.lastName}, `}
                {formatInstant(correction.at)}: {correction.why}
              </p>
              <details>
                <summary>
                  See the answers as they were before (version {before.version} of {formatDay(before.questionDate)})
                </summary>
                <ScoreLines result={before} />
                <AnswerList questionnaire={findQuestionnaire(questionType)} answers={before.answers} />
              </details>
            </div>
          );
        })}
      </section>
    )}
  </Loaded>
);

/** A person's answers of a day, item by item. */
export const AnswersDialog = ({ result, name, onClose }: { result: TestResult; name: string; onClose: () => void }) => {
  const { questionType, questionDate, answers, version, patientId, resultId } = result;
  const questionnaire = findQuestionnaire(questionType);
  const title = `${questionnaire.name} of ${name}, ${formatDay(questionDate)}`;
  // By default the browser focuses the first button, which is below all answers: on a phone the name would be out of
  // sight.
  return (
    <Modal title={title} first="title" isWide onCancel={onClose}>
      <ScoreLines result={result} />
      <AnswerList questionnaire={questionnaire} answers={answers} />
      {version > 1 && <ResultHistory result={result} />}
      <div className={dialogStyles.actions}>
        <MainButton label="Close" onClick={onClose} />
        {may('mayWriteRecords') && isInUse(questionType) && (
          <Link className="button quiet" to={correctionScreen(questionType, patientId, resultId)}>
            Correct the answers
          </Link>
        )}
      </div>
      {!isInUse(questionType) && (
        <p>{questionnaire.name} is not in use any more, so these answers can be read and not corrected.</p>
      )}
    </Modal>
  );
};
