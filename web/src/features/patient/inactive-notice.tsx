import { useState } from 'react';
import { mayEnter } from '../../../../shared/domain/roles.ts';
import { statusLabel } from '../../../../shared/organisation.ts';
import { StatusDialog } from '../../entities/patient/status-dialog.tsx';
import { readAuthorities } from '../../lib/session/authorities.ts';
import styles from './patient.module.css';

type Props = { referralId: string; name: string };

/** Says that a patient is inactive, and lets an admin change that; the API sees to who may. */
export const InactiveNotice = ({ referralId, name }: Props) => {
  const [mayReactivate] = useState(() => mayEnter(['ROLE_ADMIN'], readAuthorities()));
  const [asking, setAsking] = useState(false);
  return (
    <section className={styles.inactive} aria-label={statusLabel}>
      <p>This patient is inactive. Nothing of the record is lost, and nothing on it is due.</p>
      {mayReactivate ? (
        <button type="button" className="in-row" onClick={() => setAsking(true)}>
          Reactivate <span className="visually-hidden">{name}</span>
        </button>
      ) : (
        <p>An admin can reactivate it.</p>
      )}
      {asking && <StatusDialog referralId={referralId} name={name} active onClose={() => setAsking(false)} />}
    </section>
  );
};
