import { useState } from 'react';
import styles from './field.module.css';
import { Field } from './field.tsx';

type Props = {
  name: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  autoComplete: string;
};

export const PasswordField = ({ name, label, hint, error, autoComplete }: Props) => {
  const [shown, setShown] = useState(false);
  return (
    <Field name={name} label={label} hint={hint} error={error}>
      {(control) => (
        <span className={styles.withButton}>
          <input
            {...control}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
          />
          <button
            type="button"
            aria-label={shown ? `Hide ${label.toLowerCase()}` : `View ${label.toLowerCase()}`}
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
          >
            {shown ? 'Hide' : 'View'}
          </button>
        </span>
      )}
    </Field>
  );
};
