import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { urgentHelp } from '../../../../shared/country/urgent-help.ts';
import { formatDay } from '../../../../shared/kernel/format-day.ts';
import { missing } from '../../../../shared/kernel/missing.ts';
import { today } from '../../../../shared/kernel/today.ts';
import { organisation } from '../../../../shared/organisation/organisation.ts';
import type { PatientRecord } from '../../../../shared/patients/record.ts';
import { safetyCalls } from '../../../../shared/safety/calls.ts';
import type { SafetyPlan } from '../../../../shared/safety/safety-plan-schema.ts';
import { ActionButton } from '../../kernel/components/action-button.tsx';
import { EmptyState } from '../../kernel/components/empty-state.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { StaffHeading } from '../../kernel/components/staff-heading.tsx';
import { Unreadable } from '../../kernel/components/unreadable.tsx';
import { useDisclosure } from '../../kernel/components/use-disclosure.ts';
import { formatInstant, formatInstantShort } from '../../kernel/lib/format-date.ts';
import { fullName } from '../../kernel/lib/full-name.ts';
import { together } from '../../kernel/lib/reading.ts';
import { useReading } from '../../kernel/lib/use-reading.ts';
import { may } from '../../kernel/session/may.ts';
import { useRecord } from '../../patients/parts/queries.ts';
import { PlanParts } from '../parts/safety-plan/plan-parts.tsx';
import { PlanForm } from './plan-form.tsx';
import paper from './printed-plan.module.css';
import styles from './safety-plan.module.css';

/** The plan on paper, for the person to take home: large type, and nothing of the staff area. */
const PrintedPlan = ({ record, plan }: { record: PatientRecord; plan: SafetyPlan }) => (
  <div className={paper.printed}>
    <p className={paper.title}>My safety plan</p>
    <p className={paper.whose}>
      {fullName(record)}, {formatDay(today(new Date(plan.writtenAt)))}
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
  const versions = useReading(safetyCalls.listSafetyPlanVersions, { params: { patientId } }, { enabled: asked });
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
                      Written down by {fullName(earlier.by)}, {formatInstantShort(earlier.writtenAt)}
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
      Written down by {fullName(plan.by)}, {formatInstant(plan.writtenAt)}
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
          <ActionButton ref={opener} className="button" onClick={open}>
            {plan ? 'Change the plan' : 'Write a safety plan'}
          </ActionButton>
        )}
        {plan && <ActionButton onClick={() => window.print()}>Print it for {record.firstName}</ActionButton>}
      </p>
      {plan && <PrintedPlan record={record} plan={plan} />}
    </>
  );
};

/** What a person does when a crisis comes, in their own words: written with them, and handed over on paper. */
export const Component = () => {
  const { id = '' } = useParams();
  const record = useRecord(id);
  const plan = useReading(safetyCalls.readSafetyPlan, { params: { patientId: id } });
  return (
    <article className={styles.page}>
      <StaffHeading title="Safety plan" />
      <Loaded from={together({ record, plan })} missing={missing.patient}>
        {(read) => <Plan key={id} record={read.record} plan={read.plan.plan} />}
      </Loaded>
    </article>
  );
};
