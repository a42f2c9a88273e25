import { type MouseEvent, useId } from 'react';
import { flushSync } from 'react-dom';
import { nameBrowser } from '../../../../shared/session/name-browser.ts';
import type { RecoverableDraft } from '../drafts/open-draft.ts';
import type { Fields } from '../forms/edit-state.ts';
import { formatInstant } from '../lib/format.ts';
import { formatAge } from '../lib/format-age.ts';
import { MainButton, QuietButton } from './buttons.tsx';
import styles from './draft-offer.module.css';
import { focusFirstControl } from './use-disclosure.ts';
import type { StaffForm } from './use-staff-form.ts';

type Props<Values extends Fields> = {
  form: Pick<StaffForm<Values>, 'offers' | 'restore' | 'discardOffer'>;
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
        {device && `, ${nameBrowser(device)}`}){words ? `: “${words}”` : '.'}
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

/** Every unsaved text of a form, the latest first, to be brought back or discarded. */
export const DraftOffers = <Values extends Fields>({ form, what }: Props<Values>) => (
  <section className={styles.offer} aria-label={`Unsaved ${what}`}>
    <ul className={styles.offers}>
      {form.offers.map((offer, at) => (
        <Offer key={offer.id} offer={offer} what={what} isLatest={at === 0} form={form} />
      ))}
    </ul>
  </section>
);
