import type { Questionnaire } from '../../../../shared/questionnaires/questionnaire.ts';
import type { Answer } from '../../../../shared/questionnaires/scoring.ts';
import styles from './answers-dialog.module.css';

type Props = { questionnaire: Questionnaire; answers: readonly Answer[] };

/** Every question with what was answered to it. */
export const AnswerList = ({ questionnaire, answers }: Props) => {
  const textOf = (question: number): string => {
    const given = answers.find((answer) => answer.question === question);
    if (!given) return 'Not asked';
    const option = questionnaire.options.find((one) => one.score === given.score);
    return `${option?.text ?? ''} (${given.score})`;
  };
  return (
    <ol className={styles.answers}>
      {questionnaire.questions.map(({ text }, question) => (
        <li key={text}>
          {text} <strong>{textOf(question)}</strong>
        </li>
      ))}
    </ol>
  );
};
