import type { intake } from '../../../shared/api/intake.ts';
import { formatDayIn } from '../../../shared/domain/format-day.ts';
import { limitPolicy } from '../../../shared/domain/limit-policy.ts';
import { type PublicState, readBy } from '../../../shared/domain/public-state.ts';
import { today } from '../../../shared/domain/today.ts';
import { organisation } from '../../../shared/organisation.ts';
import { wordsIn } from '../../http/every-language.ts';
import type { Handler } from '../../http/handler.ts';
import { notFound, tooMany } from '../../http/outcome.ts';
import type { PageWords } from '../../http/page-words.ts';
import { withMinimumDuration } from '../../lib/with-minimum-duration.ts';
import type { IntakeDependencies } from './dependencies.ts';

const fillIn = (text: string, { organisationWords }: PageWords): string =>
  // Keeps a number on one line.
  text
    .replace('{phone}', organisation.phone.replaceAll(' ', '\u00a0'))
    .replace('{hours}', organisationWords.openingHours);

const describeNext = (
  { state, referredOn }: { state: PublicState; referredOn: string },
  day: string,
  { referralStatus, language }: PageWords,
): string => {
  const formatDay = formatDayIn(language.id);
  if (state !== 'new') return referralStatus.states[state].next;
  const until = readBy(referredOn);
  return day <= until ? referralStatus.readBy(formatDay(until)) : referralStatus.late(formatDay(until));
};

const describe = (found: { state: PublicState; referredOn: string }, day: string, words: PageWords) => {
  const { states, ring, emergency } = words.referralStatus;
  return {
    state: found.state,
    title: states[found.state].title,
    paragraphs: [describeNext(found, day, words), ring, emergency].map((text) => fillIn(text, words)),
  };
};

const everyReference = '*';

/**
 * The state of a referral. A wrong reference and a wrong date of birth have the same answer, in the same time, and
 * after the same number of attempts: nobody learns whether a person is known here.
 */
export const readReferralStatus: Handler<typeof intake.readReferralStatus, IntakeDependencies> = async (
  { body, query, client: { network } },
  { publicStates, limits, answerMilliseconds },
) =>
  await withMinimumDuration(answerMilliseconds, async () => {
    const now = Date.now();
    const words = await wordsIn(query.language);
    const { tooOften, notFound: unknown } = words.referralStatus;
    const { statusOfNetwork, statusOfReference } = limitPolicy;
    const mayAsk =
      (await limits.use({ what: 'status', subject: everyReference, network }, statusOfNetwork, now)) &&
      (await limits.use({ what: 'status', subject: body.reference }, statusOfReference, now));
    if (!mayAsk) return tooMany(fillIn(tooOften, words));
    const found = await publicStates.find(body);
    if (!found) return notFound(fillIn(unknown, words));
    return { status: 200, body: describe(found, today(new Date(now)), words) };
  });
