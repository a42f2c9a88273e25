import { Outlet } from 'react-router-dom';
import { language } from '#words/language.ts';
import { layout } from '#words/layout.ts';
import { ReadAloud } from '../../components/read-aloud/read-aloud.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import styles from './public-layout.module.css';
import { UrgentHelp } from './urgent-help.tsx';

/** The notice on every page of a language that no speaker has reviewed yet. */
const DraftTranslation = () =>
  language.review ? null : (
    <section aria-label={layout.draftTranslation}>
      <p className={styles.draft}>
        <strong>{layout.draftTranslation}</strong> {layout.draftTranslationText}
      </p>
    </section>
  );

export const PublicLayout = () => (
  <div className={styles.page}>
    <UrgentHelp />
    <Header />
    <div className={styles.ways}>
      <LanguageSwitch />
      <ReadAloud />
    </div>
    <DraftTranslation />
    <main id="content" className={styles.content} tabIndex={-1}>
      <Outlet />
    </main>
    <Footer />
  </div>
);
