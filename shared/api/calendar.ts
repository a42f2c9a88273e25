import { accountIdText, patternText } from '../domain/text.ts';
import { defineCall } from './call.ts';
import { missing } from './missing.ts';
import { calendarText } from './page.ts';
import { problem } from './problem.ts';

/** The secret of a feed's address: 32 bytes that nobody can guess. */
const feedSecret = patternText(43, /^[\w-]{43}$/, missing.calendar);

/** Calls of calendar programs, which cannot sign in: whoever has the address has the feed. */
export const calendar = {
  /**
   * The appointments of one worker, without a name, or with initials where the organisation's settings say so; never a
   * reason.
   */
  readFeed: defineCall({
    method: 'GET',
    path: '/api/calendar/{owner}/{secret}',
    permission: 'public',
    params: { owner: accountIdText(missing.calendar), secret: feedSecret },
    replies: { 200: calendarText, 404: problem, 429: problem },
  }),
};
