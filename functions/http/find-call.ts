import type { Call } from '../../shared/api/call.ts';
import { routeKeyOf } from '../../shared/api/wire-names.ts';
import type { CallMiddleware } from './call-event.ts';

/** The call of the route that API Gateway matched, like `GET /api/contact/{id}`. */
export const findCall = (area: Record<string, Call>): CallMiddleware => {
  const calls = new Map(Object.entries(area).map(([name, call]) => [routeKeyOf(call), { name, call }]));
  return {
    before: ({ event }) => {
      const found = calls.get(event.routeKey);
      if (!found) throw new Error('The gateway sent a route that this function does not serve');
      event.found = found;
    },
  };
};
