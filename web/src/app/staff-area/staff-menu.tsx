import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { adminMenu, screens } from '../../lib/paths.ts';
import { staffMenu } from './menu.ts';
import styles from './staff-menu.module.css';

export const StaffMenu = () => {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const chosen = pathname === screens.admin ? search.get('show') : null;
  return (
    <nav aria-label="Staff" className={styles.menu}>
      <ul>
        {staffMenu.map(({ show, label }) => (
          <li key={show}>
            <Link to={adminMenu(show)} aria-current={show === chosen ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
