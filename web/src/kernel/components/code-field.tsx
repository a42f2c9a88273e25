import styles from './code-field.module.css';
import { TextField } from './field.tsx';

type Props = {
  label?: string;
  /** Where to find the code. */
  hint?: string;
  error: string | undefined;
};

const codeDigits = 6;

/** Six digits that were sent to somebody, or that an app shows; a phone offers to fill them in. */
export const CodeField = ({ label = 'Code', hint = `${codeDigits} digits`, error }: Props) => (
  <TextField
    name="code"
    label={label}
    hint={hint}
    error={error}
    inputMode="numeric"
    autoComplete="one-time-code"
    // People type the digits in groups.
    maxLength={codeDigits * 2}
    spellCheck={false}
    className={styles.code}
  />
);

/** The digits to check: people type them in groups. */
export const readCode = (typed: string): string => typed.replaceAll(/\s/g, '');
