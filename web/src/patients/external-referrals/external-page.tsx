import * as z from 'zod';
import { patientCalls } from '../../../../shared/patients/calls.ts';
import {
  externalDescription,
  serviceType,
  sharingPurposes,
  withoutConsentText,
} from '../../../../shared/patients/record.ts';
import { notAgreed } from '../../../../shared/privacy/consent.ts';
import type { FieldErrors } from '../../kernel/components/error-summary.tsx';
import { LongTextField, TextField } from '../../kernel/components/field.tsx';
import { choicesOf, SelectField } from '../../kernel/components/select-field.tsx';
import { useStaffForm } from '../../kernel/components/use-staff-form.ts';
import { checkFields } from '../../kernel/forms/check-fields.ts';
import { send } from '../../kernel/lib/api-client.ts';
import { externalScreen, titles } from '../../kernel/lib/paths.ts';
import { useConsentState } from '../../privacy/parts/consent-reading.ts';
import { ConsentToShare } from '../../privacy/parts/consent-to-share.tsx';
import { ExternalReferrals } from '../parts/external-referrals.tsx';
import { FormAboutPatient } from '../parts/form-about-patient.tsx';
import { useRecord } from '../parts/queries.ts';
import { type AddressedPatient, useAddressedPatient, useFormInstance } from '../parts/use-addressed-patient.ts';

const schema = z.object({
  serviceType: z.string(),
  description: z.string(),
  purpose: z.enum(sharingPurposes).default('services'),
  withoutConsent: z.string().default(''),
});
const wanted = z.object({ serviceType, description: externalDescription, withoutConsent: withoutConsentText });
const blank = {
  version: 0,
  values: { serviceType: '', description: '', purpose: 'services' as const, withoutConsent: '' },
};
const recipients = { services: 'Another service', gp: 'Their GP' } as const;
const missing = 'Please make sure that you have selected a patient and all fields are not empty.';

const ExternalReferral = (addressed: AddressedPatient) => {
  const patientId = addressed.patient?.patientId;
  const form = useStaffForm({
    place: { form: 'external-referral', recordId: patientId },
    schema,
    saved: blank,
    limits: wanted.shape,
  });
  const { purpose } = form.values;
  const state = useConsentState(patientId, purpose);
  const check = (written: z.infer<typeof schema>): FieldErrors => {
    const hasNobody = patientId === undefined;
    const isUnexplained = state !== undefined && state !== 'given' && !written.withoutConsent.trim();
    const wrong = {
      ...(hasNobody && { patient: missing }),
      ...checkFields(wanted, written),
      ...(isUnexplained && { withoutConsent: notAgreed }),
    };
    const [first] = Object.keys(wrong);
    const isMissing = hasNobody || !written.serviceType.trim() || !written.description.trim();
    return first === undefined || !isMissing ? wrong : { ...wrong, [first]: missing };
  };
  const save = () =>
    form.submit({
      check,
      body: ({ values }) => [patientId, values],
      send: ({ values }, idempotencyKey) =>
        send(patientCalls.createExternalReferral, { body: { patientId: patientId ?? '', ...values }, idempotencyKey }),
      done: (answer) => (answer.status === 201 ? { value: true, text: answer.body.message } : undefined),
    });
  return (
    <FormAboutPatient
      {...addressed}
      form={form}
      title={titles.external}
      what="external referral"
      first="serviceType"
      save={save}
      after="external"
    >
      <TextField
        {...form.field('serviceType')}
        label="Service type"
        hint="For example: housing, GP, Talking Therapies."
      />
      <LongTextField {...form.field('description')} label="Referral details" />
      {patientId !== undefined && (
        <>
          <SelectField
            {...form.choice('purpose')}
            label="To whom does it go?"
            choices={choicesOf(sharingPurposes, recipients)}
          />
          <ConsentToShare patientId={patientId} state={state} reason={form.field('withoutConsent')} />
        </>
      )}
    </FormAboutPatient>
  );
};

const ReferredOn = ({ patientId }: { patientId: string }) => {
  const { data: record } = useRecord(patientId);
  return record && <ExternalReferrals record={record} />;
};

/** Logs an external referral of the patient of the address, above the earlier ones. */
export const Component = () => {
  const addressed = useAddressedPatient(externalScreen);
  return (
    <>
      <ExternalReferral key={useFormInstance(addressed.id)} {...addressed} />
      {addressed.patient && <ReferredOn key={addressed.patient.patientId} patientId={addressed.patient.patientId} />}
    </>
  );
};
