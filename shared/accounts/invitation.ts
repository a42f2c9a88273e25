import { hourMs } from '../kernel/session-policy.ts';

/** How long the link of an invitation works. */
export const invitationPolicy = { days: 7, validMs: 7 * 24 * hourMs } as const;

/** What follows # in the address of an invitation: the account and the secret. */
export const readInvitationLink = (fragment: string): { username: string; secret: string } | undefined => {
  const [, username, secret] = /^#?([\da-f-]{36})\.([\da-f]{64})$/i.exec(fragment) ?? [];
  return username && secret ? { username, secret } : undefined;
};
