import { type SyntheticEvent, useState } from 'react';
import { useParams } from 'react-router-dom';
import * as z from 'zod';
import { records } from '../../../../shared/api/records.ts';
import { DraftOffer } from '../../components/draft-offer.tsx';
import { ErrorSummary } from '../../components/error-summary.tsx';
import { LongTextField, TextField } from '../../components/field.tsx';
import { FormActions } from '../../components/form-actions.tsx';
import { Heading } from '../../components/heading.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { useStaffForm } from '../../components/use-staff-form.ts';
import { PatientSearch } from '../../entities/patient/patient-search.tsx';
import type { ChosenPatient } from '../../entities/patient/queries.ts';
import { send } from '../../lib/api-client.ts';
import { useDraft } from '../../lib/drafts/use-draft.ts';

const words = z.object({ serviceType: z.string(), description: z.string() });
const blank = { serviceType: '', description: '' };
const missing = 'Please make sure that you have selected a patient and all fields are not empty.';

/** Logs that a patient was referred to another service. */
export const Component = () => {
  const { id } = useParams();
  const [patient, setPatient] = useState<ChosenPatient>();
  const [written, setWritten] = useState(blank);
  const { errors, attempt, status, submit } = useStaffForm();
  const draft = useDraft({ form: 'external-referral', recordId: patient?.referralId, schema: words });

  const write = (change: Partial<typeof blank>) => {
    const next = { ...written, ...change };
    setWritten(next);
    draft.keep(next);
  };
  const findWrong = () => {
    const wrong = {
      ...(patient ? {} : { patient: missing }),
      ...(written.serviceType.trim() ? {} : { serviceType: 'Please enter the type of service.' }),
      ...(written.description.trim() ? {} : { description: 'Please enter the details of the referral.' }),
    };
    const [first] = Object.keys(wrong);
    return first === undefined ? {} : { ...wrong, [first]: missing };
  };
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    const body = { referralId: patient?.referralId ?? '', ...written };
    void submit({
      body,
      wrong: findWrong(),
      send: (idempotencyKey) => send(records.createExternalReferral, { body, idempotencyKey }),
      onAnswer: (answer) => {
        if (answer.status !== 201) return undefined;
        setWritten(blank);
        void draft.clear();
        return answer.body.message;
      },
    });
  };

  return (
    <form noValidate onSubmit={save}>
      <PageHead title={Object.keys(errors).length > 0 ? 'Error: External referral' : 'External referral'} />
      <Heading>External referral</Heading>
      <ErrorSummary errors={errors} attempt={attempt} />
      <PatientSearch patient={patient} onChoose={setPatient} preselected={id} error={errors.patient} />
      <DraftOffer draft={draft} what="external referral" onTake={setWritten} />
      <TextField
        name="serviceType"
        label="Service type"
        hint="For example: housing, GP, Talking Therapies."
        maxLength={200}
        value={written.serviceType}
        error={errors.serviceType}
        onChange={({ target }) => write({ serviceType: target.value })}
      />
      <LongTextField
        name="description"
        label="Referral details"
        maxLength={4000}
        value={written.description}
        error={errors.description}
        onChange={({ target }) => write({ description: target.value })}
      />
      <FormActions label="Save" status={status} />
    </form>
  );
};
