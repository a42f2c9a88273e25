import { useState } from 'react';
import * as z from 'zod';
import { caseNoteText } from '../../../../shared/api/record.ts';
import { records } from '../../../../shared/api/records.ts';
import { DraftOffer } from '../../components/draft-offer.tsx';
import { ErrorSummary } from '../../components/error-summary.tsx';
import { controlId, LongTextField } from '../../components/field.tsx';
import { FormActions } from '../../components/form-actions.tsx';
import { Heading } from '../../components/heading.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { useStaffForm } from '../../components/use-staff-form.ts';
import { NextSteps } from '../../entities/patient/next-steps.tsx';
import { PatientSearch } from '../../entities/patient/patient-search.tsx';
import { type AddressedPatient, useAddressedPatient } from '../../entities/patient/use-addressed-patient.ts';
import { useFormInstance } from '../../entities/patient/use-form-instance.ts';
import { useLeavePatient } from '../../entities/patient/use-leave-patient.tsx';
import { useStartOfForm } from '../../entities/patient/use-start-of-form.ts';
import { send } from '../../lib/api-client.ts';
import { checkFields } from '../../lib/forms/check-fields.ts';
import { longest } from '../../lib/forms/longest.ts';
import { newCaseNoteScreen, titles } from '../../lib/paths.ts';

const schema = z.object({ text: z.string() });
const wanted = z.object({ caseNote: caseNoteText });
const blank = { version: 0, values: { text: '' } };
const noPatient = 'Please make sure you have selected your patient using the search field above.';

const NewCaseNote = ({ patient, reading, choose }: AddressedPatient) => {
  const patientId = patient?.referralId;
  const form = useStaffForm({ place: { form: 'case-note', recordId: patientId }, schema, saved: blank });
  const { errors, attempt } = form;
  const leaving = useLeavePatient({ form, patient, leave: () => choose(undefined) });

  const [isSaved, setSaved] = useState(false);
  useStartOfForm(patient !== undefined, () =>
    document.getElementById(controlId('caseNote'))?.focus({ preventScroll: true }),
  );

  const save = async () => {
    const saved = await form.submit({
      check: ({ text }) => ({
        ...(patient ? {} : { patient: noPatient }),
        ...checkFields(wanted, { caseNote: text }),
      }),
      body: ({ values }) => [patientId, values],
      send: ({ values: { text } }, idempotencyKey) =>
        send(records.createCaseNote, {
          body: { referralId: patientId ?? '', caseNote: text },
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
      <PageHead title={titles.newCaseNote} isWrong={Object.keys(errors).length > 0} />
      <Heading>{titles.newCaseNote}</Heading>
      <ErrorSummary errors={errors} attempt={attempt} />
      <PatientSearch
        patient={patient}
        reading={reading}
        onChoose={(chosen) => (chosen ? choose(chosen) : leaving.leave())}
        error={errors.patient}
      />
      {leaving.dialog}
      <DraftOffer form={form} what="case note" />
      <LongTextField
        name="caseNote"
        label="Case note"
        rows={12}
        maxLength={longest(caseNoteText)}
        value={form.values.text}
        error={errors.caseNote}
        onChange={({ target }) => form.write({ text: target.value })}
      />
      <FormActions label="Save" status={form.status} />
      {isSaved && patientId && <NextSteps patientId={patientId} after="note" />}
    </form>
  );
};

/** A note about the patient of the address; it may be begun before one is chosen. */
export const Component = () => {
  const addressed = useAddressedPatient(newCaseNoteScreen);
  return <NewCaseNote key={useFormInstance(addressed.id)} {...addressed} />;
};
