import type { UserAccount } from '../../../../shared/api/users.ts';
import { showMobile } from '../../../../shared/domain/uk-mobile.ts';
import { RowsTable } from '../../components/rows-table.tsx';
import { formatInstantShort } from '../../lib/format-date.ts';
import styles from './users.module.css';
import { isByService, nameOf, roleLabels, stateLabels, worksInText } from './words.ts';

type Props = { accounts: readonly UserAccount[]; caption: string; onChoose: (username: string) => void };

export const UsersTable = ({ accounts, caption, onChoose }: Props) => (
  <RowsTable
    className={`cards ${styles.table}`}
    caption={caption}
    columns={['Name', 'Role', 'Mobile', 'Last sign-in', 'Status', { hidden: 'Change' }]}
  >
    {accounts.map((account) => (
      <tr key={account.username}>
        <th scope="row">
          {nameOf(account)}
          <span className={styles.email}>{account.email}</span>
        </th>
        <td data-label="Role">
          {roleLabels[account.role]}
          {isByService(account) && <span className={styles.email}>{worksInText(account)}</span>}
        </td>
        <td data-label="Mobile">{account.mobile ? showMobile(account.mobile) : 'None'}</td>
        <td data-label="Last sign-in">
          {account.lastSignIn ? (
            <time dateTime={account.lastSignIn}>{formatInstantShort(account.lastSignIn)}</time>
          ) : (
            'Never'
          )}
        </td>
        <td data-label="Status">{stateLabels[account.state]}</td>
        <td>
          <button type="button" className="in-row" onClick={() => onChoose(account.username)}>
            Change <span className="visually-hidden">the access of {nameOf(account)}</span>
          </button>
        </td>
      </tr>
    ))}
  </RowsTable>
);
