import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { layout } from '#words/layout.ts';
import { home } from '#words/pages/home.ts';
import { organisation } from '../../../../shared/organisation.ts';
import { screens } from '../../lib/paths.ts';
import styles from './side-bar.module.css';

const Icon = ({ label, d }: { label: string; d: string }): ReactNode => (
  <>
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
      <path d={d} />
    </svg>
    <span>{label}</span>
  </>
);

/** Four links, always in reach at the edge of the home page. */
export const SideBar = () => (
  <nav className={styles.bar} aria-label={home.quickLinks}>
    <Link to={screens.home}>
      <Icon label={layout.home} d="M3 12l9-8 9 8M6 10v10h12V10M10 20v-6h4v6" />
    </Link>
    <Link to={screens.contact}>
      <Icon label={layout.contact} d="M3 6h18v13H3zM3 7l9 7 9-7" />
    </Link>
    <Link to={screens.referrals}>
      <Icon label={layout.referral} d="M6 3h12v18H6zM9 8h6M9 12h6M9 16h3" />
    </Link>
    <a href={organisation.social.url} rel="noreferrer">
      <Icon label={organisation.social.name} d="M4 5h16v11h-9l-5 4v-4H4zM8 9h8M8 12h5" />
    </a>
  </nav>
);
