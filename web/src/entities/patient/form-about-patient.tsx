import { type ComponentProps, type ReactNode, useState } from 'react';
import { DraftOffer } from '../../components/draft-offer.tsx';
import { controlId } from '../../components/field.tsx';
import { Heading } from '../../components/heading.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { StaffFormFrame } from '../../components/staff-form-frame.tsx';
import type { StaffForm } from '../../components/use-staff-form.ts';
import type { Fields } from '../../lib/forms/merge.ts';
import { NextSteps } from './next-steps.tsx';
import { PatientSearch } from './patient-search.tsx';
import type { AddressedPatient } from './use-addressed-patient.ts';
import { useLeavePatient } from './use-leave-patient.tsx';
import { useStartOfForm } from './use-start-of-form.ts';

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
