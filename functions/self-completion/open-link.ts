import { limitPolicy } from '../../shared/kernel/limit-policy.ts';
import { readTypedDay } from '../../shared/kernel/past-day.ts';
import { isTabletLink } from '../../shared/self-completion/self-completion-schema.ts';
import { withMinimumDuration } from '../kernel/lib/with-minimum-duration.ts';
import type { SelfCompletionHandlers } from './dependencies.ts';
import { drawBegin, drawClosed, drawLink, drawTooOften } from './draw-answers.ts';
import { placeOf } from './place-of.ts';

const everyLink = '*';

/** A link that never was, one that is over and a wrong date of birth are answered alike, and as fast. */
export const openLink: SelfCompletionHandlers['openLink'] = async (
  { body: { link, language, dob: typed = '' }, client: { network } },
  { answering, limits, answerMilliseconds },
) => {
  const dob = readTypedDay(typed);
  const onTablet = isTabletLink(link);
  if (!onTablet && dob === undefined) return { status: 200, body: drawLink(link, language, 'missing') };
  return await withMinimumDuration(onTablet ? 0 : answerMilliseconds, async () => {
    const now = Date.now();
    const asked = { what: 'answers', subject: everyLink, network };
    const limit = limits.use(asked, limitPolicy.linksOfNetwork, now);
    const [isWithin] = await Promise.all([limit, answering.prefetchLink(link)]);
    if (!isWithin) return { status: 429, body: drawTooOften(language) };
    const opened = await answering.open(link, dob, now);
    if (!opened) return { status: 404, body: drawClosed(link, language) };
    const { pageToken } = opened;
    return { status: 200, body: drawBegin(opened, placeOf(opened), { link, pageToken, language }) };
  });
};
