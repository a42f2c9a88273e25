import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { type ApiFunction, apiFunctions, areasOf } from '../../../functions/deployed.ts';
import type { CallEvent, Result } from '../../../functions/kernel/http/call-event.ts';
import { serveAreas } from '../../../functions/kernel/http/serve-areas.ts';
import { type AreaName, areas } from '../../../shared/contract.ts';
import type { Call } from '../../../shared/kernel/call.ts';
import { routeKeyOf } from '../../../shared/kernel/wire-names.ts';

type Handler = (event: unknown, context: Context) => Promise<APIGatewayProxyStructuredResultV2>;
type Area = { handler: (event: CallEvent, context: Context) => Promise<Result> };

const loadRoutes = async (area: AreaName) => {
  const loaded = (await import(`../../../functions/${area}/handler.ts`)) as Area;
  return Object.values<Call>(areas[area]).map((call) => [routeKeyOf(call), async () => loaded] as const);
};

const loadFunction = async (name: ApiFunction) => {
  const routes = (await Promise.all(areasOf(name).map(loadRoutes))).flat();
  return [name, serveAreas(Object.fromEntries(routes)) as Handler] as const;
};

/** The functions of the API, from the same files that the cloud bundles, with the code of all areas. */
export const loadFunctions = async () =>
  Object.fromEntries(await Promise.all(apiFunctions.map(loadFunction))) as Record<ApiFunction, Handler>;

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
