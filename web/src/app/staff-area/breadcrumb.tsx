import { Link, useLocation } from 'react-router-dom';
import { may } from '../../kernel/session/may.ts';
import styles from './breadcrumb.module.css';
import { findCrumbs } from './crumbs.ts';

/** The way to this screen, on the screens that have a parent. */
export const Breadcrumb = () => {
  const { pathname } = useLocation();
  const crumbs = findCrumbs(pathname, may);
  const here = crumbs.pop();
  if (!here || crumbs.length === 0) return null;
  return (
    <nav aria-label="Breadcrumb" className={styles.crumbs}>
      <ol>
        {crumbs.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        <li aria-current="page">{here.label}</li>
      </ol>
    </nav>
  );
};
