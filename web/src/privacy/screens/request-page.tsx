import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import * as z from 'zod';
import { privacyCalls } from '../../../../shared/privacy/calls.ts';
import { arrivals, requestInput, requestKinds } from '../../../../shared/privacy/privacy-case.ts';
import { arrivalLabels, requestLabels } from '../../../../shared/privacy/privacy-words.ts';
import { useAnnounce } from '../../kernel/components/announcer.tsx';
import { DraftForm } from '../../kernel/components/draft-form.tsx';
import { LongTextField, TextField } from '../../kernel/components/field.tsx';
import { choicesOf, SelectField } from '../../kernel/components/select-field.tsx';
import { StaffHeading } from '../../kernel/components/staff-heading.tsx';
import { useStaffForm } from '../../kernel/components/use-staff-form.ts';
import { checkFields } from '../../kernel/forms/check-fields.ts';
import { send } from '../../kernel/lib/api-client.ts';
import { fullName } from '../../kernel/lib/format.ts';
import { privacyCaseScreen, screens, titles } from '../../kernel/lib/paths.ts';
import { PatientSearch } from '../../patients/parts/patient-search.tsx';
import { type ChosenPatient, usePatient } from '../../patients/parts/queries.ts';
import styles from '../parts/privacy.module.css';

const choose = ['', 'Please choose'] as const;
const schema = z.object({
  request: z.enum(['', ...requestKinds]),
  person: z.string(),
  askedBy: z.string(),
  arrival: z.enum(['', ...arrivals]),
  receivedOn: z.string(),
  words: z.string(),
});
const order = ['person', 'request', 'words', 'receivedOn', 'arrival', 'askedBy'];
const blank = {
  version: 0,
  values: { request: '' as const, person: '', askedBy: '', arrival: '' as const, receivedOn: '', words: '' },
};

const RequestForm = ({ patientId }: { patientId: string | undefined }) => {
  const announce = useAnnounce();
  const navigate = useNavigate();
  const reading = usePatient(patientId);
  const [chosen, setChosen] = useState<{ patient: ChosenPatient | undefined }>();
  const patient = chosen ? chosen.patient : reading.data;
  const form = useStaffForm({
    place: { form: 'privacy-request', recordId: undefined, ...(patientId && { patientId }) },
    schema,
    saved: blank,
    limits: requestInput.shape,
  });
  const withPerson = <Written extends { person: string }>(written: Written) => ({
    ...written,
    person: patient ? fullName(patient) : written.person,
  });
  const save = async () => {
    const done = await form.submit({
      check: (written) => checkFields(requestInput.omit({ patientId: true }), withPerson(written), undefined, order),
      body: ({ values }) => [patient?.patientId, values],
      send: ({ values }, idempotencyKey) =>
        send(privacyCalls.addPrivacyRequest, {
          // The API refuses what is not chosen yet, in its own words.
          body: { ...withPerson(values), ...(patient && { patientId: patient.patientId }) } as z.input<
            typeof requestInput
          >,
          idempotencyKey,
        }),
      done: (answer) => (answer.status === 201 ? { value: answer.body.caseId } : undefined),
    });
    if (!done) return;
    announce('The request has been saved.');
    void navigate(privacyCaseScreen(done.value));
  };
  return (
    <DraftForm
      form={form}
      draft="privacy request"
      cancel={{ what: 'The request', onClose: () => void navigate(screens.privacyCases) }}
      className={styles.form}
      onSubmit={save}
      save="Save request"
    >
      {patient && (
        <p>
          About <strong>{fullName(patient)}</strong>
        </p>
      )}
      <PatientSearch
        patient={patient}
        reading={{ isLoading: reading.isLoading, error: reading.error, retry: () => void reading.refetch() }}
        onChoose={(one) => setChosen({ patient: one })}
        label="Whose record is it about? Leave it blank if they have none."
      />
      {!patient && <TextField {...form.field('person')} label="Whose information is it about?" />}
      <SelectField
        {...form.choice('request')}
        label="What do they ask for?"
        choices={[choose, ...choicesOf(requestKinds, requestLabels)]}
      />
      <LongTextField {...form.field('words')} label="What they ask, in their words where you can" rows={4} />
      <TextField
        {...form.field('receivedOn')}
        type="date"
        label="When did it come?"
        hint="The day on which anybody here got it, weekend or not: the month runs from then."
      />
      <SelectField
        {...form.choice('arrival')}
        label="How did it come?"
        choices={[choose, ...choicesOf(arrivals, arrivalLabels)]}
      />
      <TextField
        {...form.field('askedBy')}
        label="Who asks, if it is somebody else for them (optional)"
        hint="Their name, and what shows that they may: for example, a signed letter."
      />
    </DraftForm>
  );
};

/** A new request of a person about their information; the address may name their record. */
export const Component = () => {
  const [search] = useSearchParams();
  const patientId = search.get('patient') || undefined;
  return (
    <section>
      <StaffHeading title={titles.privacyRequest} />
      <RequestForm key={patientId} patientId={patientId} />
    </section>
  );
};
