import { Link } from 'react-router-dom';
import { Logo } from '../../components/logo.tsx';
import { Stitch } from '../../components/stitch.tsx';
import { screens } from '../../lib/paths.ts';
import { signOut } from './session.ts';
import styles from './staff-header.module.css';

export const StaffHeader = () => (
  <header className={styles.header}>
    <div className={styles.bar}>
      <Link to={screens.admin} className={styles.home}>
        <Logo />
        <span className="visually-hidden">Staff home</span>
      </Link>
      <a
        href={screens.home}
        className={styles.signOut}
        onClick={(event) => {
          event.preventDefault();
          void signOut();
        }}
      >
        Sign out
      </a>
    </div>
    <Stitch />
  </header>
);
