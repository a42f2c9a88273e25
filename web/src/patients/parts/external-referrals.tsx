import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as z from 'zod';
import { patientCalls } from '../../../../shared/patients/calls.ts';
import {
  type ExternalReferral,
  externalOutcome,
  externalStatus,
  externalStatuses,
  type PatientRecord,
} from '../../../../shared/patients/record.ts';
import { RowButton } from '../../kernel/components/buttons.tsx';
import { DraftForm } from '../../kernel/components/draft-form.tsx';
import { LongTextField } from '../../kernel/components/field.tsx';
import { choicesOf, SelectField } from '../../kernel/components/select-field.tsx';
import { Unreadable } from '../../kernel/components/unreadable.tsx';
import { focusFirstControl, useDisclosure } from '../../kernel/components/use-disclosure.ts';
import { useStaffForm } from '../../kernel/components/use-staff-form.ts';
import { checkFields } from '../../kernel/forms/check-fields.ts';
import { send } from '../../kernel/lib/api-client.ts';
import { formatInstantShort } from '../../kernel/lib/format.ts';
import { refreshed } from '../../kernel/lib/refresh.ts';
import { may } from '../../kernel/session/may.ts';
import styles from './external-referrals.module.css';
import { externalStatusLabels } from './words.ts';

const schema = z.object({ status: externalStatus, outcome: z.string() });
const wanted = z.object({ outcome: externalOutcome });
type Progress = z.infer<typeof schema>;

const progressText = ({ status, outcome }: Progress): string =>
  `Status: ${externalStatusLabels[status]}${outcome && `. Outcome: ${outcome}`}`;

const savedOf = ({ version, status, outcome }: ExternalReferral) => ({ version, values: { status, outcome } });

type ProgressProps = { patientId: string; referral: ExternalReferral; onDone: () => void };

/** The progress of an external referral. Typed words stay until they are saved, whatever else happens. */
const ExternalProgress = ({ patientId, referral, onDone }: ProgressProps) => {
  const { externalReferralId, serviceType } = referral;
  const controlOf = (field: string) => `${field}-${externalReferralId}`;
  const form = useStaffForm<Progress>({
    place: { form: 'external-progress', recordId: externalReferralId, patientId },
    schema,
    saved: savedOf(referral),
    limits: wanted.shape,
    nameOf: controlOf,
  });

  const save = async () => {
    const saved = await form.submit({
      check: (values) => checkFields(wanted, { outcome: values.outcome }, controlOf),
      send: ({ version, values }) =>
        send(patientCalls.updateExternalReferral, {
          params: { patientId, externalReferralId },
          body: { ...values, version },
        }),
      done: (answer) => (answer.status === 200 ? { value: true, saved: savedOf(answer.body) } : undefined),
      stale: (answer) => (answer.status === 409 ? savedOf(answer.body.current) : undefined),
      control: controlOf,
    });
    if (saved) void refreshed().then(onDone);
  };
  return (
    <DraftForm
      form={form}
      draft="outcome"
      merged={{ status: ['Status', externalStatusLabels], outcome: 'Outcome' }}
      cancel={{ what: `The progress of ${serviceType}`, onClose: onDone }}
      ref={focusFirstControl}
      aria-label={`Progress of ${serviceType}`}
      onSubmit={save}
      save="Save"
    >
      <SelectField
        {...form.choice('status')}
        label="Status"
        choices={choicesOf(externalStatuses, externalStatusLabels)}
      />
      <LongTextField {...form.field('outcome')} label="Outcome" rows={3} />
    </DraftForm>
  );
};

type Referred = { record: PatientRecord; children?: ReactNode };

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

const External = ({ patientId, referral }: { patientId: string; referral: ExternalReferral }) => {
  const isAsked = useSearchParams()[0].get('progress') === referral.externalReferralId;
  const { isOpen, open, close, opener } = useDisclosure(isAsked);
  const { serviceType, description, referralDate, withoutConsent } = referral;
  return (
    <li className={styles.external}>
      <p>
        <strong>{serviceType}</strong> <time dateTime={referralDate}>{formatInstantShort(referralDate)}</time>
      </p>
      <p className={styles.words}>{description}</p>
      {withoutConsent && <p className={styles.words}>Shared without their consent: {withoutConsent}</p>}
      {isOpen ? (
        <ExternalProgress patientId={patientId} referral={referral} onDone={close} />
      ) : (
        <>
          <p className={styles.words}>{progressText(referral)}</p>
          {may('mayWriteRecords') && (
            <RowButton ref={opener} onClick={open} label="Add status or outcome" about={`of ${serviceType}`} />
          )}
        </>
      )}
    </li>
  );
};
