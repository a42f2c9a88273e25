import { controlId } from '../field.tsx';
import styles from './question.module.css';

type Props = {
  number: number;
  text: string;
  options: readonly { text: string; score: number }[];
  given: number | undefined;
  wrong: boolean;
  onAnswer: (score: number) => void;
};

export const radioId = (question: number, score: number): string => `q${question}-${score}`;
export const questionName = (question: number): string => `question-${question}`;

/** One numbered question; the number in front of an option is the key that answers it. */
export const Question = ({ number, text, options, given, wrong, onAnswer }: Props) => {
  const question = number - 1;
  const [first] = options;
  return (
    <fieldset
      className={styles.question}
      data-question={question}
      data-answered={given !== undefined}
      data-wrong={wrong}
      id={controlId(questionName(question))}
      tabIndex={-1}
      onFocus={(event) => {
        // A link of the error summary leads to the question; answering starts at its first option.
        if (event.target === event.currentTarget && first) {
          document.getElementById(radioId(question, first.score))?.focus();
        }
      }}
    >
      <legend>
        <span className={styles.number}>{number}</span> {text}
        {wrong && <strong className={styles.missing}> Not answered yet.</strong>}
      </legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.score} className={styles.option}>
            <input
              type="radio"
              id={radioId(question, option.score)}
              name={questionName(question)}
              value={option.score}
              checked={given === option.score}
              onChange={() => onAnswer(option.score)}
            />
            <span className={styles.key} aria-hidden="true">
              {option.score}
            </span>
            {option.text}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
