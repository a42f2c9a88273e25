import { type SyntheticEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import type { ExternalReferral, ExternalStatus, PatientRecord } from '../../../../shared/api/record.ts';
import { externalStatuses } from '../../../../shared/api/record.ts';
import { records } from '../../../../shared/api/records.ts';
import { Field, LongTextField } from '../../components/field.tsx';
import { FormActions } from '../../components/form-actions.tsx';
import { Unreadable } from '../../components/unreadable.tsx';
import { useStaffForm } from '../../components/use-staff-form.ts';
import { send } from '../../lib/api-client.ts';
import { formatInstantShort } from '../../lib/format-date.ts';
import { externalScreen } from '../../lib/paths.ts';
import styles from './patient.module.css';
import { useRefreshRecord } from './queries.ts';
import { statusLabels } from './status-labels.ts';

/** Where else this person was referred to, and how it went on. */
export const ExternalReferrals = ({ record: { referralId, externalReferrals } }: { record: PatientRecord }) => (
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
          <External key={one.externalReferralId} referralId={referralId} referral={one} />
        ),
      )}
    </ul>
    <Link to={externalScreen(referralId)}>Log an external referral</Link>
  </section>
);

type Props = { referralId: string; referral: ExternalReferral };

const External = ({ referralId, referral }: Props) => {
  const [changing, setChanging] = useState(false);
  const { serviceType, description, referralDate, status, outcome } = referral;
  return (
    <li className={styles.external}>
      <p>
        <strong>{serviceType}</strong> <time dateTime={referralDate}>{formatInstantShort(referralDate)}</time>
      </p>
      <p className={styles.words}>{description}</p>
      {changing ? (
        <Progress referralId={referralId} referral={referral} onDone={() => setChanging(false)} />
      ) : (
        <>
          <p>
            Status: {statusLabels[status]}
            {outcome && <span className={styles.words}>{`. Outcome: ${outcome}`}</span>}
          </p>
          <button type="button" className="in-row" onClick={() => setChanging(true)}>
            Add status or outcome <span className="visually-hidden">of {serviceType}</span>
          </button>
        </>
      )}
    </li>
  );
};

const Progress = ({ referralId, referral, onDone }: Props & { onDone: () => void }) => {
  const { externalReferralId } = referral;
  const [state, setState] = useState<ExternalStatus>(referral.status);
  const [outcome, setOutcome] = useState(referral.outcome);
  const [version, setVersion] = useState(referral.version);
  const refresh = useRefreshRecord(referralId);
  const { errors, status, submit } = useStaffForm();
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    const body = { status: state, outcome, version };
    void submit({
      body,
      wrong: {},
      send: () => send(records.updateExternalReferral, { params: { referralId, externalReferralId }, body }),
      onAnswer: (answer) => {
        if (answer.status === 409) {
          setVersion(answer.body.current.version);
          void refresh();
        }
        if (answer.status !== 200) return undefined;
        void refresh().then(onDone);
        return '';
      },
    });
  };
  return (
    <form noValidate onSubmit={save} aria-label={`Progress of ${referral.serviceType}`}>
      <Field name={`status-${externalReferralId}`} label="Status">
        {(control) => (
          <select {...control} value={state} onChange={({ target }) => setState(target.value as ExternalStatus)}>
            {externalStatuses.map((one) => (
              <option key={one} value={one}>
                {statusLabels[one]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <LongTextField
        name={`outcome-${externalReferralId}`}
        label="Outcome"
        rows={3}
        maxLength={4000}
        value={outcome}
        error={errors.outcome}
        onChange={({ target }) => setOutcome(target.value)}
      />
      <FormActions label="Save" status={status}>
        <button type="button" className="button quiet" onClick={onDone}>
          Cancel
        </button>
      </FormActions>
    </form>
  );
};
