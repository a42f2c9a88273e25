import { formatDay } from '../../../../shared/domain/format-day.ts';
import { today } from '../../../../shared/domain/today.ts';
import styles from './patient-option.module.css';
import type { FoundPatient } from './queries.ts';
import { referenceOf } from './reference-of.ts';

/** A hit of the search, with enough to tell two people of one name apart. */
export const PatientOption = ({ patient }: { patient: FoundPatient }) => {
  const { firstName, lastName, dob, active, referralDate } = patient;
  return (
    <>
      <span className={styles.name}>
        {firstName} {lastName}
      </span>
      <span className={styles.more}>
        {dob ? `Born ${formatDay(dob)}` : 'Date of birth not known'}
        {' · '}
        <span className={styles.reference}>{referenceOf(patient)}</span>
        {' · '}
        <span className={active ? undefined : styles.closed}>{active ? 'Open' : 'Closed'}</span>
        {` · Referred ${formatDay(today(new Date(referralDate)))}`}
      </span>
    </>
  );
};
