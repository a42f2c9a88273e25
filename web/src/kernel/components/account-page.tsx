import type { ReactNode } from 'react';
import styles from './account-page.module.css';
import { TextField } from './field.tsx';
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
