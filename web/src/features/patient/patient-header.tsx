import type { ReactNode } from 'react';
import type { PatientRecord } from '../../../../shared/api/record.ts';
import { formatDay } from '../../../../shared/domain/format-day.ts';
import { statusLabel } from '../../../../shared/organisation.ts';
import { describeSafeContact } from '../../lib/describe-safe-contact.ts';
import { describeNeeds } from './describe-needs.ts';
import styles from './patient.module.css';

/** Never scrolls away: whose record this is, and how it is safe to speak with them. */
export const PatientHeader = ({ record, children }: { record: PatientRecord; children?: ReactNode }) => {
  const { referralId: patientId, firstName, lastName, active } = record;
  const { dob } = record.referralPersonalDetails;
  return (
    <div className={styles.header}>
      <div className={styles.who}>
        <h1 tabIndex={-1}>
          {firstName} {lastName}
        </h1>
        <dl className={styles.facts}>
          <div>
            <dt>Born</dt>
            <dd>{dob ? formatDay(dob) : 'not known'}</dd>
          </div>
          <div>
            <dt>{statusLabel}</dt>
            <dd>{active ? 'Active' : 'Inactive'}</dd>
          </div>
          <div>
            <dt>ID</dt>
            <dd>{patientId}</dd>
          </div>
        </dl>
      </div>
      <dl className={styles.safe}>
        <div>
          <dt>Safe contact</dt>
          <dd>{describeSafeContact(record.referralSafeContact)}</dd>
        </div>
        <div>
          <dt>Communication</dt>
          <dd>{describeNeeds(record)}</dd>
        </div>
      </dl>
      {children}
    </div>
  );
};
