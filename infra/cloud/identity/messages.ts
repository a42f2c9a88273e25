import { countOf, sessionPolicy } from '../../../shared/kernel/session-policy.ts';

/** The one address that mail of the organisation's domain comes from. */
export const senderOf = (emailDomain: string) => `no-reply@${emailDomain}`;

type Named = { name: string; longName: string };

/** The texts and mails of Cognito in the organisation's name; it puts a code of six digits in place of `{####}`. */
export const messagesOf = ({ name, longName }: Named) => ({
  signInText: `{####} is your ${name} sign-in code. It works for ${countOf(sessionPolicy.codeMinutes, 'minute')}. Never tell it to anyone.`,
  codeText: `{####} is your ${name} code. Never tell it to anyone.`,
  emailSubject: `Your ${name} code`,
  emailBody: `{####} is your code from ${longName}. If you did not ask for it, please ignore this message.`,
});
