import type { Standing } from '../../lib/questionnaires/queries.ts';
import styles from './patient-line.module.css';
import { PatientLine } from './patient-line.tsx';

type Props = { patient: Standing; onChange: (() => void) | undefined };

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
