import type { QuestionnaireId } from '../../../../../shared/questionnaires/ids.ts';
import { findQuestionnaire } from '../../../../../shared/questionnaires/registry.ts';
import { type Answer, followUpOf, wordsOf } from '../../../../../shared/questionnaires/scoring.ts';
import styles from './score-lines.module.css';

type Props = { questionType: QuestionnaireId; answers: readonly Answer[] };

/** The free text of answers, each under its question; nothing where there is none. */
export const FollowUps = ({ questionType, answers }: Props) => {
  const questionnaire = findQuestionnaire(questionType);
  const words = wordsOf(answers);
  if (words.length === 0) return null;
  return (
    <dl className={styles.words} aria-label={`Words with the answers to ${questionnaire.name}`}>
      {words.map((answer) => (
        <div key={answer.question}>
          <dt>
            Question {answer.question + 1}, {followUpOf(questionnaire, answer)}
          </dt>
          <dd>{answer.text}</dd>
        </div>
      ))}
    </dl>
  );
};
