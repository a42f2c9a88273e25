import type { IncomingMessage } from 'node:http';
import * as z from 'zod';
import { type FunctionName, permissions } from '../cloud/permissions.ts';
import { callerHeader } from './guard/acting-as.ts';
import { readBody, startServer } from './http-server.ts';
import type { Deliver } from './outbox.ts';

const publish = z.object({
  Action: z.literal('Publish'),
  PhoneNumber: z.string().regex(/^\+[1-9]\d{6,14}$/),
  Message: z.string().min(1),
});
const mostBytes = 64 * 1024;

const mayText = ({ headers }: IncomingMessage): boolean => {
  const caller = headers[callerHeader];
  return typeof caller === 'string' && permissions[caller as FunctionName].texts === true;
};

const refusal = (code: string) =>
  `<ErrorResponse><Error><Type>Sender</Type><Code>${code}</Code></Error></ErrorResponse>`;
const accepted =
  '<PublishResponse><PublishResult><MessageId>local</MessageId></PublishResult><ResponseMetadata><RequestId>local</RequestId></ResponseMetadata></PublishResponse>';

/** Acts as SNS for the functions when they text a number, and stores the text; it supports nothing else. */
export const startTexts = (deliver: Deliver) =>
  startServer(async (request, response) => {
    const body = await readBody(request, mostBytes);
    const sent = publish.safeParse(Object.fromEntries(new URLSearchParams(body?.toString('utf8'))));
    const code = !mayText(request) ? 'AuthorizationError' : sent.success ? undefined : 'InvalidParameter';
    if (sent.success && !code) await deliver({ channel: 'sms', to: sent.data.PhoneNumber, text: sent.data.Message });
    response.writeHead(code ? 403 : 200, { 'content-type': 'text/xml' }).end(code ? refusal(code) : accepted);
  });
