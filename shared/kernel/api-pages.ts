// Pages of the site that the API draws: apart from the registry of screens, which whoever only links to them does not load.

/** The thank-you page of a referral sent without scripts: a page of the site that the API fills in. */
export const sentReferralPath = '/referral-success/{reference}';

/** The page of a one-use link: drawn by the API, too, so that it needs no scripts. */
export const linkPath = '/answers/{link}';

/** Whether the API answers a path, and not a file of the site. */
export const isAnsweredByApi = (path: string): boolean =>
  path.startsWith('/api/') || /^\/(?:referral-success|answers)\/./.test(path);
