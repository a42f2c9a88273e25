import { phoneLink } from '../../../../shared/organisation/organisation.ts';
import type { PatientRecord } from '../../../../shared/patients/record.ts';
import { isSafeWay } from '../../../../shared/patients/safe-ways.ts';
import styles from './danger.module.css';

type SafeContact = PatientRecord['referralSafeContact'] | undefined;

/** In place of a link, for a way that was not marked safe. */
export const describeUnsafeWay = (way: 'call' | 'email', given: string): string =>
  `${way === 'call' ? 'A call' : 'An email'} was not marked safe: ${given}`;

type Person = { name: string; safeContact: SafeContact };

/** The numbers of a person. Where a call was not marked safe they are no links: a slip of the finger would ring. */
export const PhoneLinks = ({ name, numbers, safeContact }: Person & { numbers: readonly string[] }) => {
  if (numbers.length === 0) return null;
  if (!isSafeWay('call', safeContact)) return <span>{describeUnsafeWay('call', numbers.join(', '))}</span>;
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
    <span>{describeUnsafeWay('email', email)}</span>
  );
