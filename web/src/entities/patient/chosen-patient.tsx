import styles from '../result/patient-line.module.css';
import { PatientLine } from '../result/patient-line.tsx';
import type { TestSummary } from '../result/queries.ts';

type Props = { patient: TestSummary; onChange: (() => void) | undefined };

/** The patient that a screen is about, and the way to another. */
export const ChosenPatient = ({ patient, onChange }: Props) => (
  <div className={styles.chosen}>
    <PatientLine patient={patient} />
    {onChange && (
      <button type="button" className="in-row" onClick={onChange}>
        Choose another patient
      </button>
    )}
  </div>
);
