import { defineCall } from '../kernel/call.ts';
import { missing } from '../kernel/missing.ts';
import { problem } from '../kernel/problem.ts';
import { calendarText } from '../kernel/replies.ts';
import { accountIdText, patternText } from '../kernel/text.ts';

/** The secret of a feed's address: 32 bytes that nobody can guess. */
const feedSecret = patternText(43, /^[\w-]{43}$/, missing.calendar);

/** Calls of calendar programs, which cannot sign in: whoever has the address has the feed. */
export const calendarCalls = {
  /**
   * The appointments of one worker, without a name, or with initials where the organisation's settings say so; never a
   * reason. HEAD is answered like an unknown address: nothing here needs it, and a program that subscribes reads with GET.
   */
  readFeed: defineCall('GET /api/calendar/{owner}/{secret}', {
    permission: 'public',
    params: { owner: accountIdText(missing.calendar), secret: feedSecret },
    replies: { 200: calendarText, 404: problem, 429: problem },
  }),
};
