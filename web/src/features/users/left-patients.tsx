import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { UserAccount } from '../../../../shared/api/users.ts';
import { work } from '../../../../shared/api/work.ts';
import { caseloadScreen } from '../../lib/paths.ts';
import { callQuery } from '../../lib/query.ts';
import { may } from '../../lib/session/may.ts';
import styles from './users.module.css';
import { nameOf } from './words.ts';

const Counted = ({ account }: { account: UserAccount }) => {
  const { username } = account;
  const { data } = useQuery(callQuery(work.countCaseload, { query: { worker: username } }));
  if (!data || data.count === 0) return null;
  const many = `${data.more ? 'more than ' : ''}${data.count} ${data.count === 1 ? 'patient' : 'patients'}`;
  return (
    <p role="status" className={styles.left}>
      {nameOf(account)} still has {many}. <Link to={caseloadScreen(username)}>Hand them over</Link>
    </p>
  );
};

/** The patients of somebody who no longer works here, and a link to hand them over. */
export const LeftPatients = ({ account }: { account: UserAccount }) =>
  may('mayAssignPatients') ? <Counted account={account} /> : null;
