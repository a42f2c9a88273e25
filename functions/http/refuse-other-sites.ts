import type { CallMiddleware } from './call-event.ts';
import { HttpError } from './http-error.ts';

/**
 * Protection against cross-site request forgery: refuses requests that a page of another site makes a visitor's
 * browser send, by the header `Sec-Fetch-Site`, which no page can change. Clients that are not browsers do not send
 * it. A link from another site to a public page still works.
 *
 * @throws HttpError 403
 */
export const refuseOtherSites = (): CallMiddleware => ({
  before: ({ event }) => {
    const { method, permission } = event.found.call;
    if (method === 'GET' && permission === 'public') return;
    if (event.headers['sec-fetch-site'] === 'cross-site') throw new HttpError(403, 'Please use our website for this.');
  },
});
