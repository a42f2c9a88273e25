import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { invitationPolicy } from '../../../shared/accounts/invitation.ts';
import { readItem } from '../../kernel/store/entity.ts';
import { patch } from '../../kernel/store/entity-writes.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { type AccountState, accountStateEntity } from '../../kernel/store/sessions.ts';
import { commit, type Write } from '../../kernel/store/write.ts';

const hash = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

const isSame = (stored: string, given: string): boolean => {
  const [expected, sent] = [Buffer.from(stored), Buffer.from(hash(given))];
  return expected.length === sent.length && timingSafeEqual(expected, sent);
};

/**
 * The invitation that somebody has not accepted yet. Whoever has signed in since then, with a password of 'Forgotten your
 * password?', needs none any more.
 */
export const openInvitation = ({ invitation, lastSignInAt = 0 }: AccountState): AccountState['invitation'] =>
  invitation && lastSignInAt < invitation.sentAt ? invitation : undefined;

/** The link to the page where somebody who was invited chooses a password. The part after # reaches no server and no log. */
export const linkOfInvitation = (site: string, username: string, secret: string): string =>
  new URL(`/invitation#${username}.${secret}`, site).href;

/** An invitation made now: what to write, and the secret of its link, of which only a hash is stored. A link sent before ends. */
export const makeInvitation = (username: string, now: number): { write: Write; secret: string; until: number } => {
  const secret = randomBytes(32).toString('hex');
  const until = now + invitationPolicy.validMs;
  const invitation = { secretHash: hash(secret), sentAt: now, until };
  return { write: patch(accountStateEntity, username, { set: { invitation } }), secret, until };
};

/** The write that withdraws an invitation; refused where nothing is known of the account. */
export const withdrawInvitation = (username: string): Write =>
  patch(accountStateEntity, username, { remove: ['invitation'] }, { exists: true });

export const createInvitationStore = (table: Table) => ({
  /** Whether the secret is that of an invitation which is still open. */
  async isOpen(username: string, secret: string, now: number): Promise<boolean> {
    const read = await readItem(table, accountStateEntity, username);
    const invitation = read && openInvitation(read);
    return invitation !== undefined && invitation.until > now && isSame(invitation.secretHash, secret);
  },

  /** Ends an invitation that was accepted. */
  async end(username: string): Promise<void> {
    await commit(table, [withdrawInvitation(username)]);
  },
});
