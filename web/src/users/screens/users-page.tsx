import { type ComponentProps, type SyntheticEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { showMobile } from '../../../../shared/kernel/uk-mobile.ts';
import { type UserAccount, userCalls } from '../../../../shared/users/calls.ts';
import { RowButton } from '../../kernel/components/buttons.tsx';
import { EmptyState } from '../../kernel/components/empty-state.tsx';
import { TextField } from '../../kernel/components/field.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { RowsTable } from '../../kernel/components/rows-table.tsx';
import { StaffHeading } from '../../kernel/components/staff-heading.tsx';
import { longest } from '../../kernel/forms/longest.ts';
import { formatInstantShort } from '../../kernel/lib/format.ts';
import { screens, titles } from '../../kernel/lib/paths.ts';
import { useReading } from '../../kernel/lib/query.ts';
import { roleLabels } from '../parts/role-labels.ts';
import { AccountPanel, LeftPatients } from './account-panel.tsx';
import { GrantForm } from './grant-form.tsx';
import { InvitationLink, type OnLink } from './invitation-link.tsx';
import styles from './users.module.css';
import { isByService, nameOf, statusOf, worksInText } from './words.ts';

const newAccess = 'new';

/** Everybody with a role, or every account whose address begins with the text. */
const useAccounts = (sought: string) => {
  const everybody = useReading(userCalls.listUsers, {}, { enabled: sought === '' });
  const found = useReading(userCalls.findUsers, { body: { text: sought } }, { enabled: sought !== '' });
  return sought === '' ? everybody : found;
};

const NewAccess = ({ onClose, onLink }: { onClose: () => void; onLink: OnLink }) => (
  <section className={styles.panel}>
    <StaffHeading title="Invite a colleague" back={[screens.users, 'Back to staff accounts']} />
    <p>
      They get an email with a link that works for a week. With it they choose a password; then we text them a code.
    </p>
    <GrantForm account={undefined} onDone={onClose} onCancel={onClose} onLink={onLink} />
  </section>
);

const describeFound = (accounts: readonly UserAccount[], sought: string) => {
  const count = accounts.length;
  if (sought)
    return `${count} ${count === 1 ? 'account' : 'accounts'} beginning with ${sought}${count === 20 ? ', and perhaps more' : ''}`;
  const left = accounts.filter(({ hasLeft }) => hasLeft).length;
  const working = count - left;
  return `${working} ${working === 1 ? 'person' : 'people'} with access${left > 0 ? `, ${left} who ${left === 1 ? 'has' : 'have'} left` : ''}`;
};

type Props = { accounts: readonly UserAccount[]; caption: string; onChoose: (username: string) => void };

const UsersTable = ({ accounts, caption, onChoose }: Props) => (
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
        <td data-label="Status">{statusOf(account)}</td>
        <td>
          <RowButton
            label="Change"
            about={`the access of ${nameOf(account)}`}
            onClick={() => onChoose(account.username)}
          />
        </td>
      </tr>
    ))}
  </RowsTable>
);

/** The choice is in the address, so that going back works. */
export const Component = () => {
  const [search, setSearch] = useSearchParams();
  const [sought, setSought] = useState('');
  // The account whose access has just been ended, which may have left patients behind.
  const [left, setLeft] = useState<UserAccount>();
  // An invitation whose mail was not sent.
  const [unsent, setUnsent] = useState<ComponentProps<typeof InvitationLink>>();
  const found = useAccounts(sought);
  const show = search.get('show');
  const open = (next: string) => setSearch({ show: next });
  const close = () => setSearch({});
  const showLink: OnLink = (account, link) => setUnsent(link === undefined ? undefined : { account, link });
  if (show === newAccess) return <NewAccess onClose={close} onLink={showLink} />;
  const account = found.data?.content.find(({ username }) => username === show);
  if (account) {
    // By what was done, and not by the state of the account: it may have been read again by now.
    const leave = (hasLeft: boolean) => {
      setLeft(hasLeft ? account : undefined);
      close();
    };
    return <AccountPanel account={account} onClose={close} onLeft={leave} onLink={showLink} />;
  }
  const find = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSought(String(new FormData(event.currentTarget).get('sought') ?? '').trim());
  };
  return (
    <section>
      <StaffHeading title={titles.users} />
      {left && <LeftPatients account={left} />}
      {unsent && <InvitationLink {...unsent} />}
      <button type="button" className={`button ${styles.give}`} onClick={() => open(newAccess)}>
        Invite a colleague
      </button>
      <form className={styles.search} onSubmit={find}>
        <TextField
          name="sought"
          label="Find any account by the start of its email"
          type="search"
          maxLength={longest(userCalls.findUsers.body.shape.text)}
          autoComplete="off"
          defaultValue={sought}
        />
        <button type="submit" className="button quiet">
          Find
        </button>
      </form>
      <Loaded from={found}>
        {({ content }) =>
          content.length === 0 ? (
            <EmptyState>No account starts with that. Leave the field empty to see all staff.</EmptyState>
          ) : (
            <UsersTable accounts={content} caption={describeFound(content, sought)} onChoose={open} />
          )
        }
      </Loaded>
    </section>
  );
};
