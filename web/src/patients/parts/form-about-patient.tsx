import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { isInUse } from '../../../../shared/questionnaires/in-use.ts';
import { instrumentsFor } from '../../../../shared/questionnaires/offered.ts';
import { ConfirmDialog } from '../../kernel/components/confirm-dialog.tsx';
import { DraftOffer } from '../../kernel/components/draft-offer.tsx';
import { controlId } from '../../kernel/components/field.tsx';
import { StaffFormFrame } from '../../kernel/components/staff-form-frame.tsx';
import { StaffHeading } from '../../kernel/components/staff-heading.tsx';
import type { StaffForm } from '../../kernel/components/use-staff-form.ts';
import type { Fields } from '../../kernel/forms/edit-state.ts';
import { fullName } from '../../kernel/lib/format.ts';
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
import { type AddressedPatient, useStartOfForm } from './use-addressed-patient.ts';

type LeaveProps = {
  form: { isDirty: boolean; flush: () => Promise<boolean> };
  patient: { firstName: string; lastName: string } | undefined;
  leave: () => void;
};

/** Asks before leaving a patient with unsaved words, which stay with that patient as a draft. */
export const useLeavePatient = ({ form, patient, leave }: LeaveProps) => {
  const [asking, setAsking] = useState(false);
  const name = patient ? fullName(patient) : 'this patient';
  return {
    leave: () => (form.isDirty && patient ? setAsking(true) : leave()),
    dialog: asking && (
      <ConfirmDialog
        title={`Keep what you typed with ${name}?`}
        text="It has not been saved. It stays with this patient as a draft, and is offered to you when you come back."
        detail={name}
        confirm="Keep as a draft"
        cancel="Go back"
        done={`What you typed is kept as a draft with ${name}.`}
        act={async () => {
          if (await form.flush()) return;
          throw new Error('Your draft could not be kept yet. Please check your connection and try again.');
        }}
        onClose={() => setAsking(false)}
        onDone={leave}
      />
    ),
  };
};

/** The kind of thing that was just saved; its own screen is not offered again. */
type Saved = 'note' | 'external' | 'letter';

/** The next steps after something about a patient has been saved: to the record, or on to what is due. */
const NextSteps = ({ patientId, after }: { patientId: string; after: Saved }) => {
  const { data: summary } = useTestSummary(patientId);
  const due = (summary ? instrumentsFor(summary.service) : []).flatMap(({ id, name }) => {
    const test = summary?.tests.find(({ questionType }) => questionType === id);
    if (!isInUse(id) || (test && !test.overdue)) return [];
    return [[questionnaireScreen(id, patientId), `${name}: ${test ? 'overdue' : 'not answered yet'}`] as const];
  });
  const afterNote = [
    [caseNotesScreen(patientId), 'Read the notes'],
    [externalScreen(patientId), 'Log an external referral'],
    [newTaskScreen(patientId, 'note'), 'Make a task of it'],
  ] as const;
  const steps = [
    [patientScreen(patientId), 'Open the record'] as const,
    ...(after === 'note' ? afterNote : [[newCaseNoteScreen(patientId), 'Write a case note'] as const]),
    ...due,
  ];
  return (
    <ul className={styles.steps} aria-label="What next">
      {steps.map(([to, words]) => (
        <li key={to}>
          <Link to={to}>{words}</Link>
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
  after: Saved;
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
      heading={<StaffHeading title={title} isWrong={Object.keys(form.errors).length > 0} />}
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
