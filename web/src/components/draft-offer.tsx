import type { UsedDraft } from '../lib/drafts/use-draft.ts';
import { formatInstant } from '../lib/format-date.ts';
import styles from './draft-offer.module.css';

type Props<Value> = {
  draft: UsedDraft<Value>;
  /** What it is a draft of, as in 'an unsaved case note'. */
  what: string;
  onTake: (value: Value) => void;
};

/** Offers back what was typed and not saved, and says how the keeping of the present text goes. */
export const DraftOffer = <Value,>({ draft, what, onTake }: Props<Value>) => {
  const [offer] = draft.offers;
  return (
    <>
      {offer && (
        <section className={styles.offer} aria-label={`Unsaved ${what}`}>
          <p>
            You have an unsaved {what} from <time dateTime={offer.savedAt}>{formatInstant(offer.savedAt)}</time>.
          </p>
          <div className={styles.actions}>
            <button
              type="button"
              className="button"
              onClick={() => {
                draft.take(offer);
                onTake(offer.value);
              }}
            >
              Bring it back
            </button>
            <button type="button" className="button quiet" onClick={() => draft.discard(offer)}>
              Discard it
            </button>
          </div>
        </section>
      )}
      <p className={styles.state} role="status">
        {draft.state === 'kept' && 'Draft kept.'}
        {draft.state === 'failed' &&
          'Your draft could not be kept yet. We are trying again: please leave this page open.'}
        {draft.state === 'refused' && 'Your draft cannot be kept as it is. Please save before you leave this page.'}
      </p>
    </>
  );
};
