import { phoneLink } from '../../../../shared/organisation/organisation.ts';
import type { PatientRecord } from '../../../../shared/patients/record.ts';
import styles from './danger.module.css';

type SafeContact = PatientRecord['referralSafeContact'] | undefined;

/** Whether a way to reach somebody was marked safe. Where nothing was marked, a call is. */
export const isSafeWay = (way: 'call' | 'email', safeContact: SafeContact): boolean => {
  const ways: readonly string[] = safeContact?.methods ?? [];
  return ways.length === 0 ? way === 'call' : ways.includes(way);
};

type Person = { name: string; safeContact: SafeContact };

/** The numbers of a person. Where a call was not marked safe they are no links: a slip of the finger would ring. */
export const PhoneLinks = ({ name, numbers, safeContact }: Person & { numbers: readonly string[] }) => {
  if (numbers.length === 0) return null;
  if (!isSafeWay('call', safeContact)) return <span>A call was not marked safe: {numbers.join(', ')}</span>;
  return (
    <ul className={styles.phones}>
      {numbers.map((number) => (
        <li key={number}>
          <a href={phoneLink(number)}>
            <span className="visually-hidden">Call {name}: </span>
            {number}
          </a>
        </li>
      ))}
    </ul>
  );
};

/** The email address of a person, which is no link where an email was not marked safe. */
export const EmailLink = ({ name, email, safeContact }: Person & { email: string }) =>
  isSafeWay('email', safeContact) ? (
    <a className={styles.email} href={`mailto:${email}`}>
      <span className="visually-hidden">Write to {name}: </span>
      {email}
    </a>
  ) : (
    <span>An email was not marked safe: {email}</span>
  );
