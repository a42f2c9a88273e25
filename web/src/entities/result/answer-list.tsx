import type { Questionnaire } from '../../../../shared/questionnaires/questionnaire.ts';
import { type Answer, followUpOf, optionsOf } from '../../../../shared/questionnaires/scoring.ts';
import styles from './answers-dialog.module.css';

type Props = { questionnaire: Questionnaire; answers: readonly Answer[] };

/** Every question with what was answered to it, and the words that went with the answer. */
export const AnswerList = ({ questionnaire, answers }: Props) => {
  const textOf = (question: number, given: Answer): string => {
    const option = optionsOf(questionnaire, question).find(({ score }) => score === given.score);
    const isNumber = option?.text === String(given.score);
    return isNumber
      ? `${given.score}${option.end ? ` (${option.end})` : ''}`
      : `${option?.text ?? ''} (${given.score})`;
  };
  return (
    <ol className={styles.answers}>
      {questionnaire.questions.map(({ text }, question) => {
        const given = answers.find((answer) => answer.question === question);
        return (
          <li key={text}>
            {text} <strong>{given ? textOf(question, given) : 'Not asked'}</strong>
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
};
