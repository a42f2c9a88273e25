import type { PatientRecord } from '../../../../shared/patients/record.ts';
import styles from './patient.module.css';

export const Signature = ({ record }: { record: PatientRecord }) => {
  const { signatureUrl } = record.referralPersonalDetails;
  return (
    <section className={styles.card} aria-labelledby="record-signature">
      <h2 id="record-signature">Signature</h2>
      {signatureUrl && (
        <img
          className={styles.signature}
          src={signatureUrl}
          alt={`The signature of ${record.firstName} ${record.lastName}`}
          width="500"
          height="200"
          referrerPolicy="no-referrer"
        />
      )}
      {record.signedName && <p>Agreed by typing the name: {record.signedName}</p>}
      {!signatureUrl && !record.signedName && <p className={styles.none}>No signature</p>}
    </section>
  );
};
