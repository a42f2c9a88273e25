import type { SyntheticEvent } from 'react';
import { records } from '../../../../shared/api/records.ts';
import {
  type SafetyPlan,
  type SafetyPlanWords,
  safetyPlanInput,
  safetyPlanWords,
} from '../../../../shared/api/safety-plan.ts';
import { type SafetyPlanPart, safetyPlanParts } from '../../../../shared/domain/safety-plan.ts';
import { useAnnounce } from '../../components/announcer.tsx';
import { CancelButton } from '../../components/cancel-button.tsx';
import { DraftOffer } from '../../components/draft-offer.tsx';
import { ErrorSummary } from '../../components/error-summary.tsx';
import { LongTextField } from '../../components/field.tsx';
import { FormActions } from '../../components/form-actions.tsx';
import { MergeNotice } from '../../components/merge-notice.tsx';
import { focusFirstControl } from '../../components/use-disclosure.ts';
import { useStaffForm } from '../../components/use-staff-form.ts';
import { send } from '../../lib/api-client.ts';
import { checkFields } from '../../lib/forms/check-fields.ts';
import { longest } from '../../lib/forms/longest.ts';
import { refreshed } from '../../lib/refresh.ts';
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
  });

  const save = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const saved = await form.submit({
      check: (values) => checkFields(safetyPlanInput, { ...values, version: 0 }, undefined, order),
      send: ({ version, values }) =>
        send(records.saveSafetyPlan, { params: { patientId }, body: { ...values, version } }),
      done: (answer) => (answer.status === 200 ? { value: true, saved: savedOf(answer.body) } : undefined),
      stale: (answer) => (answer.status === 409 && answer.body.current ? savedOf(answer.body.current) : undefined),
    });
    if (!saved) return;
    await refreshed();
    announce('The safety plan has been saved. What it said before can still be read.');
    onDone();
  };

  return (
    <form
      ref={focusFirstControl}
      noValidate
      className={styles.form}
      aria-label="Safety plan"
      onSubmit={(event) => void save(event)}
    >
      <ErrorSummary errors={form.errors} attempt={form.attempt} />
      <DraftOffer form={form} what="safety plan" />
      <MergeNotice form={form} fields={mergedFields} />
      {safetyPlanParts.map(({ name, title, hint }) => (
        <LongTextField
          key={name}
          name={name}
          label={title}
          hint={hint}
          rows={4}
          maxLength={longest(safetyPlanInput.shape[name])}
          value={form.values[name]}
          error={form.errors[name]}
          onChange={({ target }) => form.write({ [name]: target.value })}
        />
      ))}
      <FormActions label="Save the plan" status={form.status}>
        <CancelButton form={form} what="Safety plan" onClose={onDone} />
      </FormActions>
    </form>
  );
};
