import { useState } from 'react';
import { statusLabel } from '../../../../shared/organisation.ts';
import { StatusDialog } from '../../entities/patient/status-dialog.tsx';
import { may } from '../../lib/session/may.ts';
import styles from './patient.module.css';

type Props = { patientId: string; name: string };

/** Says that a patient is inactive, and lets an admin change that; the API sees to who may. */
export const InactiveNotice = ({ patientId, name }: Props) => {
  const mayReactivate = may('mayReactivatePatients');
  const [asking, setAsking] = useState(false);
  return (
    <section className={styles.inactive} aria-label={statusLabel}>
      <p>This patient is inactive. The record is kept. No tests are due.</p>
      {mayReactivate ? (
        <button type="button" className="in-row" onClick={() => setAsking(true)}>
          Reactivate <span className="visually-hidden">{name}</span>
        </button>
      ) : (
        <p>Ask an admin to reactivate it.</p>
      )}
      {asking && <StatusDialog patientId={patientId} name={name} active onClose={() => setAsking(false)} />}
    </section>
  );
};
