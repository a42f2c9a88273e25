import { formatDay } from '../../../../../shared/kernel/format-day.ts';
import { PatientLink } from '../../../patients/parts/patient-link.tsx';
import styles from './patient-line.module.css';

type Props = {
  patient: {
    patientId: string;
    reference?: string | undefined;
    firstName: string;
    lastName: string;
    dob: string;
    active: boolean;
  };
};

/** The patient that the screen is about: in sight wherever something is entered about a person. */
export const PatientLine = ({
  patient: { patientId, reference = patientId, firstName, lastName, dob, active },
}: Props) => (
  <p className={styles.line}>
    <strong className={styles.name}>
      <PatientLink patientId={patientId} firstName={firstName} lastName={lastName} />
    </strong>
    <span>Born {dob ? formatDay(dob) : 'not known'}</span>
    <span className={styles.id}>{reference}</span>
    {!active && <span className={styles.inactive}>Inactive</span>}
  </p>
);
