import { useState } from 'react';
import { today } from '../../../../shared/kernel/today.ts';
import { onlyReadable } from '../../../../shared/kernel/unreadable.ts';
import type { PatientRecord } from '../../../../shared/patients/record.ts';
import { isSafeWay } from '../../../../shared/patients/safe-ways.ts';
import { type Consent, consentStateOn, latestConsent } from '../../../../shared/privacy/consent.ts';
import { consentCalls } from '../../../../shared/privacy/consent-calls.ts';
import { type ConsentPurpose, consentLabels, consentPurposes } from '../../../../shared/privacy/consent-purposes.ts';
import { useAnnounce } from '../../kernel/components/announcer.tsx';
import { RowButton } from '../../kernel/components/buttons.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { Problem } from '../../kernel/components/problem.tsx';
import { Unreadable } from '../../kernel/components/unreadable.tsx';
import { fullName } from '../../kernel/lib/format.ts';
import { useCall } from '../../kernel/lib/query.ts';
import { may } from '../../kernel/session/may.ts';
import { ConsentForm } from './consent-form.tsx';
import { useConsents } from './consent-reading.ts';
import { consentStateLabels, describeConsent } from './consent-words.ts';
import styles from './privacy.module.css';

const Answer = ({ answer }: { answer: Consent }) => (
  <>
    <p className={styles.detail}>
      {describeConsent(answer)}; written down by {fullName(answer.by) || 'somebody without access now'}
      {answer.note && `. ${answer.note}`}
    </p>
    <p className={styles.detail}>‘{answer.words}’</p>
    {answer.translation && (
      <p className={styles.detail} lang={answer.translation.language} dir="auto">
        ‘{answer.translation.words}’
      </p>
    )}
  </>
);

type OneProps = { record: PatientRecord; purpose: ConsentPurpose; answers: readonly Consent[]; wording: string };

/** One purpose: whether they agree now, their latest answer, those before, and what can be done about it. */
const OneConsent = ({ record, purpose, answers, wording }: OneProps) => {
  const { patientId } = record;
  const [isOpen, setOpen] = useState(false);
  const announce = useAnnounce();
  const withdraw = useCall(consentCalls.addConsent, () => announce('Consent has been withdrawn.'));
  const state = consentStateOn(answers, purpose, today(), wording);
  const latest = latestConsent(answers, purpose);
  const earlier = answers.filter((one) => one.purpose === purpose && one !== latest);
  return (
    <li className={styles.case}>
      <h3 className={styles.purpose}>{consentLabels[purpose]}</h3>
      <p role="status">
        <strong>{consentStateLabels[state]}</strong>
      </p>
      {latest && <Answer answer={latest} />}
      {earlier.length > 0 && (
        <details>
          <summary>Earlier answers: {earlier.length}</summary>
          {earlier.map((one) => (
            <Answer key={one.consentId} answer={one} />
          ))}
        </details>
      )}
      {withdraw.error && <Problem text={withdraw.error.message} />}
      {isOpen && (
        <ConsentForm
          patientId={patientId}
          purpose={purpose}
          wording={wording}
          language={record.referralDemographics.language}
          interpreterLanguage={record.referralCommunication.interpreterLanguage}
          onDone={() => setOpen(false)}
        />
      )}
      {!isOpen && may('mayWriteRecords') && (
        <p className={styles.buttons}>
          <RowButton
            label={latest ? 'Ask again' : 'Ask them'}
            about={`about ${consentLabels[purpose].toLowerCase()}`}
            onClick={() => setOpen(true)}
          />
          {latest?.answer === 'given' && (
            <RowButton
              label="Withdraw"
              about={`the consent to ${consentLabels[purpose].toLowerCase()}`}
              onClick={() =>
                withdraw.mutate({
                  params: { patientId },
                  body: { purpose, answer: 'withdrawn', on: today() },
                  idempotencyKey: crypto.randomUUID(),
                })
              }
            />
          )}
        </p>
      )}
    </li>
  );
};

/** What a patient agreed to, in which words, and what they may be asked. */
export const Consents = ({ record }: { record: PatientRecord }) => (
  <Loaded from={useConsents(record.patientId)}>
    {({ content, wording }) => (
      <>
        {content.map(
          (one) =>
            'unreadable' in one && (
              <Unreadable key={one.consentId} what="This answer about consent" id={one.consentId} />
            ),
        )}
        <ul className={styles.cases}>
          {consentPurposes.map((purpose) => (
            <OneConsent
              key={purpose}
              record={record}
              purpose={purpose}
              answers={onlyReadable(content)}
              wording={wording[purpose]}
            />
          ))}
          <li className={styles.case}>
            <h3 className={styles.purpose}>Texts</h3>
            <p>
              <strong>
                {isSafeWay('text', record.referralSafeContact)
                  ? 'They may be texted'
                  : 'A text was not marked as safe: none is sent'}
              </strong>
            </p>
            <p className={styles.detail}>
              This is among the safe ways to reach them, above: each change is in the earlier versions of the record.
            </p>
          </li>
        </ul>
      </>
    )}
  </Loaded>
);
