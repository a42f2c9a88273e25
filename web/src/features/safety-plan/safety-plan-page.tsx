import { useParams, useSearchParams } from 'react-router-dom';
import { missing } from '../../../../shared/api/missing.ts';
import type { PatientRecord } from '../../../../shared/api/record.ts';
import type { SafetyPlan } from '../../../../shared/api/safety-plan.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { Heading } from '../../components/heading.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { useDisclosure } from '../../components/use-disclosure.ts';
import { useRecord } from '../../entities/patient/queries.ts';
import { PlanParts } from '../../entities/safety-plan/plan-parts.tsx';
import { useSafetyPlan } from '../../entities/safety-plan/queries.ts';
import { formatInstant } from '../../lib/format-date.ts';
import { together } from '../../lib/reading.ts';
import { may } from '../../lib/session/may.ts';
import { EarlierPlans } from './earlier-plans.tsx';
import { PlanForm } from './plan-form.tsx';
import { PrintedPlan } from './printed-plan.tsx';
import styles from './safety-plan.module.css';

const ShownPlan = ({ patientId, plan }: { patientId: string; plan: SafetyPlan }) => (
  <>
    <PlanParts words={plan} heading="h2" className={styles.part} />
    <p className={styles.by}>
      Written down by {plan.by.firstName} {plan.by.lastName}, {formatInstant(plan.writtenAt)}
    </p>
    {plan.version > 1 && <EarlierPlans key={plan.version} patientId={patientId} />}
  </>
);

const Plan = ({ record, plan }: { record: PatientRecord; plan: SafetyPlan | undefined }) => {
  const { patientId } = record;
  const isAsked = useSearchParams()[0].has('write');
  const { isOpen, open, close, opener } = useDisclosure(isAsked);
  if (isOpen) return <PlanForm patientId={patientId} plan={plan} onDone={close} />;
  return (
    <>
      {plan ? (
        <ShownPlan patientId={patientId} plan={plan} />
      ) : (
        <EmptyState>No safety plan has been written yet. Write it with the person, in their own words.</EmptyState>
      )}
      <p className={styles.actions}>
        {may('mayWriteRecords') && (
          <button ref={opener} type="button" className="button" onClick={open}>
            {plan ? 'Change the plan' : 'Write a safety plan'}
          </button>
        )}
        {plan && (
          <button type="button" className="button quiet" onClick={() => window.print()}>
            Print it for {record.firstName}
          </button>
        )}
      </p>
      {plan && <PrintedPlan record={record} plan={plan} />}
    </>
  );
};

/** What a person does when a crisis comes, in their own words: written with them, and handed over on paper. */
export const Component = () => {
  const { id = '' } = useParams();
  const record = useRecord(id);
  const plan = useSafetyPlan(id);
  return (
    <article className={styles.page}>
      <PageHead title="Safety plan" />
      <Heading>Safety plan</Heading>
      <Loaded from={together({ record, plan })} missing={missing.patient}>
        {(read) => <Plan key={id} record={read.record} plan={read.plan.plan} />}
      </Loaded>
    </article>
  );
};
