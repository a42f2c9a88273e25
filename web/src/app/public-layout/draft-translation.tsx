import { language } from '#words/language.ts';
import { layout } from '#words/layout.ts';
import styles from './draft-translation.module.css';

/** The notice on every page of a language that no speaker has reviewed yet. */
export const DraftTranslation = () =>
  language.review ? null : (
    <section aria-label={layout.draftTranslation}>
      <p className={styles.draft}>
        <strong>{layout.draftTranslation}</strong> {layout.draftTranslationText}
      </p>
    </section>
  );
