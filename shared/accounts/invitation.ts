import { countOf, hourMs, sessionPolicy } from '../kernel/session-policy.ts';

/** How long the link of an invitation works. */
export const invitationPolicy = { days: 7, validMs: 7 * 24 * hourMs } as const;

/** What follows # in the address of an invitation: the account and the secret. */
export const readInvitationLink = (fragment: string): { username: string; secret: string } | undefined => {
  const [, username, secret] = /^#?([\da-f-]{36})\.([\da-f]{64})$/i.exec(fragment) ?? [];
  return username && secret ? { username, secret } : undefined;
};

export const tooManyLinks = `Several links were tried from your connection. Please wait ${countOf(sessionPolicy.windowMinutes, 'minute')}, then try again.`;

/** A link that was never one, that has run out, and that was used, are answered alike. */
export const invitationOver =
  'This link has run out, or it was used already. Please ask whoever invited you for a new one.';
