import middy from '@middy/core';
import type { Context } from 'aws-lambda';
import type { Call } from '../../shared/api/call.ts';
import { withBatchLoader } from '../data/read-batch.ts';
import { StoreBusy } from '../data/store-busy.ts';
import { admitCall } from './admit-call.ts';
import { askToCheck } from './ask-to-check.ts';
import { auditCall } from './audit-call.ts';
import { authorise } from './authorise.ts';
import type { CallEvent, Result } from './call-event.ts';
import { endInTime } from './end-in-time.ts';
import { findCall } from './find-call.ts';
import type { Handlers } from './handler.ts';
import { limitBody } from './limit-body.ts';
import { type FindWords, inEnglish } from './page-words.ts';
import { parseRequest } from './parse-request.ts';
import { refuseOtherSites } from './refuse-other-sites.ts';
import { answerError, reply } from './reply.ts';
import { requireOriginSecret } from './require-origin-secret.ts';

type Described = Call & { outcomes: Call['replies'] };
type AnyHandler<Dependencies> = (
  request: unknown,
  dependencies: Dependencies,
) => Promise<{ status: number; body: unknown }>;

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
