import { type ComponentProps, type ReactNode, useState } from 'react';
import styles from './account-page.module.css';
import { QuietButton } from './buttons.tsx';
import codeStyles from './code-field.module.css';
import fieldStyles from './field.module.css';
import { Field, type FieldProps, TextField } from './field.tsx';
import type { FormStatus } from './form-actions.tsx';
import { Heading } from './heading.tsx';
import { PageHead } from './page-head.tsx';
import { StaffFormFrame } from './staff-form-frame.tsx';
import type { useForm } from './use-form.ts';

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

const codeDigits = 6;

type CodeProps = Omit<ComponentProps<typeof TextField>, 'label'> & { label?: string };

/** Six digits that were sent to somebody, or that an app shows; a phone offers to fill them in. */
export const CodeField = ({ label = 'Code', hint = `${codeDigits} digits`, ...field }: CodeProps) => (
  <TextField
    {...field}
    label={label}
    hint={hint}
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

/** The password that somebody chooses. */
export const NewPasswordField = (field: Omit<PasswordProps, 'autoComplete' | 'hint'>) => (
  <PasswordField
    {...field}
    hint="At least 12 characters. Three or four words in a row are easy to remember."
    autoComplete="new-password"
  />
);

/** The outcome of asking for another code. */
export const resent = { kind: 'done', text: 'We have sent you a new code.' } as const;

type FormProps = Omit<ComponentProps<typeof StaffFormFrame>, 'form' | 'onSubmit' | 'beside'> & {
  form: ReturnType<typeof useForm>;
  /** Sends a further code. */
  onResend?: Parameters<FormProps['form']['run']>[0] | undefined;
};

/** The form of a screen about an account; one that asks for a code has a button for another. */
export const AccountForm = ({ form, onResend, ...frame }: FormProps) => (
  <StaffFormFrame
    {...frame}
    form={form}
    onSubmit={form.submit}
    beside={onResend && <QuietButton label="Resend code" onClick={() => form.run(onResend)} />}
  />
);
