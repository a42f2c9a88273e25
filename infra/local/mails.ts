import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod';
import { type FunctionName, permissions } from '../cloud/permissions.ts';
import { callerHeader } from './guard/acting-as.ts';
import { readBody, startServer } from './http-server.ts';
import type { Deliver } from './outbox.ts';
import { SigV4Refusal } from './sigv4/sigv4-refusal.ts';
import { type SigV4Credentials, verifySigV4 } from './sigv4/verify-sigv4.ts';

const mostBytes = 256 * 1024;

// The parts of a mail that our functions send: a field that SES would accept, and that is missing here, is refused.
const content = z.strictObject({
  Data: z.string().min(1),
  Charset: z.literal('UTF-8'),
});
const oneLine = z.string().regex(/^[^\p{Cc}]*$/u);
const plainAddress = z
  .string()
  .max(320)
  .regex(/^[!-9;=?A-Z[-~]+@[\dA-Za-z-]+(?:\.[\dA-Za-z-]+)+$/);
const sent = z.strictObject({
  FromEmailAddress: z.string().regex(/^[\x20-\x7e]+$/),
  ReplyToAddresses: z.array(plainAddress).max(50).optional(),
  Destination: z.strictObject({ ToAddresses: z.tuple([plainAddress]) }),
  Content: z.strictObject({
    Simple: z.strictObject({
      Subject: content.extend({ Data: oneLine.min(1).max(998) }),
      Body: z.strictObject({ Text: content }),
      Headers: z
        .array(
          z.strictObject({
            Name: z.string().regex(/^[!-9;-~]{1,126}$/),
            Value: z.string().regex(/^[\x20-\x7e]{1,870}$/),
          }),
        )
        .max(15)
        .optional(),
    }),
  }),
});

type Refusal = { status: number; code: string; message: string };

const refuse = (response: ServerResponse, { status, code, message }: Refusal) => {
  response.writeHead(status, { 'content-type': 'application/json', 'x-amzn-errortype': code });
  response.end(JSON.stringify({ message }));
};

const notSigned = (message: string): Refusal => ({ status: 403, code: 'InvalidSignatureException', message });
const denied: Refusal = {
  status: 403,
  code: 'AccessDeniedException',
  message: 'Not authorized to perform ses:SendEmail',
};

const addressIn = (from: string): string => /<([^<>]+)>$/.exec(from)?.[1] ?? from;

const findCaller = ({ headers }: IncomingMessage) => {
  const caller = headers[callerHeader];
  return typeof caller === 'string' ? permissions[caller as FunctionName] : undefined;
};

type Options = {
  deliver: Deliver;
  credentials: SigV4Credentials;
  region: string /** The verified identity. */;
  from: string;
};

/**
 * Acts as SES for the functions, and stores the mail. It accepts only senders with the permission, only the one
 * verified address, and only what SES would accept.
 */
export const startMails = ({ deliver, credentials, region, from }: Options) =>
  startServer(async (request, response) => {
    const { method = '', url: target = '', headers } = request;
    const body = await readBody(request, mostBytes);
    if (!body) return refuse(response, { status: 413, code: 'RequestEntityTooLargeException', message: 'Too large' });
    try {
      verifySigV4({ method, target, headers, body }, credentials, { service: 'ses', region, now: new Date() });
    } catch (error) {
      if (!(error instanceof SigV4Refusal)) throw error;
      return refuse(response, notSigned(error.message));
    }
    if (method !== 'POST' || target !== '/v2/email/outbound-emails') {
      return refuse(response, { status: 404, code: 'UnknownOperationException', message: 'Only mails are sent here.' });
    }
    if (findCaller(request)?.mails !== true) return refuse(response, denied);
    const read = sent.safeParse(parseJson(body));
    if (!read.success) {
      return refuse(response, { status: 400, code: 'BadRequestException', message: z.prettifyError(read.error) });
    }
    const { FromEmailAddress, Destination, Content } = read.data;
    if (addressIn(FromEmailAddress) !== from) return refuse(response, denied);
    const { Subject, Body } = Content.Simple;
    await deliver({
      channel: 'email',
      to: Destination.ToAddresses[0],
      subject: Subject.Data,
      text: Body.Text.Data,
    });
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ MessageId: 'local' }));
  });

const parseJson = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
};
