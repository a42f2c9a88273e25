import { forms } from '#words/forms.ts';
import { honeypotField } from '../../../../../shared/kernel/forms/read-entries.ts';
import { controlId } from '../field.tsx';
import styles from './form-fields.module.css';

/** The honeypot: a field that no person meets, by eye, key or screen reader. */
export const Honeypot = () => (
  <div className={styles.honeypot} aria-hidden="true">
    <label htmlFor={controlId(honeypotField)}>{forms.leaveEmpty}</label>
    <input id={controlId(honeypotField)} type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
  </div>
);
