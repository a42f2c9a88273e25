import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as z from 'zod';
import {
  alertResponse,
  alertReview,
  type Recorded,
  type ResponseStep,
  responseFields,
  responseSteps,
} from '../../../../shared/alerts/alert.ts';
import { alertCalls } from '../../../../shared/alerts/calls.ts';
import { formatDay } from '../../../../shared/kernel/format-day.ts';
import { today } from '../../../../shared/kernel/today.ts';
import { useAnnounce } from '../../kernel/components/announcer.tsx';
import { DraftForm } from '../../kernel/components/draft-form.tsx';
import { controlId, LongTextField, TextField } from '../../kernel/components/field.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { focusFirstControl } from '../../kernel/components/use-disclosure.ts';
import { useStaffForm } from '../../kernel/components/use-staff-form.ts';
import { type Bound, bindFields } from '../../kernel/forms/bind-fields.ts';
import { checkFields } from '../../kernel/forms/check-fields.ts';
import { send } from '../../kernel/lib/api-client.ts';
import { fullName } from '../../kernel/lib/format.ts';
import { refreshed } from '../../kernel/lib/refresh.ts';
import { useOwnAccount } from '../../kernel/session/use-own-account.ts';
import { useSettings } from '../../settings/parts/queries.ts';
import styles from './alert-card.module.css';

const stepLabels: Readonly<Record<ResponseStep, string>> = {
  'plans-and-means': 'Asked about plans and means',
  'not-left-alone': 'Not left alone',
  'lead-told': 'Told the lead',
  'gp-told': 'Told the GP',
  'emergency-called': 'Called 999 or 111',
};

type Done = Pick<Recorded, 'action' | 'steps' | 'lead' | 'reviewOn'>;

export const describeSteps = ({ steps = [], lead }: Pick<Done, 'steps' | 'lead'>): string[] =>
  steps.map((step) => (step === 'lead-told' && lead ? `${stepLabels[step]}: ${lead}` : stepLabels[step]));

export const describeRecorded = (done: Done): string =>
  [
    done.action,
    describeSteps(done).join('; '),
    done.reviewOn === undefined ? '' : `To be reviewed on ${formatDay(done.reviewOn)}`,
  ]
    .filter(Boolean)
    .join('\n');

export const recordedDraft = z.object({
  name: z.string(),
  action: z.string(),
  steps: z.array(z.enum(responseSteps)),
  lead: z.string(),
  reviewOn: z.string(),
});
type RecordedValues = z.infer<typeof recordedDraft>;

const blankRecorded = (name: string) => ({
  version: 0,
  values: { name, action: '', steps: [] as ResponseStep[], lead: '', reviewOn: '' },
});

const recordedOrder = ['name', 'steps', 'lead', 'action', 'reviewOn'];

/** The name of a lead is not sent if nobody was told. */
const bodyOfRecorded = ({ lead, ...values }: RecordedValues) => ({
  ...values,
  lead: values.steps.includes('lead-told') ? lead : '',
});

type FieldsProps = {
  form: Bound<RecordedValues>;
  /** The name of the control of a field: several forms may be on one page. */
  nameOf: (field: string) => string;
  /** The label of the day of a review. */
  reviewLabel: string;
};

const RecordedFields = ({ form, nameOf, reviewLabel }: FieldsProps) => {
  const { values, write } = form;
  const { name, lead, action } = responseFields;
  const { field } = bindFields({ ...form, nameOf, limits: { name, lead, action } });
  const { data: settings } = useSettings();
  const { dutyLead } = settings ?? {};
  const namesLead = values.steps.includes('lead-told');
  // Offered once for each tick, also where the settings arrive after it.
  const isOffered = useRef(false);
  useEffect(() => {
    if (!namesLead) isOffered.current = false;
    if (!namesLead || isOffered.current || !dutyLead) return;
    isOffered.current = true;
    if (values.lead === '') write({ lead: fullName(dutyLead) });
  }, [namesLead, dutyLead, values.lead, write]);
  const tick = (step: ResponseStep, isTicked: boolean) =>
    write({ steps: responseSteps.filter((one) => (one === step ? isTicked : values.steps.includes(one))) });
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
      {namesLead && <TextField {...field('lead')} label="Which lead was told" autoComplete="off" />}
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

type Props = {
  patientId: string;
  alertId: string;
  /** The name of the alert, in a few words. */
  about: string;
  /** The number of earlier reviews, if this records one; without it, this records the answer. */
  after?: number | undefined;
};

const texts = {
  response: { what: 'Response', draft: 'response', save: 'Save what was done', reviewLabel: 'Review on' },
  review: { what: 'Review', draft: 'review', save: 'Save the review', reviewLabel: 'Review again on' },
} as const;

type OpenProps = Props & { name: string; onDone: () => void };

const OpenForm = ({ patientId, alertId, about, after, name, onDone }: OpenProps) => {
  const announce = useAnnounce();
  const isReview = after !== undefined;
  const { what, draft, save, reviewLabel } = isReview ? texts.review : texts.response;
  const form = useStaffForm<RecordedValues>({
    place: { form: isReview ? 'alert-review' : 'alert-response', recordId: alertId, patientId },
    schema: recordedDraft,
    saved: blankRecorded(name),
  });
  // Several of these may be on one page.
  const controlOf = (field: string) => `${field}-${alertId}`;
  const params = { patientId, alertId };

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    const sent = event.currentTarget;
    const saved = await form.submit({
      check: (written) =>
        isReview
          ? checkFields(alertReview, { ...bodyOfRecorded(written), after }, controlOf, recordedOrder)
          : checkFields(alertResponse, bodyOfRecorded(written), controlOf, recordedOrder),
      send: async (written) => {
        const body = bodyOfRecorded(written.values);
        return isReview
          ? await send(alertCalls.reviewAlert, { params, body: { ...body, after } })
          : await send(alertCalls.respondToAlert, { params, body });
      },
      done: (answer) => (answer.status === 200 ? { value: true } : undefined),
      control: controlOf,
    });
    if (!saved) return;
    await refreshed();
    announce(`What was done has been recorded: ${about}.`);
    // The form has disappeared with its alert. Whoever has moved on meanwhile, to the search, stays there.
    const { activeElement, body } = document;
    if (activeElement === body || sent.contains(activeElement)) document.querySelector<HTMLElement>('h1')?.focus();
  };

  return (
    <DraftForm
      form={form}
      draft={draft}
      cancel={{ what: `${what}: ${about}`, onClose: onDone }}
      ref={focusFirstControl}
      className={styles.form}
      aria-label={`${what}: ${about}`}
      onSubmit={submit}
      save={save}
    >
      <RecordedFields form={form} nameOf={controlOf} reviewLabel={reviewLabel} />
    </DraftForm>
  );
};

/** The alert whose response, or whose review, an address asks to continue. */
export const useAskedResponse = (): string | null => useSearchParams()[0].get('respond');
const useAskedReview = (): string | null => useSearchParams()[0].get('review');

const OpenedByButton = ({ isAsked, button, ...props }: Props & { isAsked: boolean; button: ReactNode }) => {
  const [open, setOpen] = useState(isAsked);
  // The default is that the person who is signed in has acted.
  const account = useOwnAccount();
  if (open) {
    return (
      <Loaded from={account}>
        {(own) => <OpenForm {...props} name={own?.name ?? ''} onDone={() => setOpen(false)} />}
      </Loaded>
    );
  }
  return (
    <button type="button" className={`button ${styles.open}`} onClick={() => setOpen(true)}>
      {button}
      <span className="visually-hidden"> about {props.about}</span>
    </button>
  );
};

/** The only way to close an alert. */
export const ResponseForm = (props: Omit<Props, 'after'>) => (
  <OpenedByButton {...props} isAsked={useAskedResponse() === props.alertId} button="Record what was done" />
);

/** The only way to end a review. */
export const ReviewForm = (props: Props & { after: number }) => (
  <OpenedByButton {...props} isAsked={useAskedReview() === props.alertId} button="Record the review" />
);
