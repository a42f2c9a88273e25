import type { CallMiddleware } from './call-event.ts';
import { HttpError } from './http-error.ts';

/**
 * Refuses what a page of another site makes a visitor's browser send: a form in somebody's name, or a call. Browsers say
 * where a request comes from, and no page can change what they say; a client that is no browser says nothing. A link from
 * elsewhere to what anyone may read still works.
 */
export const refuseOtherSites = (): CallMiddleware => ({
  before: ({ event }) => {
    const { method, permission } = event.found.call;
    if (method === 'GET' && permission === 'public') return;
    if (event.headers['sec-fetch-site'] === 'cross-site') throw new HttpError(403, 'Please use our website for this.');
  },
});
