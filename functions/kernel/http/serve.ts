import middy from '@middy/core';
import type { Context } from 'aws-lambda';
import { messages } from '#words/messages.ts';
import { bodyBytesOf, type Call } from '../../../shared/kernel/call.ts';
import { routeKeyOf } from '../../../shared/kernel/wire-names.ts';
import { refreshFacts } from '../site/load-published.ts';
import { StoreBusy } from '../store/back-off.ts';
import { withBatchLoader } from '../store/read-batch.ts';
import { admitCall } from './admit-call.ts';
import { askToCheck } from './ask-to-check.ts';
import { auditCall } from './audit-call.ts';
import { authorise } from './authorise.ts';
import { type CallEvent, type CallMiddleware, decodeBody, type Result } from './call-event.ts';
import { findPostedForm } from './form-post.ts';
import type { Described, Handlers } from './handler.ts';
import { HttpError } from './outcome.ts';
import { type FindWords, inEnglish } from './page-words.ts';
import { parseRequest } from './parse-request.ts';
import { answerError, reply } from './reply.ts';
import { requireOriginSecret } from './require-origin-secret.ts';

type AnyHandler<Dependencies> = (
  request: unknown,
  dependencies: Dependencies,
) => Promise<{ status: number; body: unknown }>;

/** The call of the route that API Gateway matched, like `GET /api/contact/{id}`. */
const findCall = (area: Record<string, Call>): CallMiddleware => {
  const calls = new Map(Object.entries(area).map(([name, call]) => [routeKeyOf(call), { name, call }]));
  return {
    before: ({ event }) => {
      const found = calls.get(event.routeKey);
      if (!found) throw new Error('The gateway sent a route that this function does not serve');
      event.found = found;
    },
  };
};

/**
 * Protection against cross-site request forgery: refuses requests that a page of another site makes a visitor's
 * browser send, by the header `Sec-Fetch-Site`, which no page can change. Clients that are not browsers do not send
 * it. A link from another site to a public page still works.
 *
 * @throws HttpError 403
 */
const refuseOtherSites = (): CallMiddleware => ({
  before: ({ event }) => {
    const { method, permission } = event.found.call;
    if (method === 'GET' && permission === 'public') return;
    if (event.headers['sec-fetch-site'] === 'cross-site') throw new HttpError(403, 'Please use our website for this.');
  },
});

// A posted form encodes each byte of a letter beyond ASCII as three characters.
const postedPerByte = 3;

/**
 * Limits the length of a body, before any of it is parsed or stored.
 *
 * @throws HttpError 413 when the body is longer than the call allows.
 */
export const limitBody = (): CallMiddleware => ({
  before: ({ event }) => {
    const bytes = bodyBytesOf(event.found.call) * (findPostedForm(event) ? postedPerByte : 1);
    if (decodeBody(event).byteLength > bytes) {
      throw new HttpError(413, messages.bodyTooLong);
    }
  },
});

// Enough to send an answer before Lambda ends the function.
const answerBeforeMs = 1000;

/**
 * The outcome of some work, or what `late` makes of it when the function's time is nearly over. The gateway would
 * otherwise answer in its own words, which say nothing of whether anything is lost.
 */
const endInTime = async <Result>(
  context: Pick<Context, 'getRemainingTimeInMillis'>,
  work: Promise<Result>,
  late: () => Promise<Result>,
): Promise<Result> => {
  const { promise: timeIsOver, resolve } = Promise.withResolvers<'over'>();
  const timer = setTimeout(resolve, context.getRemainingTimeInMillis() - answerBeforeMs, 'over');
  try {
    const first = await Promise.race([work, timeIsOver]);
    return first === 'over' ? await late() : first;
  } finally {
    clearTimeout(timer);
  }
};

/**
 * The function of one area: finds the call, admits its callers and nobody else, parses the request, lets the handler
 * decide and parses the reply. Dependencies are made once, by the first call.
 */
export const serve = <const Area extends Record<string, Described>, Dependencies>(
  area: Area,
  handlers: Handlers<Area, Dependencies>,
  makeDependencies: () => Dependencies,
  findWords: FindWords = inEnglish,
) => {
  let dependencies: Dependencies | undefined;
  const byName = handlers as unknown as Record<string, AnyHandler<Dependencies>>;
  const handler = middy<CallEvent, Result>()
    .use(reply(findWords))
    .use(findCall(area))
    .use(requireOriginSecret())
    .use(refuseOtherSites())
    .use(limitBody())
    .use(authorise())
    .use({ before: refreshFacts })
    .use(parseRequest())
    .use(admitCall())
    .use(askToCheck(findWords))
    .use(auditCall())
    .handler(async ({ found, request }) => {
      dependencies ??= makeDependencies();
      const handle = byName[found.name] as AnyHandler<Dependencies>;
      return await handle(request, dependencies);
    });
  return (event: CallEvent, context: Context): Promise<Result> =>
    endInTime(
      context,
      withBatchLoader(() => handler(event, context)),
      () => answerError(findWords, event, new StoreBusy('The time of the call was over')),
    );
};
