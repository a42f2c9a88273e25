import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ExternalReferral, PatientRecord } from '../../../../../shared/patients/record.ts';
import { Unreadable } from '../../../kernel/components/unreadable.tsx';
import { useDisclosure } from '../../../kernel/components/use-disclosure.ts';
import { formatInstantShort } from '../../../kernel/lib/format-date.ts';
import { may } from '../../../kernel/session/may.ts';
import { ExternalProgress, progressText } from './external-progress.tsx';
import styles from './external-referrals.module.css';

type Referred = {
  record: PatientRecord;
  /** The part below the list. */
  children?: ReactNode;
};

/** The external referrals of this person, with their progress. */
export const ExternalReferrals = ({ record: { patientId, externalReferrals }, children }: Referred) => (
  <section className={styles.card} aria-labelledby="external-referrals">
    <h2 id="external-referrals">External referrals</h2>
    {externalReferrals.length === 0 && <p className={styles.none}>None yet.</p>}
    <ul className={styles.plain}>
      {externalReferrals.map((one) =>
        'unreadable' in one ? (
          <li key={one.externalReferralId} className={styles.external}>
            <Unreadable what="This referral" id={one.externalReferralId} />
          </li>
        ) : (
          <External key={one.externalReferralId} patientId={patientId} referral={one} />
        ),
      )}
    </ul>
    {children}
  </section>
);

type Props = { patientId: string; referral: ExternalReferral };

const External = ({ patientId, referral }: Props) => {
  const isAsked = useSearchParams()[0].get('progress') === referral.externalReferralId;
  const { isOpen, open, close, opener } = useDisclosure(isAsked);
  const { serviceType, description, referralDate } = referral;
  return (
    <li className={styles.external}>
      <p>
        <strong>{serviceType}</strong> <time dateTime={referralDate}>{formatInstantShort(referralDate)}</time>
      </p>
      <p className={styles.words}>{description}</p>
      {isOpen ? (
        <ExternalProgress patientId={patientId} referral={referral} onDone={close} />
      ) : (
        <>
          <p className={styles.words}>{progressText(referral)}</p>
          {may('mayWriteRecords') && (
            <button ref={opener} type="button" className="in-row" onClick={open}>
              Add status or outcome <span className="visually-hidden">of {serviceType}</span>
            </button>
          )}
        </>
      )}
    </li>
  );
};
