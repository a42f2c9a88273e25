import type { ShownAlert } from '../../../../shared/api/alert.ts';
import { formatDay } from '../../../../shared/domain/format-day.ts';
import { describeAnswer, describeItem } from '../../../../shared/questionnaires/describe-answers.ts';
import { findQuestionnaire } from '../../../../shared/questionnaires/registry.ts';
import styles from './alert-card.module.css';

type Props = { alert: Pick<ShownAlert, 'questionType' | 'answered' | 'previous'> };

/** The answers, and those of the time before. */
export const AlertAnswers = ({ alert: { questionType, answered = [], previous } }: Props) => {
  const questionnaire = findQuestionnaire(questionType);
  if (answered.length === 0) return null;
  // With one question, its number is in front already.
  const describe = answered.length === 1 ? describeAnswer : describeItem;
  const before = previous?.risk ?? previous?.answered.map((answer) => describe(questionnaire, answer)).join('; ');
  return (
    <p className={styles.answers}>
      {answered.map((answer) => (
        <strong key={answer.question}>{describeItem(questionnaire, answer)}</strong>
      ))}
      <span>
        {previous ? `Last time, ${formatDay(previous.questionDate)}: ${before || 'not asked'}` : 'Not answered before'}
      </span>
    </p>
  );
};
