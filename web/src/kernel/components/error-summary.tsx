import { useEffect, useRef } from 'react';
import { forms } from '#words/forms.ts';
import styles from './error-summary.module.css';
import { controlId, goToControl } from './field.tsx';

export type FieldErrors = Readonly<Record<string, string>>;

type Props = {
  errors: FieldErrors /** Changes with every attempt, so that the same errors are said again. */;
  attempt: number;
};

/**
 * The errors that stop a form from being sent, each with a link to its field. Takes the focus on every failed attempt.
 */
export const ErrorSummary = ({ errors, attempt }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const entries = Object.entries(errors);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the attempt is the reason to take the focus again.
  useEffect(() => heading.current?.focus(), [attempt]);
  if (entries.length === 0) return null;
  return (
    <div className={styles.summary} role="alert">
      <h2 ref={heading} tabIndex={-1}>
        {forms.problem}
      </h2>
      <ul>
        {entries.map(([name, message]) => (
          <li key={name}>
            <a
              href={`#${controlId(name)}`}
              onClick={(event) => {
                event.preventDefault();
                const control = document.getElementById(controlId(name));
                if (control) goToControl(control);
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};
