import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { alertResponse, alertReview } from '../../../../shared/alerts/alert.ts';
import { alertCalls } from '../../../../shared/alerts/calls.ts';
import { ActionButton } from '../../kernel/components/action-button.tsx';
import { useAnnounce } from '../../kernel/components/announcer.tsx';
import { CancelButton } from '../../kernel/components/cancel-button.tsx';
import { DraftOffer } from '../../kernel/components/draft-offer.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { StaffFormFrame } from '../../kernel/components/staff-form-frame.tsx';
import { focusFirstControl } from '../../kernel/components/use-disclosure.ts';
import { useStaffForm } from '../../kernel/components/use-staff-form.ts';
import { checkFields } from '../../kernel/forms/check-fields.ts';
import { send } from '../../kernel/lib/api-client.ts';
import { refreshed } from '../../kernel/lib/refresh.ts';
import { useOwnAccount } from '../../kernel/session/use-own-account.ts';
import styles from './alert-card.module.css';
import {
  blankRecorded,
  bodyOfRecorded,
  RecordedFields,
  type RecordedValues,
  recordedDraft,
  recordedOrder,
} from './recorded-fields.tsx';

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

/** Who acted, and what was done. */
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
    <StaffFormFrame
      form={form}
      ref={focusFirstControl}
      className={styles.form}
      aria-label={`${what}: ${about}`}
      onSubmit={submit}
      save={save}
      beside={<CancelButton form={form} what={`${what}: ${about}`} onClose={onDone} />}
    >
      <DraftOffer form={form} what={draft} />
      <RecordedFields form={form} nameOf={controlOf} reviewLabel={reviewLabel} />
    </StaffFormFrame>
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
    <ActionButton className={`button ${styles.open}`} onClick={() => setOpen(true)} about={` about ${props.about}`}>
      {button}
    </ActionButton>
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
