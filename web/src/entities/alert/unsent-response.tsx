import { useDraft } from '../../lib/drafts/use-draft.ts';
import { formatInstant } from '../../lib/format-date.ts';
import styles from './alert-card.module.css';
import { recordedDraft } from './recorded-fields.tsx';

type Props = { patientId: string; alertId: string };

/** A person's words about an alert that a colleague answered first: to read and copy until they discard them. */
export const UnsentResponse = ({ patientId, alertId }: Props) => {
  const draft = useDraft({ form: 'alert-response', recordId: alertId, patientId, schema: recordedDraft });
  return draft.offers.map((offer) => (
    <section key={offer.id} className={styles.card} aria-label="Your response that was not saved">
      <p>
        A colleague has answered this alert. What you wrote at {formatInstant(offer.savedAt)} was not saved: copy it
        into a case note if it is still needed.
      </p>
      <p className={styles.done}>{offer.value.action}</p>
      <p className={styles.when}>Who acted: {offer.value.name || 'Blank'}</p>
      <button type="button" className="button quiet" onClick={() => draft.calls.discard(offer)}>
        Discard
      </button>
    </section>
  ));
};
