import { TextField } from '../../components/field.tsx';
import styles from './code-field.module.css';

export const CodeField = ({ error }: { error: string | undefined }) => (
  <TextField
    name="code"
    label="Code"
    hint="6 digits, in the email"
    error={error}
    inputMode="numeric"
    autoComplete="one-time-code"
    maxLength={12}
    spellCheck={false}
    className={styles.code}
  />
);

export const readCode = (typed: string): string => typed.replaceAll(/\s/g, '');
