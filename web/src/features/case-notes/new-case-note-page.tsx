import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import * as z from 'zod';
import { records } from '../../../../shared/api/records.ts';
import { DraftOffer } from '../../components/draft-offer.tsx';
import { ErrorSummary } from '../../components/error-summary.tsx';
import { LongTextField } from '../../components/field.tsx';
import { FormActions } from '../../components/form-actions.tsx';
import { Heading } from '../../components/heading.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { useStaffForm } from '../../components/use-staff-form.ts';
import { PatientSearch } from '../../entities/patient/patient-search.tsx';
import type { ChosenPatient } from '../../entities/patient/queries.ts';
import { send } from '../../lib/api-client.ts';
import { useDraft } from '../../lib/drafts/use-draft.ts';
import { caseNotesScreen } from '../../lib/paths.ts';

const draftSchema = z.object({ text: z.string() });
const noPatient = 'Please make sure you have selected your patient using the search field above.';
const noText = 'Please write the case note.';

export const Component = () => {
  const { id } = useParams();
  const [patient, setPatient] = useState<ChosenPatient>();
  const [text, setText] = useState('');
  const { errors, attempt, status, submit } = useStaffForm();
  const draft = useDraft({ form: 'case-note', recordId: patient?.referralId, schema: draftSchema });

  const write = (next: string) => {
    setText(next);
    draft.keep({ text: next });
  };
  const save = () => {
    const body = { referralId: patient?.referralId ?? '', caseNote: text };
    return submit({
      body,
      wrong: { ...(patient ? {} : { patient: noPatient }), ...(text.trim() ? {} : { caseNote: noText }) },
      send: (idempotencyKey) => send(records.createCaseNote, { body, idempotencyKey }),
      onAnswer: (answer) => {
        if (answer.status !== 201) return undefined;
        setText('');
        void draft.clear();
        return answer.body.message;
      },
    });
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <PageHead title={Object.keys(errors).length > 0 ? 'Error: New case note' : 'New case note'} />
      <Heading>New case note</Heading>
      <ErrorSummary errors={errors} attempt={attempt} />
      <PatientSearch patient={patient} onChoose={setPatient} preselected={id} error={errors.patient} />
      <DraftOffer draft={draft} what="case note" onTake={(value) => setText(value.text)} />
      <LongTextField
        name="caseNote"
        label="Case note"
        rows={12}
        maxLength={20_000}
        value={text}
        error={errors.caseNote}
        onChange={({ target }) => write(target.value)}
      />
      <FormActions label="Save" status={status}>
        {patient && <Link to={caseNotesScreen(patient.referralId)}>Read the notes of this patient</Link>}
      </FormActions>
    </form>
  );
};
