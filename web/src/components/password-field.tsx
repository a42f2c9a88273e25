import { useState } from 'react';
import styles from './field.module.css';
import { Field } from './field.tsx';

type Props = { name: string; label: string; error?: string | undefined; autoComplete: string };

export const PasswordField = ({ name, label, error, autoComplete }: Props) => {
  const [shown, setShown] = useState(false);
  return (
    <Field name={name} label={label} error={error}>
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
            aria-label={shown ? 'Hide password' : 'View password'}
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
