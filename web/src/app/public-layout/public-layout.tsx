import { Outlet } from 'react-router-dom';
import { ReadAloud } from '../../components/read-aloud/read-aloud.tsx';
import { DraftTranslation } from './draft-translation.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import styles from './public-layout.module.css';
import { UrgentHelp } from './urgent-help.tsx';

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
