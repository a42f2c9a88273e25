import * as z from 'zod';
import { caseNoteText } from '../../../../shared/api/record.ts';
import { records } from '../../../../shared/api/records.ts';
import { LongTextField } from '../../components/field.tsx';
import { useStaffForm } from '../../components/use-staff-form.ts';
import { FormAboutPatient } from '../../entities/patient/form-about-patient.tsx';
import { type AddressedPatient, useAddressedPatient } from '../../entities/patient/use-addressed-patient.ts';
import { useFormInstance } from '../../entities/patient/use-form-instance.ts';
import { send } from '../../lib/api-client.ts';
import { checkFields } from '../../lib/forms/check-fields.ts';
import { newCaseNoteScreen, titles } from '../../lib/paths.ts';

const schema = z.object({ text: z.string() });
const wanted = z.object({ caseNote: caseNoteText });
const blank = { version: 0, values: { text: '' } };
const noPatient = 'Please make sure you have selected your patient using the search field above.';

const NewCaseNote = (addressed: AddressedPatient) => {
  const patientId = addressed.patient?.patientId;
  const form = useStaffForm({
    place: { form: 'case-note', recordId: patientId },
    schema,
    saved: blank,
    limits: { text: caseNoteText },
    nameOf: () => 'caseNote',
  });
  const save = () =>
    form.submit({
      check: ({ text }) => ({
        ...(patientId === undefined && { patient: noPatient }),
        ...checkFields(wanted, { caseNote: text }),
      }),
      body: ({ values }) => [patientId, values],
      send: ({ values: { text } }, idempotencyKey) =>
        send(records.createCaseNote, {
          body: { patientId: patientId ?? '', caseNote: text },
          idempotencyKey,
        }),
      done: (answer) => (answer.status === 201 ? { value: true, text: answer.body.message } : undefined),
    });
  const field = form.field('text');
  return (
    <FormAboutPatient
      {...addressed}
      form={form}
      title={titles.newCaseNote}
      what="case note"
      first={field.name}
      save={save}
      after="note"
    >
      <LongTextField {...field} label="Case note" rows={12} />
    </FormAboutPatient>
  );
};

/** A note about the patient of the address; it may be begun before one is chosen. */
export const Component = () => {
  const addressed = useAddressedPatient(newCaseNoteScreen);
  return <NewCaseNote key={useFormInstance(addressed.id)} {...addressed} />;
};
