import type { UserAccount } from '../../../../shared/users/calls.ts';
import styles from './users.module.css';
import { nameOf } from './words.ts';

/** Takes the link of an invitation whose mail was not sent; undefined where it was. */
export type OnLink = (account: UserAccount, link: string | undefined) => void;

type Props = { account: UserAccount; link: string };

/** The link of an invitation that could not be mailed, to be handed over in another way. It is shown once. */
export const InvitationLink = ({ account, link }: Props) => (
  <div role="status" className={styles.left}>
    <p>
      We could not email {nameOf(account)}. Please give them this link yourself, by a way that only they read. It is
      shown once.
    </p>
    <p className={styles.link}>{link}</p>
  </div>
);
