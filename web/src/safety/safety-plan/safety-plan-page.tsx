import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { urgentHelp } from '../../../../shared/country/urgent-help.ts';
import { formatDay } from '../../../../shared/kernel/format-day.ts';
import { missing } from '../../../../shared/kernel/missing.ts';
import { today } from '../../../../shared/kernel/today.ts';
import { organisation } from '../../../../shared/organisation/organisation.ts';
import type { PatientRecord } from '../../../../shared/patients/record.ts';
import type { SafetyPlan } from '../../../../shared/safety/safety-plan-schema.ts';
import { EmptyState } from '../../kernel/components/empty-state.tsx';
import { Heading } from '../../kernel/components/heading.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { PageHead } from '../../kernel/components/page-head.tsx';
import { Unreadable } from '../../kernel/components/unreadable.tsx';
import { useDisclosure } from '../../kernel/components/use-disclosure.ts';
import { formatInstant, formatInstantShort } from '../../kernel/lib/format-date.ts';
import { together } from '../../kernel/lib/reading.ts';
import { may } from '../../kernel/session/may.ts';
import { useRecord } from '../../patients/parts/queries.ts';
import { PlanParts } from '../parts/safety-plan/plan-parts.tsx';
import { useSafetyPlan, useSafetyPlanVersions } from '../parts/safety-plan/queries.ts';
import { PlanForm } from './plan-form.tsx';
import paper from './printed-plan.module.css';
import styles from './safety-plan.module.css';

/** The plan on paper, for the person to take home: large type, and nothing of the staff area. */
const PrintedPlan = ({ record, plan }: { record: PatientRecord; plan: SafetyPlan }) => (
  <div className={paper.printed}>
    <p className={paper.title}>My safety plan</p>
    <p className={paper.whose}>
      {record.firstName} {record.lastName}, {formatDay(today(new Date(plan.writtenAt)))}
    </p>
    <PlanParts words={plan} heading="h2" className={paper.part} />
    <section className={paper.part}>
      <h2>If I need help at once</h2>
      <ul className={paper.help}>
        {urgentHelp.map(({ who, say, link }) => (
          <li key={link}>
            {who}: <strong>{say}</strong>
          </li>
        ))}
        <li>
          {organisation.name}: <strong>{organisation.phone}</strong>
        </li>
      </ul>
    </section>
  </div>
);

const EarlierPlans = ({ patientId }: { patientId: string }) => {
  const [asked, setAsked] = useState(false);
  const versions = useSafetyPlanVersions(patientId, asked);
  return (
    <details className={styles.earlier} onToggle={({ currentTarget }) => currentTarget.open && setAsked(true)}>
      <summary>What it said before</summary>
      {asked && (
        <Loaded from={versions}>
          {({ content }) =>
            content.map((earlier) => (
              <blockquote key={earlier.version} className={styles.before}>
                {'unreadable' in earlier ? (
                  <Unreadable what="An earlier version" id={earlier.version} />
                ) : (
                  <>
                    <PlanParts words={earlier} heading="h3" className={styles.part} />
                    <p className={styles.by}>
                      Written down by {earlier.by.firstName} {earlier.by.lastName},{' '}
                      {formatInstantShort(earlier.writtenAt)}
                    </p>
                  </>
                )}
              </blockquote>
            ))
          }
        </Loaded>
      )}
    </details>
  );
};

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
