import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { areas } from '../../../shared/api/contract.ts';

type Handler = (event: unknown, context: Context) => Promise<APIGatewayProxyStructuredResultV2>;

/** The function of each area, from the same file that the cloud bundles. */
export const loadFunctions = async (): Promise<Map<string, Handler>> =>
  new Map(
    await Promise.all(
      Object.keys(areas).map(async (area): Promise<[string, Handler]> => {
        const { handler } = (await import(`../../../functions/routes/${area}/handler.ts`)) as { handler: Handler };
        return [area, handler];
      }),
    ),
  );

// Longer than any call takes, also on a machine that is busy with tests.
const longestSeconds = 600;

/**
 * Calls a function as Lambda does: the event is its own copy, and so is the answer, but for its body, which is a text.
 * `seconds` is its time limit.
 */
export const invoke = async (
  handler: Handler,
  event: APIGatewayProxyEventV2,
  seconds = longestSeconds,
): Promise<APIGatewayProxyStructuredResultV2> => {
  const end = Date.now() + seconds * 1000;
  const context = {
    awsRequestId: event.requestContext.requestId,
    getRemainingTimeInMillis: () => end - Date.now(),
  } as Context;
  const { body, ...rest } = await handler(JSON.parse(JSON.stringify(event)), context);
  return { ...JSON.parse(JSON.stringify(rest)), ...(body !== undefined && { body }) };
};
