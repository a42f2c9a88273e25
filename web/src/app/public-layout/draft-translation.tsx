import { language } from '#words/language.ts';
import { layout } from '#words/layout.ts';
import styles from './draft-translation.module.css';

/** Says on every page of a language that no speaker has read its texts yet. */
export const DraftTranslation = () =>
  language.review ? null : (
    <section aria-label={layout.draftTranslation}>
      <p className={styles.draft}>
        <strong>{layout.draftTranslation}</strong> {layout.draftTranslationText}
      </p>
    </section>
  );
