import type { MouseEvent } from 'react';
import { forms } from '#words/forms.ts';
import type { Choice } from '../../../../../shared/kernel/forms/field.ts';
import { controlId, describedBy, FieldNotes } from '../field.tsx';
import styles from './form-fields.module.css';

type Props = {
  name: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  type: 'radio' | 'checkbox';
  choices: readonly Choice[];
  /** The ids chosen at the start. */
  value: readonly string[];
  /** A single tick, which needs no question beside its label. */
  bare?: boolean;
  /** Whether one must be chosen, so that no choice can be cleared. */
  required?: boolean;
};

const clear = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
  const fieldset = currentTarget.closest('fieldset');
  const chosen = fieldset?.querySelector<HTMLInputElement>('input:checked');
  if (!chosen) return;
  chosen.checked = false;
  // The button disappears with the choice; the focus stays with the question.
  chosen.focus();
  chosen.dispatchEvent(new Event('input', { bubbles: true }));
};

/** Radio buttons or ticks with a question of their own. A chosen radio can be cleared. */
export const Choices = ({ name, label, hint, error, type, choices, value, bare = false, required = false }: Props) => {
  const id = controlId(name);
  // A word from elsewhere stays among the choices.
  const shown = [
    ...choices.filter((choice) => !choice.isOver || value.includes(choice.id)),
    ...value.filter((id) => !choices.some((choice) => choice.id === id)).map((id) => ({ id, label: id })),
  ];
  const options = shown.map((choice, index) => (
    <label key={choice.id} className={styles.choice}>
      <input
        type={type}
        id={index === 0 ? id : undefined}
        name={name}
        value={choice.id}
        defaultChecked={value.includes(choice.id)}
        aria-invalid={error && type === 'checkbox' ? true : undefined}
      />
      <span>{choice.label}</span>
    </label>
  ));
  if (bare) return <div className={styles.tick}>{options}</div>;
  return (
    <fieldset className={styles.question} data-wrong={!!error} aria-describedby={describedBy(id, hint, error)}>
      <legend>{label}</legend>
      <FieldNotes id={id} hint={hint} error={error} styles={styles} />
      <div className={shown.length > 3 ? `${styles.choices} ${styles.many}` : styles.choices}>{options}</div>
      {type === 'radio' && !required && (
        <button type="button" className={styles.clear} onClick={clear}>
          {forms.clear}
          <span className="visually-hidden">: {label}</span>
        </button>
      )}
    </fieldset>
  );
};
