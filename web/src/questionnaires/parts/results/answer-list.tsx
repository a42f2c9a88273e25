import { describeAnswer } from '../../../../../shared/questionnaires/describe-answers.ts';
import type { Questionnaire } from '../../../../../shared/questionnaires/questionnaire.ts';
import { type Answer, followUpOf } from '../../../../../shared/questionnaires/scoring.ts';
import styles from './answers.module.css';

type Props = { questionnaire: Questionnaire; answers: readonly Answer[] };

/** Every question with its answer and free text. */
export const AnswerList = ({ questionnaire, answers }: Props) => (
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
