import * as z from 'zod';
import { limitPolicy, outgoingMails, sharedDays } from '../../shared/domain/limit-policy.ts';
import type { MailOutcome } from '../../shared/domain/mail-outcome.ts';
import { organisation } from '../../shared/organisation.ts';
import type { LimitStore } from '../data/limits.ts';
import { type Answer, openConnection } from './connection.ts';
import { readCredentials } from './credentials.ts';
import { readEnvironment } from './environment.ts';
import { log } from './log.ts';
import { spendSharedDay } from './shared-day.ts';
import { createSigner } from './sign-request.ts';

const environment = z.object({
  AWS_REGION: z.string(),
  // The SDK's own variable for another endpoint of SES than Amazon's.
  AWS_ENDPOINT_URL_SESV2: z.url().optional(),
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
const spendOfDay = async (limits: Limits, { acknowledges }: Mail, now: number): Promise<boolean> => {
  const { acknowledgements } = sharedDays;
  if (acknowledges && !(await spendSharedDay(limits, acknowledgements, acknowledges.network, now))) return false;
  if (await limits.spendOfDay(outgoingMails, limitPolicy.outgoingMailsADay, now)) return true;
  log({ event: 'breaker', counted: outgoingMails });
  return false;
};

// Errors about this mail only: others may be sent. All other errors are about our account, or temporary.
const refusedForGood = ['BadRequestException', 'MessageRejected'];

const formatFrom = (address: string): string => {
  const name = organisation.longName;
  const isPlain = /^[\w .,'&()-]*$/.test(name);
  return isPlain ? `"${name}" <${address}>` : `=?UTF-8?B?${Buffer.from(name).toString('base64')}?= <${address}>`;
};

const formatBody = (from: string, { to, subject, text, isNamed = true }: Mail): string => {
  const write = (Data: string) => ({ Data, Charset: 'UTF-8' });
  return JSON.stringify({
    FromEmailAddress: isNamed ? formatFrom(from) : from,
    ReplyToAddresses: [organisation.email],
    Destination: { ToAddresses: [to] },
    Content: {
      Simple: {
        Subject: write(subject),
        Body: { Text: write(text) },
        // Nobody would read an automatic reply.
        Headers: [{ Name: 'Auto-Submitted', Value: 'auto-generated' }],
      },
    },
  });
};

const path = '/v2/email/outbound-emails';
let connection: { origin: string; send: ReturnType<typeof openConnection>['send'] } | undefined;

/** One signed request to SES. The SDK's client would be 80 kB in each bundle that sends a mail. */
const askSes = async (from: string, mail: Mail): Promise<Answer> => {
  const { AWS_REGION: region, AWS_ENDPOINT_URL_SESV2 } = readEnvironment(environment);
  const { host, origin } = new URL(AWS_ENDPOINT_URL_SESV2 ?? `https://email.${region}.amazonaws.com`);
  if (connection?.origin !== origin) connection = { origin, send: openConnection(new URL(origin)).send };
  const body = formatBody(from, mail);
  const sign = createSigner({ region, service: 'ses', path });
  const headers = sign({ host, type: 'application/json', body }, readCredentials(), new Date());
  return await connection.send({ method: 'POST', path, headers, body });
};

// The request was never sent. The outcome of a request that broke off later is unknown.
const neverReached = ['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'];
const codeOf = (error: unknown): unknown => error instanceof Error && 'code' in error && error.code;

const nameError = ({ headers }: Answer): string => headers['x-amzn-errortype']?.split(':')[0] ?? 'UnnamedError';

const judge = (answer: Answer): MailOutcome => {
  if (answer.statusCode < 300) return 'sent';
  const error = nameError(answer);
  log({ event: 'mail-failed', status: answer.statusCode, error });
  return refusedForGood.includes(error) ? 'refused' : 'unreached';
};

/**
 * Sends one mail in the organisation's name and says what became of it; it throws nothing that a caller would have to
 * handle. Every mail counts towards the breaker of the day, and those that strangers can cause towards
 * one of their own, since anybody may give us an address.
 */
export const sendMail = async (limits: Limits, mail: Mail, now: number): Promise<MailOutcome> => {
  const { MAIL_FROM } = readEnvironment(environment);
  if (MAIL_FROM === undefined) return 'not-set-up';
  if (!(await spendOfDay(limits, mail, now))) return 'day-full';
  try {
    return judge(await askSes(MAIL_FROM, mail));
  } catch (error) {
    log({ event: 'mail-failed', error: error instanceof Error ? error.name : 'UnknownError' });
    return neverReached.some((code) => code === codeOf(error)) ? 'unreached' : 'uncertain';
  }
};
