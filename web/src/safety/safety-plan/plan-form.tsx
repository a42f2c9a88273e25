import { safetyCalls } from '../../../../shared/safety/calls.ts';
import { type SafetyPlanPart, safetyPlanParts } from '../../../../shared/safety/safety-plan.ts';
import {
  type SafetyPlan,
  type SafetyPlanWords,
  safetyPlanInput,
  safetyPlanWords,
} from '../../../../shared/safety/safety-plan-schema.ts';
import { useAnnounce } from '../../kernel/components/announcer.tsx';
import { CancelButton } from '../../kernel/components/cancel-button.tsx';
import { DraftOffer } from '../../kernel/components/draft-offer.tsx';
import { LongTextField } from '../../kernel/components/field.tsx';
import { MergeNotice } from '../../kernel/components/merge-notice.tsx';
import { StaffFormFrame } from '../../kernel/components/staff-form-frame.tsx';
import { focusFirstControl } from '../../kernel/components/use-disclosure.ts';
import { useStaffForm } from '../../kernel/components/use-staff-form.ts';
import { checkFields } from '../../kernel/forms/check-fields.ts';
import { send } from '../../kernel/lib/api-client.ts';
import { refreshed } from '../../kernel/lib/refresh.ts';
import styles from './safety-plan.module.css';

const blank = Object.fromEntries(safetyPlanParts.map(({ name }) => [name, ''])) as Record<SafetyPlanPart, string>;

const savedOf = (plan: SafetyPlan | undefined) => ({
  version: plan?.version ?? 0,
  values: plan ? safetyPlanWords.parse(plan) : blank,
});

const mergedFields = safetyPlanParts.map(({ name, title }) => ({ name, label: title }));
const order = safetyPlanParts.map(({ name }) => name);

type Props = { patientId: string; plan: SafetyPlan | undefined; onDone: () => void };

/** The parts of the plan, to be filled in with the person. Words that a colleague saved meanwhile are never lost. */
export const PlanForm = ({ patientId, plan, onDone }: Props) => {
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
    <StaffFormFrame
      form={form}
      ref={focusFirstControl}
      className={styles.form}
      aria-label="Safety plan"
      onSubmit={save}
      save="Save the plan"
      beside={<CancelButton form={form} what="Safety plan" onClose={onDone} />}
    >
      <DraftOffer form={form} what="safety plan" />
      <MergeNotice form={form} fields={mergedFields} />
      {safetyPlanParts.map(({ name, title, hint }) => (
        <LongTextField key={name} {...form.field(name)} label={title} hint={hint} rows={4} />
      ))}
    </StaffFormFrame>
  );
};
