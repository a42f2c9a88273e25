import type { Context } from 'aws-lambda';
import type { CallEvent, Result } from './call-event.ts';
import { originSecrets } from './require-origin-secret.ts';
// What all areas share is loaded as the function starts.
import './serve.ts';

type Area = { handler: (event: CallEvent, context: Context) => Promise<Result> };

/**
 * A function of the API, by the routes that it serves: the code of an area is loaded by the first call of that area, so that
 * a start loads what all areas share and one of them.
 */
export const serveAreas = (areaOf: Readonly<Record<string, () => Promise<Area>>>) => {
  // Asked for while the area is loaded. If this fails, the first request asks again, and reports why.
  originSecrets().catch(() => undefined);
  return async (event: CallEvent, context: Context): Promise<Result> => {
    const load = areaOf[event.routeKey];
    if (!load) throw new Error('The gateway sent a route that this function does not serve');
    const { handler } = await load();
    return await handler(event, context);
  };
};
