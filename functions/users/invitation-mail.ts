import { invitationPolicy } from '../../shared/accounts/invitation.ts';
import { formatDay } from '../../shared/kernel/format-day.ts';
import { countOf } from '../../shared/kernel/session-policy.ts';
import { today } from '../../shared/kernel/today.ts';
import { showMobile } from '../../shared/kernel/uk-mobile.ts';
import { facts } from '../../shared/organisation/facts.ts';
import type { Mail } from '../kernel/lib/send-mail.ts';

type Invited = { email: string; firstName: string; mobile: string };

/** The mail with the link of an invitation. It says when the link runs out, and what comes after it. */
export const invitationMail = ({ email, firstName, mobile }: Invited, link: string, until: number): Mail => ({
  to: email,
  subject: `Your account at ${facts.longName}`,
  text: [
    firstName ? `Dear ${firstName},` : 'Hello,',
    `You are invited to the staff area of ${facts.longName}. Please open this link and choose your password:`,
    link,
    `The link works once, for ${countOf(invitationPolicy.days, 'day')}: until ${formatDay(today(new Date(until)))}. After it we text a code to your mobile ${showMobile(mobile)}. If that is not your number, or the link no longer works, please ask a colleague who looks after the accounts.`,
    `If you do not know why you have this email, please ring us on ${facts.phone}. Without the code nobody can sign in.`,
  ].join('\n\n'),
});
