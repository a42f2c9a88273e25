import { type MouseEvent, useId } from 'react';
import { flushSync } from 'react-dom';
import type { RecoverableDraft } from '../drafts/open-draft.ts';
import type { Fields } from '../forms/edit-state.ts';
import { formatAge, formatInstant } from '../lib/format.ts';
import { MainButton, QuietButton } from './buttons.tsx';
import styles from './draft-offer.module.css';
import { focusFirstControl } from './use-disclosure.ts';
import type { StaffForm } from './use-staff-form.ts';

type Props<Values extends Fields> = {
  form: Pick<StaffForm<Values>, 'offers' | 'draftState' | 'restore' | 'discardOffer'>;
  /** The kind of draft, as in 'an unsaved case note'. */
  what: string;
};

/** Answers the offer, which disappears with its buttons: the focus moves to the first field of the form. */
const leaveTo = ({ currentTarget }: MouseEvent<HTMLElement>, answer: () => void): void => {
  const form = currentTarget.closest('form');
  flushSync(answer);
  if (document.activeElement === document.body) focusFirstControl(form);
};

const mostShown = 90;

/** The beginning of the longest text that was typed, by which its writer knows it again. */
const firstWords = ({ value, base }: RecoverableDraft<Fields>): string => {
  const typed = Object.entries(value).flatMap(([name, text]) =>
    typeof text === 'string' && text !== base[name] ? text.trim() : [],
  );
  const longest = typed.toSorted((one, other) => other.length - one.length)[0] ?? '';
  const isCut = longest.length > mostShown;
  return isCut ? `${longest.slice(0, mostShown).replace(/\s+\S*$/, '')}…` : longest;
};

type OfferProps<Values extends Fields> = {
  offer: RecoverableDraft<Values>;
  what: string;
  isLatest: boolean;
  form: Pick<StaffForm<Values>, 'restore' | 'discardOffer'>;
};

const Offer = <Values extends Fields>({ offer, what, isLatest, form }: OfferProps<Values>) => {
  const id = useId();
  const { savedAt, device } = offer;
  const words = firstWords(offer);
  const Restore = isLatest ? MainButton : QuietButton;
  return (
    <li>
      <p id={id}>
        You have an unsaved {what} from <time dateTime={savedAt}>{formatInstant(savedAt)}</time> (
        {formatAge(savedAt, Date.now())}
        {device && `, ${device}`}){words ? `: “${words}”` : '.'}
      </p>
      <div className={styles.actions}>
        <Restore label="Restore" aria-describedby={id} onClick={(event) => leaveTo(event, () => form.restore(offer))} />
        <QuietButton
          label="Discard"
          aria-describedby={id}
          onClick={(event) => leaveTo(event, () => form.discardOffer(offer))}
        />
      </div>
    </li>
  );
};

/** Offers unsaved words back, and shows whether the present text is stored. */
export const DraftOffer = <Values extends Fields>({ form, what }: Props<Values>) => {
  const { offers, draftState } = form;
  return (
    <>
      {offers.length > 0 && (
        <section className={styles.offer} aria-label={`Unsaved ${what}`}>
          <ul className={styles.offers}>
            {offers.map((offer, at) => (
              <Offer key={offer.id} offer={offer} what={what} isLatest={at === 0} form={form} />
            ))}
          </ul>
        </section>
      )}
      <p className={styles.state} role="status">
        {draftState === 'stored' && 'Draft kept.'}
        {draftState === 'failed' &&
          'Your draft could not be kept yet. We are trying again: please leave this page open.'}
        {draftState === 'refused' && 'Your draft cannot be kept as it is. Please save before you leave this page.'}
      </p>
    </>
  );
};
