import { useQuery } from '@tanstack/react-query';
import { formatDay } from '../../../../shared/kernel/format-day.ts';
import { patientCalls } from '../../../../shared/patients/calls.ts';
import {
  type OpeningReason,
  openingReasons,
  openingWords,
  type PatientIdentity,
} from '../../../../shared/patients/opening.ts';
import { useChangeForm } from '../../kernel/components/change-form.tsx';
import { Facts } from '../../kernel/components/facts.tsx';
import { LongTextField } from '../../kernel/components/field.tsx';
import { Choices } from '../../kernel/components/form-fields/choices.tsx';
import { Heading } from '../../kernel/components/heading.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { PageHead } from '../../kernel/components/page-head.tsx';
import { StaffFormFrame } from '../../kernel/components/staff-form-frame.tsx';
import { fullName } from '../../kernel/lib/full-name.ts';
import { callQuery, useCall } from '../../kernel/lib/query.ts';
import { openingReasonLabels } from '../parts/opening-words.ts';
import { serviceName } from '../parts/service-name.ts';
import styles from './closed-record.module.css';

const reasons = openingReasons.map((id) => ({ id, label: openingReasonLabels[id] }));

/** The reason for opening the record, in one form; it is open as soon as that is sent. */
const ReasonForm = ({ identity: { patientId, worker } }: { identity: PatientIdentity }) => {
  const { mutateAsync } = useCall(patientCalls.openRecord);
  const form = useChangeForm(
    async (value) => {
      const body = { why: value('why') as OpeningReason, words: value('words') };
      return (await mutateAsync({ params: { patientId }, body })).message;
    },
    // The screens of the record replace this one.
    () => undefined,
  );
  return (
    <StaffFormFrame
      form={form}
      method="post"
      onSubmit={form.submit}
      aria-label="Open with a reason"
      save="Open the record"
    >
      <Choices {...form.field('why')} label="Why do you open it?" type="radio" required choices={reasons} value={[]} />
      <LongTextField
        {...form.field('words', openingWords)}
        label="In your words"
        hint="Only needed where you choose ‘Another reason’."
        rows={3}
      />
      <p>
        {worker ? `${fullName(worker)} is told. ` : ''}Your reason is shown on the timeline and in the audit log. The
        record is then open to you until the end of the day.
      </p>
    </StaffFormFrame>
  );
};

/** Replaces a record of another service and worker: whose it is, and the form that opens it at once. */
export const ClosedRecord = ({ patientId }: { patientId: string }) => (
  <section className={styles.closed}>
    <PageHead title="Open with a reason" />
    <Loaded
      from={useQuery(callQuery(patientCalls.identifyRecord, { params: { patientId } }))}
      missing="There is no such patient."
    >
      {(identity) => (
        <>
          <Heading>{fullName(identity)}</Heading>
          <Facts
            className={styles.facts}
            facts={[
              ['Date of birth', identity.dob ? formatDay(identity.dob) : 'Not recorded'],
              ['Reference', identity.reference ?? identity.patientId],
              ['Service', serviceName(identity.service) || 'Not recorded'],
              ['Worker', identity.worker ? fullName(identity.worker) : 'Nobody yet'],
            ]}
          />
          <p>
            This record belongs to a service that you do not work in, and the patient is not on your caseload. If you
            need it for your work, give your reason: the record then opens, and nobody has to approve it.
          </p>
          <ReasonForm identity={identity} />
        </>
      )}
    </Loaded>
  </section>
);
