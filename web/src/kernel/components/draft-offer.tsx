import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Fields } from '../forms/edit-state.ts';
import { formatInstant } from '../lib/format.ts';
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

/** They are offered one after another: whoever looks for a longer text must know that it is still to come. */
const describeOlder = (count: number): string => {
  if (count === 0) return '';
  return count === 1
    ? 'There is an older one, too: you are asked about it after this one.'
    : `There are ${count} older ones, too: you are asked about them after this one.`;
};

/** Offers unsaved words back, and shows whether the present text is stored. */
export const DraftOffer = <Values extends Fields>({ form, what }: Props<Values>) => {
  const { draftState, restore, discardOffer } = form;
  const [offer, ...older] = form.offers;
  return (
    <>
      {offer && (
        <section className={styles.offer} aria-label={`Unsaved ${what}`}>
          <p>
            You have an unsaved {what} from <time dateTime={offer.savedAt}>{formatInstant(offer.savedAt)}</time>.{' '}
            {describeOlder(older.length)}
          </p>
          <div className={styles.actions}>
            <MainButton label="Restore" onClick={(event) => leaveTo(event, () => restore(offer))} />
            <QuietButton label="Discard" onClick={(event) => leaveTo(event, () => discardOffer(offer))} />
          </div>
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
