import { useState } from 'react';
import * as z from 'zod';
import { externalDescription, serviceType } from '../../../../shared/api/record.ts';
import { records } from '../../../../shared/api/records.ts';
import { DraftOffer } from '../../components/draft-offer.tsx';
import { ErrorSummary, type FieldErrors } from '../../components/error-summary.tsx';
import { controlId, LongTextField, TextField } from '../../components/field.tsx';
import { FormActions } from '../../components/form-actions.tsx';
import { Heading } from '../../components/heading.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { useStaffForm } from '../../components/use-staff-form.ts';
import { ExternalReferrals } from '../../entities/external-referral/external-referrals.tsx';
import { NextSteps } from '../../entities/patient/next-steps.tsx';
import { PatientSearch } from '../../entities/patient/patient-search.tsx';
import { useRecord } from '../../entities/patient/queries.ts';
import { type AddressedPatient, useAddressedPatient } from '../../entities/patient/use-addressed-patient.ts';
import { useFormInstance } from '../../entities/patient/use-form-instance.ts';
import { useLeavePatient } from '../../entities/patient/use-leave-patient.tsx';
import { useStartOfForm } from '../../entities/patient/use-start-of-form.ts';
import { send } from '../../lib/api-client.ts';
import { checkFields } from '../../lib/forms/check-fields.ts';
import { longest } from '../../lib/forms/longest.ts';
import { externalScreen, titles } from '../../lib/paths.ts';

const schema = z.object({ serviceType: z.string(), description: z.string() });
const wanted = z.object({ serviceType, description: externalDescription });
const blank = { version: 0, values: { serviceType: '', description: '' } };
const missing = 'Please make sure that you have selected a patient and all fields are not empty.';

const ExternalReferral = ({ patient, reading, choose }: AddressedPatient) => {
  const patientId = patient?.referralId;
  const form = useStaffForm({ place: { form: 'external-referral', recordId: patientId }, schema, saved: blank });
  const { errors, values } = form;
  const leaving = useLeavePatient({ form, patient, leave: () => choose(undefined) });

  const check = (written: typeof values): FieldErrors => {
    const wrong = { ...(patient ? {} : { patient: missing }), ...checkFields(wanted, written) };
    const [first] = Object.keys(wrong);
    const isMissing = !patient || !written.serviceType.trim() || !written.description.trim();
    return first === undefined || !isMissing ? wrong : { ...wrong, [first]: missing };
  };
  const [isSaved, setSaved] = useState(false);
  useStartOfForm(patient !== undefined, () =>
    document.getElementById(controlId('serviceType'))?.focus({ preventScroll: true }),
  );
  const save = async () => {
    const saved = await form.submit({
      check,
      body: ({ values: written }) => [patientId, written],
      send: ({ values: written }, idempotencyKey) =>
        send(records.createExternalReferral, {
          body: { referralId: patientId ?? '', ...written },
          idempotencyKey,
        }),
      done: (answer) => (answer.status === 201 ? { value: true, text: answer.body.message } : undefined),
    });
    if (saved) setSaved(true);
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <PageHead title={titles.external} isWrong={Object.keys(errors).length > 0} />
      <Heading>{titles.external}</Heading>
      <ErrorSummary errors={errors} attempt={form.attempt} />
      <PatientSearch
        patient={patient}
        reading={reading}
        onChoose={(chosen) => (chosen ? choose(chosen) : leaving.leave())}
        error={errors.patient}
      />
      {leaving.dialog}
      <DraftOffer form={form} what="external referral" />
      <TextField
        name="serviceType"
        label="Service type"
        hint="For example: housing, GP, Talking Therapies."
        maxLength={longest(serviceType)}
        value={values.serviceType}
        error={errors.serviceType}
        onChange={({ target }) => form.write({ serviceType: target.value })}
      />
      <LongTextField
        name="description"
        label="Referral details"
        maxLength={longest(externalDescription)}
        value={values.description}
        error={errors.description}
        onChange={({ target }) => form.write({ description: target.value })}
      />
      <FormActions label="Save" status={form.status} />
      {isSaved && patientId && <NextSteps patientId={patientId} after="external" />}
    </form>
  );
};

/** The earlier external referrals of the patient of the address. */
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
      {addressed.patient && <ReferredOn key={addressed.patient.referralId} patientId={addressed.patient.referralId} />}
    </>
  );
};
