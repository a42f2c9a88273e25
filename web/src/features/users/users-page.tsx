import { type SyntheticEvent, useState } from 'react';
import type { UserAccount } from '../../../../shared/api/users.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { TextField } from '../../components/field.tsx';
import { Heading } from '../../components/heading.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Problem } from '../../components/problem.tsx';
import { GrantForm } from './grant-form.tsx';
import { LeaveActions } from './leave-actions.tsx';
import { useAccounts } from './queries.ts';
import styles from './users.module.css';
import { UsersTable } from './users-table.tsx';
import { nameOf } from './words.ts';

type Chosen = { account: UserAccount | undefined };

const ChosenAccount = ({ account, onClose }: Chosen & { onClose: () => void }) => (
  <section className={styles.panel}>
    <PageHead title={account ? 'Change access' : 'Give somebody access'} />
    <Heading>{account ? `Access of ${nameOf(account)}` : 'Give somebody access'}</Heading>
    {account && <p>{account.email}</p>}
    <GrantForm account={account} onDone={onClose} onCancel={onClose} />
    {account && <LeaveActions account={account} onDone={onClose} />}
  </section>
);

const Accounts = ({ onChoose }: { onChoose: (chosen: Chosen) => void }) => {
  const [sought, setSought] = useState('');
  const { data, error, refetch } = useAccounts(sought);
  const search = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSought(String(new FormData(event.currentTarget).get('sought') ?? '').trim());
  };
  const count = data?.content.length ?? 0;
  const caption = sought
    ? `${count} ${count === 1 ? 'account' : 'accounts'} beginning with ${sought}${count === 20 ? ', and perhaps more' : ''}`
    : `${count} ${count === 1 ? 'person' : 'people'} with access`;
  return (
    <section>
      <PageHead title="Staff accounts" />
      <Heading>Staff accounts</Heading>
      <form className={styles.search} onSubmit={search}>
        <TextField name="sought" label="Find any account by the start of its email" type="search" autoComplete="off" />
        <button type="submit" className="button quiet">
          Find
        </button>
      </form>
      {error && <Problem text={error.message} retry={() => void refetch()} />}
      {!data && !error && <p role="status">Please Wait</p>}
      {data && count === 0 && (
        <EmptyState>No account begins like this. Leave the field empty to see all staff.</EmptyState>
      )}
      {data && count > 0 && (
        <UsersTable accounts={data.content} caption={caption} onChoose={(account) => onChoose({ account })} />
      )}
      <button type="button" className="button" onClick={() => onChoose({ account: undefined })}>
        Give somebody access
      </button>
    </section>
  );
};

/** Who may work here, for ROLE_ADMIN. */
export const Component = () => {
  const [chosen, setChosen] = useState<Chosen>();
  return chosen ? (
    <ChosenAccount account={chosen.account} onClose={() => setChosen(undefined)} />
  ) : (
    <Accounts onChoose={setChosen} />
  );
};
