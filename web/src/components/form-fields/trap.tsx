import { trapField } from '../../../../shared/forms/robots.ts';
import { controlId } from '../field.tsx';
import styles from './form-fields.module.css';

/** A field that no person meets, by eye, key or screen reader. */
export const Trap = () => (
  <div className={styles.trap} aria-hidden="true">
    <label htmlFor={controlId(trapField)}>Please leave this empty</label>
    <input id={controlId(trapField)} type="text" name={trapField} tabIndex={-1} autoComplete="off" />
  </div>
);
