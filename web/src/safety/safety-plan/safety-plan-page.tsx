import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { urgentHelp } from '../../../../shared/country/urgent-help.ts';
import { formatDay } from '../../../../shared/kernel/format-day.ts';
import { missing } from '../../../../shared/kernel/missing.ts';
import { today } from '../../../../shared/kernel/today.ts';
import { facts } from '../../../../shared/organisation/facts.ts';
import type { PatientRecord } from '../../../../shared/patients/record.ts';
import { safetyCalls } from '../../../../shared/safety/calls.ts';
import { type SafetyPlanPart, safetyPlanParts } from '../../../../shared/safety/safety-plan.ts';
import {
  type SafetyPlan,
  type SafetyPlanWords,
  safetyPlanInput,
  safetyPlanWords,
} from '../../../../shared/safety/safety-plan-schema.ts';
import { useAnnounce } from '../../kernel/components/announcer.tsx';
import { MainButton, QuietButton } from '../../kernel/components/buttons.tsx';
import { DraftForm } from '../../kernel/components/draft-form.tsx';
import { EmptyState } from '../../kernel/components/empty-state.tsx';
import { LongTextField } from '../../kernel/components/field.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { StaffHeading } from '../../kernel/components/staff-heading.tsx';
import { Unreadable } from '../../kernel/components/unreadable.tsx';
import { focusFirstControl, useDisclosure } from '../../kernel/components/use-disclosure.ts';
import { useStaffForm } from '../../kernel/components/use-staff-form.ts';
import { checkFields } from '../../kernel/forms/check-fields.ts';
import { send } from '../../kernel/lib/api-client.ts';
import { formatInstant, formatInstantShort, fullName } from '../../kernel/lib/format.ts';
import { useReading } from '../../kernel/lib/query.ts';
import { together } from '../../kernel/lib/reading.ts';
import { refreshed } from '../../kernel/lib/refresh.ts';
import { may } from '../../kernel/session/may.ts';
import { useRecord } from '../../patients/parts/queries.ts';
import { PlanParts } from '../parts/plan-parts.tsx';
import paper from './printed-plan.module.css';
import styles from './safety-plan.module.css';

const blank = Object.fromEntries(safetyPlanParts.map(({ name }) => [name, ''])) as Record<SafetyPlanPart, string>;

const savedOf = (plan: SafetyPlan | undefined) => ({
  version: plan?.version ?? 0,
  values: plan ? safetyPlanWords.parse(plan) : blank,
});

const mergedFields = Object.fromEntries(safetyPlanParts.map(({ name, title }) => [name, title]));
const order = safetyPlanParts.map(({ name }) => name);

type Props = { patientId: string; plan: SafetyPlan | undefined; onDone: () => void };

/** The parts of the plan, to be filled in with the person. Words that a colleague saved meanwhile are never lost. */
const PlanForm = ({ patientId, plan, onDone }: Props) => {
  const announce = useAnnounce();
  const form = useStaffForm<SafetyPlanWords>({
    place: { form: 'safety-plan', recordId: patientId },
    schema: safetyPlanWords,
    saved: savedOf(plan),
    limits: safetyPlanInput.shape,
  });

  const save = async () => {
    const saved = await form.submit({
      check: (values) => checkFields(safetyPlanInput, { ...values, version: 0 }, undefined, order),
      send: ({ version, values }) =>
        send(safetyCalls.saveSafetyPlan, { params: { patientId }, body: { ...values, version } }),
      done: (answer) => (answer.status === 200 ? { value: true, saved: savedOf(answer.body) } : undefined),
      stale: (answer) => (answer.status === 409 && answer.body.current ? savedOf(answer.body.current) : undefined),
    });
    if (!saved) return;
    await refreshed();
    announce('The safety plan has been saved. What it said before can still be read.');
    onDone();
  };

  return (
    <DraftForm
      form={form}
      draft="safety plan"
      merged={mergedFields}
      cancel={{ what: 'Safety plan', onClose: onDone }}
      ref={focusFirstControl}
      className={styles.form}
      aria-label="Safety plan"
      onSubmit={save}
      save="Save the plan"
    >
      {safetyPlanParts.map(({ name, title, hint }) => (
        <LongTextField key={name} {...form.field(name)} label={title} hint={hint} rows={4} />
      ))}
    </DraftForm>
  );
};

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
        {urgentHelp().map(({ who, say, link }) => (
          <li key={link}>
            {who}: <strong>{say}</strong>
          </li>
        ))}
        <li>
          {facts.name}: <strong>{facts.phone}</strong>
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
          <MainButton ref={opener} label={plan ? 'Change the plan' : 'Write a safety plan'} onClick={open} />
        )}
        {plan && <QuietButton label={`Print it for ${record.firstName}`} onClick={() => window.print()} />}
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
