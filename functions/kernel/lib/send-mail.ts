import type { SendEmailCommandInput } from '@aws-sdk/client-sesv2';
import * as z from 'zod';
import { limitPolicy, outgoingMails, sharedDays } from '../../../shared/kernel/limit-policy.ts';
import type { MailOutcome } from '../../../shared/kernel/mail-outcome.ts';
import { facts } from '../../../shared/organisation/facts.ts';
import type { LimitStore } from '../store/limits.ts';
import { consumeDailyQuota, spendOfDay } from './daily-quota.ts';
import { readEnvironment } from './environment.ts';
import { log } from './log.ts';

const environment = z.object({
  // Absent where the organisation has not chosen a domain for its mail: then none is sent.
  MAIL_FROM: z.email().optional(),
});

export type { MailOutcome };

/**
 * A plain text to one address. It comes from the organisation by name, unless `isNamed` is false: others may look on. An
 * acknowledgement goes wherever whoever fills in the public form wants it to: it says from which network they sent that,
 * where that is still known.
 */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  isNamed?: boolean;
  acknowledges?: { network?: string };
};

type Limits = Pick<LimitStore, 'spendOfDay' | 'use'>;

/** Counts a mail towards the breakers of the day, and says whether none of them is full. */
const countMail = async (limits: Limits, { acknowledges }: Mail, now: number): Promise<boolean> => {
  const { acknowledgements } = sharedDays;
  if (acknowledges && !(await consumeDailyQuota(limits, acknowledgements, acknowledges.network, now))) return false;
  return await spendOfDay(limits, outgoingMails, limitPolicy.outgoingMailsADay, now);
};

// Errors about this mail only: others may be sent. All other errors are about our account, or temporary.
const refusedForGood = ['BadRequestException', 'MessageRejected'];

const formatFrom = (address: string): string => {
  const name = facts.longName;
  const isPlain = /^[\w .,'&()-]*$/.test(name);
  return isPlain ? `"${name}" <${address}>` : `=?UTF-8?B?${Buffer.from(name).toString('base64')}?= <${address}>`;
};

const formatMail = (from: string, { to, subject, text, isNamed = true }: Mail): SendEmailCommandInput => {
  const write = (Data: string) => ({ Data, Charset: 'UTF-8' });
  return {
    FromEmailAddress: isNamed ? formatFrom(from) : from,
    ReplyToAddresses: [facts.email],
    Destination: { ToAddresses: [to] },
    Content: {
      Simple: {
        Subject: write(subject),
        Body: { Text: write(text) },
        // Nobody would read an automatic reply.
        Headers: [{ Name: 'Auto-Submitted', Value: 'auto-generated' }],
      },
    },
  };
};

// The request was never sent. The outcome of a request that broke off later is unknown.
const neverReached = ['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'];
const codeOf = (error: unknown): unknown => error instanceof Error && 'code' in error && error.code;

/**
 * Sends one mail in the organisation's name, answered at its address of `facts`, and says what became of it; it throws nothing that a caller would have to
 * handle. Every mail counts towards the quota of the day, and those that strangers can cause towards
 * one of their own, since anybody may give us an address.
 */
export const sendMail = async (limits: Limits, mail: Mail, now: number): Promise<MailOutcome> => {
  const { MAIL_FROM } = readEnvironment(environment);
  if (MAIL_FROM === undefined) return 'not-set-up';
  if (!(await countMail(limits, mail, now))) return 'day-full';
  try {
    // Loaded with the first mail: most functions that may send one send none.
    const { askSes } = await import('./ask-ses.ts');
    const refusal = await askSes(formatMail(MAIL_FROM, mail));
    if (!refusal) return 'sent';
    log({ event: 'mail-failed', ...refusal });
    return refusedForGood.includes(refusal.error) ? 'refused' : 'unreached';
  } catch (error) {
    log({ event: 'mail-failed', error: error instanceof Error ? error.name : 'UnknownError' });
    return neverReached.some((code) => code === codeOf(error)) ? 'unreached' : 'uncertain';
  }
};
