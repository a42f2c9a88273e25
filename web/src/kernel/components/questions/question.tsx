import type { KeyboardEvent, ReactNode } from 'react';
import { controlId } from '../field.tsx';
import styles from './question.module.css';

type ShownOption = { text: string; score: number; end?: string };

type Props = {
  number: number;
  text: string;
  options: readonly ShownOption[];
  given: number | undefined;
  wrong: boolean;
  onAnswer: (score: number) => void;
  /** Takes the answer back. */
  onClear: () => void;
  /** The questionnaire that it belongs to, where several are on one screen. */
  scope?: string;
  /** The free-text question beside the answer. */
  children?: ReactNode;
};

export const radioId = (question: number, score: number, scope = ''): string => `${scope}q${question}-${score}`;
export const questionName = (question: number, scope = ''): string => `${scope}question-${question}`;

const isNumber = ({ text, score }: ShownOption): boolean => text === String(score);

/** A number of a scale, with the meaning of the first and the last one; or words, and the key that chooses them. */
const OptionText = ({ option }: { option: ShownOption }) => {
  if (!isNumber(option)) {
    return (
      <>
        <span className={styles.key} aria-hidden="true">
          {option.score}
        </span>
        {option.text}
      </>
    );
  }
  return (
    <>
      {option.text}
      {option.end && <span className="visually-hidden"> {option.end}</span>}
    </>
  );
};

/** The meaning of the ends of a scale, for the eye; a screen reader hears it from the options themselves. */
const Ends = ({ options }: { options: readonly ShownOption[] }) => {
  const ends = options.filter(({ end }) => end !== undefined);
  return (
    ends.length > 0 && (
      <p className={styles.ends} aria-hidden="true">
        {ends.map(({ score, end }) => (
          <span key={score}>
            {score} = {end}
          </span>
        ))}
      </p>
    )
  );
};

const clearingKeys = ['Delete', 'Backspace'];

/** What the keys that clear do, for the hint beside those that answer. */
export const clearingHint = 'Delete or Backspace clears an answer.';

/**
 * One numbered question; the number of an option chooses it by keyboard. An answer can be taken back, by a button that
 * comes with it and moves nothing, or by a key.
 */
export const Question = ({ number, text, options, given, wrong, onAnswer, onClear, scope, children }: Props) => {
  const question = number - 1;
  const [first] = options;
  const clear = () => {
    if (given === undefined) return;
    onClear();
    // The button goes with the answer; the focus stays with the question.
    document.getElementById(radioId(question, given, scope))?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isOption = event.target instanceof HTMLInputElement && event.target.type === 'radio';
    if (!isOption || !clearingKeys.includes(event.key)) return;
    event.preventDefault();
    clear();
  };
  return (
    <fieldset
      className={styles.question}
      data-question={question}
      data-answered={given !== undefined}
      data-wrong={wrong}
      id={controlId(questionName(question, scope))}
      tabIndex={-1}
      onFocus={(event) => {
        // A link of the error summary leads to the question; answering starts at its first option.
        if (event.target === event.currentTarget && first) {
          document.getElementById(radioId(question, first.score, scope))?.focus();
        }
      }}
      onKeyDown={onKeyDown}
    >
      <legend>
        <span className={styles.number}>{number}</span> {text}
        {wrong && <strong className={styles.missing}> Not answered yet.</strong>}
      </legend>
      <div className={options.every(isNumber) ? styles.scale : styles.options}>
        {options.map((option) => (
          <label key={option.score} className={styles.option}>
            <input
              type="radio"
              id={radioId(question, option.score, scope)}
              name={questionName(question, scope)}
              value={option.score}
              checked={given === option.score}
              onChange={() => onAnswer(option.score)}
            />
            <OptionText option={option} />
          </label>
        ))}
      </div>
      <Ends options={options} />
      {children}
      {given !== undefined && (
        <div className={styles.foot}>
          <button type="button" className={styles.clear} onClick={clear}>
            Clear <span className="visually-hidden">answer to question {number}</span>
          </button>
        </div>
      )}
    </fieldset>
  );
};
