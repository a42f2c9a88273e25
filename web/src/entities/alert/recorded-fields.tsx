import * as z from 'zod';
import { type ResponseStep, responseFields, responseSteps } from '../../../../shared/api/alert.ts';
import { today } from '../../../../shared/domain/today.ts';
import type { FieldErrors } from '../../components/error-summary.tsx';
import { controlId, LongTextField, TextField } from '../../components/field.tsx';
import { longest } from '../../lib/forms/longest.ts';
import { useSettings } from '../settings/queries.ts';
import styles from './alert-card.module.css';
import { stepLabels } from './describe-recorded.ts';

/** The schema of a draft of a response or a review; drafts from before there were ticks can be read too. */
export const recordedDraft = z.object({
  name: z.string(),
  action: z.string(),
  steps: z.array(z.enum(responseSteps)).default([]),
  lead: z.string().default(''),
  reviewOn: z.string().default(''),
});
export type RecordedValues = z.infer<typeof recordedDraft>;

export const blankRecorded = (name: string) => ({
  version: 0,
  values: { name, action: '', steps: [] as ResponseStep[], lead: '', reviewOn: '' },
});

/** The fields in the order of the screen. */
export const recordedOrder = ['name', 'steps', 'lead', 'action', 'reviewOn'];

/** The name of a lead is not sent if nobody was told. */
export const bodyOfRecorded = ({ lead, ...values }: RecordedValues) => ({
  ...values,
  lead: values.steps.includes('lead-told') ? lead : '',
});

type Props = {
  values: RecordedValues;
  errors: FieldErrors;
  /** The name of the control of a field: several forms may be on one page. */
  controlOf: (field: string) => string;
  onWrite: (change: Partial<RecordedValues>) => void;
  /** The label of the day of a review. */
  reviewLabel: string;
};

/** Who acted, what was done, and when it is reviewed. */
export const RecordedFields = ({ values, errors, controlOf, onWrite, reviewLabel }: Props) => {
  const { data: settings } = useSettings();
  const { dutyLead } = settings ?? {};
  const tick = (step: ResponseStep, isTicked: boolean) =>
    onWrite({
      steps: responseSteps.filter((one) => (one === step ? isTicked : values.steps.includes(one))),
      // The people whom they most probably told.
      ...(step === 'lead-told' &&
        isTicked &&
        values.lead === '' &&
        dutyLead && { lead: `${dutyLead.firstName} ${dutyLead.lastName}`.trim() }),
    });
  return (
    <>
      <TextField
        name={controlOf('name')}
        label="Who acted"
        autoComplete="off"
        maxLength={longest(responseFields.name)}
        value={values.name}
        error={errors[controlOf('name')]}
        onChange={({ target }) => onWrite({ name: target.value })}
      />
      <fieldset className={styles.steps}>
        <legend>Which of these were done</legend>
        {responseSteps.map((step, index) => (
          <label key={step} className={styles.step}>
            <input
              type="checkbox"
              id={index === 0 ? controlId(controlOf('steps')) : undefined}
              checked={values.steps.includes(step)}
              onChange={({ target }) => tick(step, target.checked)}
            />
            <span>{stepLabels[step]}</span>
          </label>
        ))}
      </fieldset>
      {values.steps.includes('lead-told') && (
        <TextField
          name={controlOf('lead')}
          label="Which lead was told"
          autoComplete="off"
          maxLength={longest(responseFields.lead)}
          value={values.lead}
          error={errors[controlOf('lead')]}
          onChange={({ target }) => onWrite({ lead: target.value })}
        />
      )}
      <LongTextField
        name={controlOf('action')}
        label="What was done"
        rows={4}
        maxLength={longest(responseFields.action)}
        value={values.action}
        error={errors[controlOf('action')]}
        onChange={({ target }) => onWrite({ action: target.value })}
      />
      <TextField
        name={controlOf('reviewOn')}
        label={reviewLabel}
        hint="Leave it empty if nobody has to. On that day it is on Today again."
        type="date"
        min={today()}
        value={values.reviewOn}
        error={errors[controlOf('reviewOn')]}
        onChange={({ target }) => onWrite({ reviewOn: target.value })}
      />
    </>
  );
};
