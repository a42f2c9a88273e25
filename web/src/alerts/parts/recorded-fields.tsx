import * as z from 'zod';
import { type Recorded, type ResponseStep, responseFields, responseSteps } from '../../../../shared/alerts/alert.ts';
import { formatDay } from '../../../../shared/kernel/format-day.ts';
import { today } from '../../../../shared/kernel/today.ts';
import { controlId, LongTextField, TextField } from '../../kernel/components/field.tsx';
import { type Bound, bindFields } from '../../kernel/forms/bind-fields.ts';
import { useSettings } from '../../settings/parts/queries.ts';
import styles from './alert-card.module.css';

/** The ticks about an alert, in the words of the form. */
const stepLabels: Readonly<Record<ResponseStep, string>> = {
  'plans-and-means': 'Asked about plans and means',
  'not-left-alone': 'Not left alone',
  'lead-told': 'Told the lead',
  'gp-told': 'Told the GP',
  'emergency-called': 'Called 999 or 111',
};

type Done = Pick<Recorded, 'action' | 'steps' | 'lead' | 'reviewOn'>;

/** The ticks of a response, each in words. */
export const describeSteps = ({ steps = [], lead }: Pick<Done, 'steps' | 'lead'>): string[] =>
  steps.map((step) => (step === 'lead-told' && lead ? `${stepLabels[step]}: ${lead}` : stepLabels[step]));

/** What was done about an alert, as one text. */
export const describeRecorded = (done: Done): string =>
  [
    done.action,
    describeSteps(done).join('; '),
    done.reviewOn === undefined ? '' : `To be reviewed on ${formatDay(done.reviewOn)}`,
  ]
    .filter(Boolean)
    .join('\n');

/** The schema of a draft of a response or a review. */
export const recordedDraft = z.object({
  name: z.string(),
  action: z.string(),
  steps: z.array(z.enum(responseSteps)),
  lead: z.string(),
  reviewOn: z.string(),
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
  form: Bound<RecordedValues>;
  /** The name of the control of a field: several forms may be on one page. */
  nameOf: (field: string) => string;
  /** The label of the day of a review. */
  reviewLabel: string;
};

/** Who acted, what was done, and when it is reviewed. */
export const RecordedFields = ({ form, nameOf, reviewLabel }: Props) => {
  const { values, write } = form;
  const { name, lead, action } = responseFields;
  const { field } = bindFields({ ...form, nameOf, limits: { name, lead, action } });
  const { data: settings } = useSettings();
  const { dutyLead } = settings ?? {};
  const tick = (step: ResponseStep, isTicked: boolean) =>
    write({
      steps: responseSteps.filter((one) => (one === step ? isTicked : values.steps.includes(one))),
      // The people whom they most probably told.
      ...(step === 'lead-told' &&
        isTicked &&
        values.lead === '' &&
        dutyLead && { lead: `${dutyLead.firstName} ${dutyLead.lastName}`.trim() }),
    });
  return (
    <>
      <TextField {...field('name')} label="Who acted" autoComplete="off" />
      <fieldset className={styles.steps}>
        <legend>Which of these were done</legend>
        {responseSteps.map((step, index) => (
          <label key={step} className={styles.step}>
            <input
              type="checkbox"
              id={index === 0 ? controlId(nameOf('steps')) : undefined}
              checked={values.steps.includes(step)}
              onChange={({ target }) => tick(step, target.checked)}
            />
            <span>{stepLabels[step]}</span>
          </label>
        ))}
      </fieldset>
      {values.steps.includes('lead-told') && (
        <TextField {...field('lead')} label="Which lead was told" autoComplete="off" />
      )}
      <LongTextField {...field('action')} label="What was done" rows={4} />
      <TextField
        {...field('reviewOn')}
        label={reviewLabel}
        hint="Leave it empty if nobody has to. On that day it is on Today again."
        type="date"
        min={today()}
      />
    </>
  );
};
