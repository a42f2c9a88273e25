import { type ComponentProps, type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { isInUse } from '../../../../shared/questionnaires/in-use.ts';
import { instrumentsFor } from '../../../../shared/questionnaires/offered.ts';
import { DraftOffer } from '../../kernel/components/draft-offer.tsx';
import { controlId } from '../../kernel/components/field.tsx';
import { Heading } from '../../kernel/components/heading.tsx';
import { PageHead } from '../../kernel/components/page-head.tsx';
import { StaffFormFrame } from '../../kernel/components/staff-form-frame.tsx';
import type { StaffForm } from '../../kernel/components/use-staff-form.ts';
import type { Fields } from '../../kernel/forms/edit-state.ts';
import {
  caseNotesScreen,
  externalScreen,
  newCaseNoteScreen,
  newTaskScreen,
  patientScreen,
  questionnaireScreen,
} from '../../kernel/lib/paths.ts';
import { useTestSummary } from '../../questionnaires/parts/results/queries.ts';
import styles from './next-steps.module.css';
import { PatientSearch } from './patient-search.tsx';
import type { AddressedPatient } from './use-addressed-patient.ts';
import { useLeavePatient } from './use-leave-patient.tsx';
import { useStartOfForm } from './use-start-of-form.ts';

type NextProps = {
  patientId: string;
  /** The kind of thing that was just saved; its own screen is not offered again. */
  after: 'note' | 'external';
};

/** The next steps after something about a patient has been saved: to the record, or on to what is due. */
const NextSteps = ({ patientId, after }: NextProps) => {
  const { data: summary } = useTestSummary(patientId);
  const isAnswered = (id: string) => summary?.tests.some(({ questionType }) => questionType === id) === true;
  const isOverdue = (id: string) => summary?.tests.some((test) => test.questionType === id && test.overdue) === true;
  const due = summary
    ? instrumentsFor(summary.service).filter(({ id }) => isInUse(id) && (isOverdue(id) || !isAnswered(id)))
    : [];
  return (
    <ul className={styles.steps} aria-label="What next">
      <li>
        <Link to={patientScreen(patientId)}>Open the record</Link>
      </li>
      <li>
        {after === 'note' ? (
          <Link to={caseNotesScreen(patientId)}>Read the notes</Link>
        ) : (
          <Link to={newCaseNoteScreen(patientId)}>Write a case note</Link>
        )}
      </li>
      {after === 'note' && (
        <li>
          <Link to={externalScreen(patientId)}>Log an external referral</Link>
        </li>
      )}
      {after === 'note' && (
        <li>
          <Link to={newTaskScreen(patientId, 'note')}>Make a task of it</Link>
        </li>
      )}
      {due.map(({ id, name }) => (
        <li key={id}>
          <Link to={questionnaireScreen(id, patientId)}>
            {name}: {isOverdue(id) ? 'overdue' : 'not answered yet'}
          </Link>
        </li>
      ))}
    </ul>
  );
};

type Props<Values extends Fields> = AddressedPatient & {
  form: StaffForm<Values>;
  title: string;
  /** The kind of draft, as in 'an unsaved case note'. */
  what: string;
  /** The name of the control that takes the focus once the patient is known. */
  first: string;
  /** Undefined when nothing was saved, which the form shows. */
  save: () => Promise<unknown>;
  after: ComponentProps<typeof NextSteps>['after'];
  children: ReactNode;
};

/** A form about the patient of the address, who can also be chosen while it is filled in. */
export const FormAboutPatient = <Values extends Fields>(props: Props<Values>) => {
  const { patient, reading, choose, form, title, what, first, save, after, children } = props;
  const leaving = useLeavePatient({ form, patient, leave: () => choose(undefined) });
  const [isSaved, setSaved] = useState(false);
  useStartOfForm(patient !== undefined, () =>
    document.getElementById(controlId(first))?.focus({ preventScroll: true }),
  );
  return (
    <StaffFormFrame
      form={form}
      heading={
        <>
          <PageHead title={title} isWrong={Object.keys(form.errors).length > 0} />
          <Heading>{title}</Heading>
        </>
      }
      onSubmit={async () => {
        if (await save()) setSaved(true);
      }}
      save="Save"
      after={isSaved && patient && <NextSteps patientId={patient.patientId} after={after} />}
    >
      <PatientSearch
        patient={patient}
        reading={reading}
        onChoose={(chosen) => (chosen ? choose(chosen) : leaving.leave())}
        error={form.errors.patient}
      />
      {leaving.dialog}
      <DraftOffer form={form} what={what} />
      {children}
    </StaffFormFrame>
  );
};
