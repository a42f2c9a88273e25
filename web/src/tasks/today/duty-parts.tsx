import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { StaffUser } from '../../../../shared/patients/record.ts';
import { ActionLink } from '../../kernel/components/action-link.tsx';
import { Unreadable } from '../../kernel/components/unreadable.tsx';
import { fullName } from '../../kernel/lib/format.ts';
import { patientScreen } from '../../kernel/lib/paths.ts';
import styles from './today.module.css';

/** The words of a line, and the one action that fulfils it. */
export type DutyRow = { words: ReactNode; action?: ReactNode };

/** Replaces the content of a record that opens with a reason. */
export const toOpen = 'of another service, opens with a reason';

export const whose = (owner: StaffUser | undefined) => (owner ? `${fullName(owner)}’s` : 'nobody’s yet');

export type Person = { patientId: string; firstName: string; lastName: string };
export const Person = ({ of }: { of: Person }) => <Link to={patientScreen(of.patientId)}>{fullName(of)}</Link>;

export const Detail = ({ children }: { children: ReactNode }) => <span className={styles.detail}>{children}</span>;

/** The action of a line as a link; `about` is heard by whoever hears it without the rest of the line. */
export const Act = ({ to, label, about }: { to: string; label: string; about: string }) => (
  <ActionLink to={to}>
    {label}
    <span className="visually-hidden"> {about}</span>
  </ActionLink>
);

/** What can no longer be read is shown as such, and never left out. */
export const unreadable = (what: string, id: string): DutyRow => ({ words: <Unreadable what={what} id={id} /> });
