import type { ReactNode } from 'react';
import type { PatientRecord } from '../../../../shared/api/record.ts';
import { phoneLink } from '../../../../shared/organisation.ts';
import { isCallSafe } from '../../entities/danger/phone-links.tsx';
import styles from './decision.module.css';

const Call = ({ number, children }: { number: string; children: ReactNode }) => (
  <li>
    <a href={phoneLink(number)}>
      Call {children}: {number}
    </a>
  </li>
);

/**
 * Whom to ring; how it is safe is shown at the head of the workspace. Where a call was not marked safe, their numbers
 * are no links: a slip of the finger would ring.
 */
export const WhoToCall = ({ record }: { record: PatientRecord }) => {
  const { referralPersonalDetails: person, referralReferrer: referrer, referralSafeContact: safe } = record;
  const numbers = [...new Set([person.mobile, person.phone].filter(Boolean))];
  const referrerName = `${referrer.firstName} ${referrer.lastName}`.trim() || 'the referrer';
  return (
    <ul className={styles.calls}>
      {isCallSafe(safe)
        ? numbers.map((number) => (
            <Call key={number} number={number}>
              {person.firstName}
            </Call>
          ))
        : numbers.length > 0 && <li>A call was not marked safe: {numbers.join(', ')}</li>}
      {referrer.phone && <Call number={referrer.phone}>{referrerName}</Call>}
    </ul>
  );
};
