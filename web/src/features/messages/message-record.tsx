import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ContactMessage } from '../../../../shared/api/contact-message.ts';
import { Problem } from '../../components/problem.tsx';
import { useDisclosure } from '../../components/use-disclosure.ts';
import { PatientSearch } from '../../entities/patient/patient-search.tsx';
import type { ChosenPatient } from '../../entities/patient/queries.ts';
import { newPatientFrom, patientScreen } from '../../lib/paths.ts';
import { may } from '../../lib/session/may.ts';
import styles from './message-details.module.css';
import { useLinkMessage } from './queries.ts';

const ChoosePatient = ({ message, onClose }: { message: ContactMessage; onClose: () => void }) => {
  const [patient, setPatient] = useState<ChosenPatient>();
  const { mutate, isPending, error } = useLinkMessage(message.contactId);
  return (
    <>
      <PatientSearch patient={patient} onChoose={setPatient} label="Whose message is it?" />
      {error && <Problem text={error.message} />}
      <div className={styles.buttons}>
        {patient && (
          <button
            type="button"
            className="button"
            aria-disabled={isPending}
            onClick={() => isPending || mutate({ patientId: patient.patientId, version: message.version })}
          >
            Put it on the record of {patient.firstName} {patient.lastName}
          </button>
        )}
        <button type="button" className="button quiet" onClick={onClose}>
          Cancel
        </button>
      </div>
    </>
  );
};

/** The sender of a message: a patient, or somebody who becomes one. */
export const MessageRecord = ({ message }: { message: ContactMessage }) => {
  const { patient, contactId } = message;
  const { isOpen, open, close, opener } = useDisclosure();
  if (!patient && !may('mayWriteRecords')) return null;
  return (
    <section className={styles.answer} aria-labelledby="record">
      <h2 id="record">Record</h2>
      {patient && (
        <p>
          It is on the record of{' '}
          <Link to={patientScreen(patient.patientId)}>
            {patient.firstName} {patient.lastName}
          </Link>
          .
        </p>
      )}
      {!patient && isOpen && <ChoosePatient message={message} onClose={close} />}
      {!patient && !isOpen && (
        <div className={styles.buttons}>
          <Link className="button quiet" to={newPatientFrom(contactId)}>
            Make a referral of this
          </Link>
          <button ref={opener} type="button" className="button quiet" onClick={open}>
            A patient’s message
          </button>
        </div>
      )}
    </section>
  );
};
