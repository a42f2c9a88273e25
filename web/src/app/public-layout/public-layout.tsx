import { Outlet } from 'react-router-dom';
import { language } from '#words/language.ts';
import { layout } from '#words/layout.ts';
import { urgentHelp } from '../../../../shared/country/urgent-help.ts';
import { ReadAloud } from '../../kernel/components/read-aloud/read-aloud.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import styles from './public-layout.module.css';
import urgentStyles from './urgent-help.module.css';

/** The urgent help lines: the first line of every page. */
const UrgentHelp = () => (
  <aside className={urgentStyles.urgent} aria-label={layout.urgentHelp}>
    <p>
      <strong>{layout.urgentHelp}</strong>
      {urgentHelp.map(({ who, say, link }) => (
        <span key={link}>
          {who}: <a href={link}>{say}</a>
        </span>
      ))}
    </p>
  </aside>
);

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
