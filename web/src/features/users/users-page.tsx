import { useQuery } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type UserAccount, users } from '../../../../shared/api/users.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { TextField } from '../../components/field.tsx';
import { Heading } from '../../components/heading.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { longest } from '../../lib/forms/longest.ts';
import { titles } from '../../lib/paths.ts';
import { callQuery } from '../../lib/query.ts';
import { AccountPanel } from './account-panel.tsx';
import { GrantForm } from './grant-form.tsx';
import { LeftPatients } from './left-patients.tsx';
import styles from './users.module.css';
import { UsersTable } from './users-table.tsx';

const newAccess = 'new';

/** Everybody with a role, or every account whose address begins with the text. */
const useAccounts = (sought: string) => {
  const everybody = useQuery({ ...callQuery(users.listUsers, {}), enabled: sought === '' });
  const found = useQuery({ ...callQuery(users.findUsers, { body: { text: sought } }), enabled: sought !== '' });
  return sought === '' ? everybody : found;
};

const NewAccess = ({ onClose }: { onClose: () => void }) => (
  <section className={styles.panel}>
    <PageHead title="Add a member of staff" />
    <Heading>Add a member of staff</Heading>
    <GrantForm account={undefined} onDone={onClose} onCancel={onClose} />
  </section>
);

const describeFound = (count: number, sought: string) =>
  sought
    ? `${count} ${count === 1 ? 'account' : 'accounts'} beginning with ${sought}${count === 20 ? ', and perhaps more' : ''}`
    : `${count} ${count === 1 ? 'person' : 'people'} with access`;

type AccountsProps = {
  found: ReturnType<typeof useAccounts>;
  sought: string;
  onSeek: (sought: string) => void;
  onShow: (show: string) => void;
  /** The account whose access has just been ended, which may have left patients behind. */
  left: UserAccount | undefined;
};

const Accounts = ({ found, sought, onSeek, onShow, left }: AccountsProps) => {
  const search = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSeek(String(new FormData(event.currentTarget).get('sought') ?? '').trim());
  };
  return (
    <section>
      <PageHead title={titles.users} />
      <Heading>{titles.users}</Heading>
      {left && <LeftPatients account={left} />}
      <button type="button" className={`button ${styles.give}`} onClick={() => onShow(newAccess)}>
        Add a member of staff
      </button>
      <form className={styles.search} onSubmit={search}>
        <TextField
          name="sought"
          label="Find any account by the start of its email"
          type="search"
          maxLength={longest(users.findUsers.body.shape.text)}
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
            <UsersTable accounts={content} caption={describeFound(content.length, sought)} onChoose={onShow} />
          )
        }
      </Loaded>
    </section>
  );
};

export const Component = () => {
  const [search, setSearch] = useSearchParams();
  const [sought, setSought] = useState('');
  const [left, setLeft] = useState<UserAccount>();
  const found = useAccounts(sought);
  const show = search.get('show');
  const close = () => setSearch({});
  if (show === newAccess) return <NewAccess onClose={close} />;
  const account = found.data?.content.find(({ username }) => username === show);
  if (account) {
    const leave = () => {
      // An account that is enabled again has left nobody behind.
      setLeft(account.state === 'DISABLED' ? undefined : account);
      close();
    };
    return <AccountPanel account={account} onClose={close} onLeft={leave} />;
  }
  return (
    <Accounts
      found={found}
      sought={sought}
      onSeek={setSought}
      onShow={(next) => setSearch({ show: next })}
      left={left}
    />
  );
};
