import { type ReactNode, useState } from 'react';
import styles from './account-page.module.css';
import { QuietButton } from './buttons.tsx';
import codeStyles from './code-field.module.css';
import fieldStyles from './field.module.css';
import { Field, type FieldProps, TextField } from './field.tsx';
import type { FormStatus } from './form-actions.tsx';
import { Heading } from './heading.tsx';
import { PageHead } from './page-head.tsx';

type Props = { title: string; description: string; path: string; status: FormStatus | undefined; children: ReactNode };

/** The frame of the screens about an account: a heading, a few words, one narrow form. */
export const AccountPage = ({ title, description, path, status, children }: Props) => (
  <div className={styles.page}>
    <PageHead title={title} isWrong={status?.kind === 'failed'} description={description} path={path} listed={false} />
    <Heading>{title}</Heading>
    {children}
  </div>
);

/** The email address of an account; a browser fills it in with the password. */
export const AccountEmail = (field: { name: string; error: string | undefined }) => (
  <TextField {...field} label="Email" type="email" autoComplete="username" autoCapitalize="none" spellCheck={false} />
);

type CodeProps = {
  label?: string;
  /** Where to find the code. */
  hint?: string;
  error: string | undefined;
};

const codeDigits = 6;

/** Six digits that were sent to somebody, or that an app shows; a phone offers to fill them in. */
export const CodeField = ({ label = 'Code', hint = `${codeDigits} digits`, error }: CodeProps) => (
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
    className={codeStyles.code}
  />
);

/** The digits to check: people type them in groups. */
export const readCode = (typed: string): string => typed.replaceAll(/\s/g, '');

type PasswordProps = Omit<FieldProps, 'children'> & { autoComplete: string };

export const PasswordField = ({ autoComplete, ...field }: PasswordProps) => {
  const [shown, setShown] = useState(false);
  return (
    <Field {...field}>
      {(control) => (
        <span className={fieldStyles.withButton}>
          <input
            {...control}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
          />
          <button
            type="button"
            aria-label={`${shown ? 'Hide' : 'View'} ${field.label.toLowerCase()}`}
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

/** The outcome of asking for another code. */
export const resent = { kind: 'done', text: 'We have sent you a new code.' } as const;

/** Beside the button of a form that asks for a code. */
export const ResendCode = ({ onClick }: { onClick: () => void }) => (
  <QuietButton label="Resend code" onClick={onClick} />
);
