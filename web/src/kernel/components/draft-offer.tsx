import { lazy, Suspense } from 'react';
import type { Fields } from '../forms/edit-state.ts';
import styles from './draft-offer.module.css';
import type { StaffForm } from './use-staff-form.ts';

// Seldom there, and not needed to write.
const DraftOffers = lazy(async () => ({
  default: (await import('./draft-offers.tsx')).DraftOffers,
})) as unknown as typeof import('./draft-offers.tsx').DraftOffers;

type Props<Values extends Fields> = {
  form: Pick<StaffForm<Values>, 'offers' | 'draftState' | 'restore' | 'discardOffer'>;
  /** The kind of draft, as in 'an unsaved case note'. */
  what: string;
};

/** Offers unsaved words back, and shows whether the present text is stored. */
export const DraftOffer = <Values extends Fields>({ form, what }: Props<Values>) => {
  const { offers, draftState } = form;
  return (
    <>
      {offers.length > 0 && (
        <Suspense fallback={null}>
          <DraftOffers form={form} what={what} />
        </Suspense>
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
