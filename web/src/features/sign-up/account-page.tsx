import type { ReactNode } from 'react';
import type { FormStatus } from '../../components/form-actions.tsx';
import { Heading } from '../../components/heading.tsx';
import { PageHead } from '../../components/page-head.tsx';
import styles from './account-page.module.css';

type Props = { title: string; description: string; path: string; status: FormStatus | undefined; children: ReactNode };

/** The frame of the screens about an account: a heading, a few words, one narrow form. */
export const AccountPage = ({ title, description, path, status, children }: Props) => (
  <div className={styles.page}>
    <PageHead
      title={status?.kind === 'failed' ? `Error: ${title}` : title}
      description={description}
      path={path}
      listed={false}
    />
    <Heading>{title}</Heading>
    {children}
  </div>
);
