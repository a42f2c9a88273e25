import { formatDay } from '../../../../shared/kernel/format-day.ts';
import { serviceName } from '../../../../shared/organisation/services.ts';
import { patientCalls } from '../../../../shared/patients/calls.ts';
import type { OpeningReason, PatientIdentity } from '../../../../shared/patients/opening.ts';
import { excludedFrom } from '../../../../shared/privacy/record-limits.ts';
import { useChangeForm } from '../../kernel/components/change-form.tsx';
import { Facts } from '../../kernel/components/facts.tsx';
import { Heading } from '../../kernel/components/heading.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { PageHead } from '../../kernel/components/page-head.tsx';
import { StaffFormFrame } from '../../kernel/components/staff-form-frame.tsx';
import { fullName } from '../../kernel/lib/format.ts';
import { useCall, useReading } from '../../kernel/lib/query.ts';
import { OpeningFields } from '../../privacy/parts/opening-fields.tsx';
import closedStyles from './closed-record.module.css';

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
    <StaffFormFrame form={form} onSubmit={form.submit} aria-label="Open with a reason" save="Open the record">
      <OpeningFields field={form.field} />
      <p>
        {worker ? `${fullName(worker)} is told. ` : ''}Your reason is shown on the timeline and in the audit log. The
        record is then open to you until the end of the day.
      </p>
    </StaffFormFrame>
  );
};

/** Replaces a record of another service and worker, or of named people: whose it is, and the form that opens it at once. */
export const ClosedRecord = ({ patientId }: { patientId: string }) => (
  <section className={closedStyles.closed}>
    <PageHead title="Closed record" />
    <Loaded
      from={useReading(patientCalls.identifyRecord, { params: { patientId } })}
      missing="There is no such patient."
    >
      {(identity) => (
        <>
          <Heading>{fullName(identity)}</Heading>
          <Facts
            className={closedStyles.facts}
            facts={[
              ['Date of birth', identity.dob ? formatDay(identity.dob) : 'Not recorded'],
              ['Reference', identity.reference ?? identity.patientId],
              ['Service', serviceName(identity.service) || 'Not recorded'],
              ['Worker', identity.worker ? fullName(identity.worker) : 'Nobody yet'],
            ]}
          />
          {identity.excluded ? (
            <p>{excludedFrom}</p>
          ) : (
            <>
              <p>
                This record is not open to you yet: it belongs to a service that you do not work in, or is restricted to
                named people. If you need it for your work, give your reason: the record then opens, and nobody has to
                approve it.
              </p>
              <ReasonForm identity={identity} />
            </>
          )}
        </>
      )}
    </Loaded>
  </section>
);
