import { formatInstant } from '../lib/format-date.ts';
import type { Fields } from '../lib/forms/merge.ts';
import styles from './draft-offer.module.css';
import type { StaffForm } from './use-staff-form.ts';

type Props<Values extends Fields> = {
  form: Pick<StaffForm<Values>, 'offers' | 'draftState' | 'restore' | 'discardOffer'>;
  /** What it is a draft of, as in 'an unsaved case note'. */
  what: string;
};

/** Offers back what was typed and not saved, and says how the keeping of the present text goes. */
export const DraftOffer = <Values extends Fields>({ form, what }: Props<Values>) => {
  const { draftState, restore, discardOffer } = form;
  const [offer] = form.offers;
  return (
    <>
      {offer && (
        <section className={styles.offer} aria-label={`Unsaved ${what}`}>
          <p>
            You have an unsaved {what} from <time dateTime={offer.savedAt}>{formatInstant(offer.savedAt)}</time>.
          </p>
          <div className={styles.actions}>
            <button type="button" className="button" onClick={() => restore(offer)}>
              Bring it back
            </button>
            <button type="button" className="button quiet" onClick={() => discardOffer(offer)}>
              Discard it
            </button>
          </div>
        </section>
      )}
      <p className={styles.state} role="status">
        {draftState === 'kept' && 'Draft kept.'}
        {draftState === 'failed' &&
          'Your draft could not be kept yet. We are trying again: please leave this page open.'}
        {draftState === 'refused' && 'Your draft cannot be kept as it is. Please save before you leave this page.'}
      </p>
    </>
  );
};
