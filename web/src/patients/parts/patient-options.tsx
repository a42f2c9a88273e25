import { formatDay } from '../../../../shared/kernel/format-day.ts';
import { today } from '../../../../shared/kernel/today.ts';
import styles from './patient-options.module.css';
import type { FoundPatient } from './queries.ts';
import { referenceOf } from './reference-of.ts';
import type { PatientCombobox } from './use-patient-combobox.ts';

/** A hit of the search, with enough to tell two people of one name apart. */
const PatientOption = ({ patient }: { patient: FoundPatient }) => {
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

type Props = PatientCombobox['list'] & { label: string; className?: string | undefined };

/** The list of a combobox over patients. */
export const PatientOptions = ({ items, isShown, getMenuProps, getItemProps, label, className }: Props) => (
  <div
    {...getMenuProps({ 'aria-label': label, 'aria-labelledby': undefined })}
    className={className ? `${styles.list} ${className}` : styles.list}
    hidden={!isShown}
  >
    {isShown &&
      items.map((row, index) => (
        <div key={row.patientId} {...getItemProps({ item: row, index })}>
          <PatientOption patient={row} />
        </div>
      ))}
  </div>
);
