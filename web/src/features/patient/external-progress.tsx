import { type SyntheticEvent, useState } from 'react';
import * as z from 'zod';
import { type ExternalReferral, externalStatus, externalStatuses } from '../../../../shared/api/record.ts';
import { records } from '../../../../shared/api/records.ts';
import { DraftOffer } from '../../components/draft-offer.tsx';
import { Field, LongTextField } from '../../components/field.tsx';
import { FormActions } from '../../components/form-actions.tsx';
import { focusFirstControl } from '../../components/use-disclosure.ts';
import { useStaffForm } from '../../components/use-staff-form.ts';
import { send } from '../../lib/api-client.ts';
import { useDraft } from '../../lib/drafts/use-draft.ts';
import styles from './patient.module.css';
import { useRefreshRecord } from './queries.ts';
import { statusLabels } from './status-labels.ts';

const progress = z.object({ status: externalStatus, outcome: z.string() });
type Progress = z.infer<typeof progress>;

export const progressText = ({ status, outcome }: Progress): string =>
  `Status: ${statusLabels[status]}${outcome && `. Outcome: ${outcome}`}`;

type Props = { referralId: string; referral: ExternalReferral; onDone: () => void };

/** How a referral to elsewhere goes on. What was typed stays until it is saved, whatever else happens. */
export const ExternalProgress = ({ referralId, referral, onDone }: Props) => {
  const { externalReferralId } = referral;
  const [written, setWritten] = useState<Progress>({ status: referral.status, outcome: referral.outcome });
  const [opened] = useState(referral);
  // As somebody else has saved it in between, and the version to save over.
  const [current, setCurrent] = useState(referral);
  const refresh = useRefreshRecord(referralId);
  const { errors, status, submit } = useStaffForm();
  const draft = useDraft({ form: 'external-progress', recordId: externalReferralId, schema: progress });

  const write = (change: Partial<Progress>) => {
    const next = { ...written, ...change };
    setWritten(next);
    draft.keep(next);
  };
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    const body = { ...written, version: current.version };
    void submit({
      body,
      wrong: {},
      send: () => send(records.updateExternalReferral, { params: { referralId, externalReferralId }, body }),
      onAnswer: (answer) => {
        if (answer.status === 409) setCurrent(answer.body.current);
        if (answer.status !== 200) return undefined;
        void draft.clear();
        void refresh().then(onDone);
        return '';
      },
    });
  };
  return (
    <form ref={focusFirstControl} noValidate onSubmit={save} aria-label={`Progress of ${referral.serviceType}`}>
      {current.version !== opened.version && (
        <section className={styles.conflict} aria-label="Saved meanwhile">
          <p>Somebody else has saved this meanwhile. Yours takes its place when you save:</p>
          <p className={styles.words}>{progressText(current)}</p>
        </section>
      )}
      <DraftOffer draft={draft} what="outcome" onTake={setWritten} />
      <Field name={`status-${externalReferralId}`} label="Status">
        {(control) => (
          <select
            {...control}
            value={written.status}
            onChange={({ target }) => write({ status: externalStatus.parse(target.value) })}
          >
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
        value={written.outcome}
        error={errors.outcome}
        onChange={({ target }) => write({ outcome: target.value })}
      />
      <FormActions label="Save" status={status}>
        <button type="button" className="button quiet" onClick={onDone}>
          Cancel
        </button>
      </FormActions>
    </form>
  );
};
