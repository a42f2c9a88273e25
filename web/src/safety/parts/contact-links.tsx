import { phoneLink } from '../../../../shared/organisation/organisation.ts';
import type { PatientRecord } from '../../../../shared/patients/record.ts';
import styles from './danger.module.css';

type SafeContact = PatientRecord['referralSafeContact'] | undefined;

/** Whether a call was marked safe, or nothing was. */
export const isCallSafe = (safeContact: SafeContact): boolean => {
  const methods: readonly string[] = safeContact?.methods ?? [];
  return methods.length === 0 || methods.includes('call');
};

type Props = { name: string; numbers: readonly string[]; safeContact: SafeContact };

/** The numbers of a person. Where a call was not marked safe they are no links: a slip of the finger would ring. */
export const PhoneLinks = ({ name, numbers, safeContact }: Props) => {
  if (numbers.length === 0) return null;
  if (!isCallSafe(safeContact)) return <span>A call was not marked safe: {numbers.join(', ')}</span>;
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
