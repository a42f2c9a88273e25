import { organisationWords } from '#words/pages/organisation.ts';
import { referralStatus } from '#words/referral-status.ts';
import type { intake } from '../../../shared/api/intake.ts';
import { formatDay } from '../../../shared/domain/format-day.ts';
import { limitPolicy } from '../../../shared/domain/limit-policy.ts';
import { type PublicState, readBy } from '../../../shared/domain/public-state.ts';
import { today } from '../../../shared/domain/today.ts';
import { organisation } from '../../../shared/organisation.ts';
import type { Handler } from '../../http/handler.ts';
import { notFound, tooMany } from '../../http/outcome.ts';
import { withMinimumDuration } from '../../lib/with-minimum-duration.ts';
import type { IntakeDependencies } from './dependencies.ts';

const fillIn = (text: string): string =>
  // A number is not broken over two lines.
  text
    .replace('{phone}', organisation.phone.replaceAll(' ', '\u00a0'))
    .replace('{hours}', organisationWords.openingHours);

const describeNext = (state: PublicState, referredOn: string, day: string): string => {
  if (state !== 'new') return referralStatus.states[state].next;
  const until = readBy(referredOn);
  return day <= until ? referralStatus.readBy(formatDay(until)) : referralStatus.late(formatDay(until));
};

const describe = (state: PublicState, referredOn: string, day: string) => ({
  state,
  title: referralStatus.states[state].title,
  paragraphs: [describeNext(state, referredOn, day), referralStatus.ring, referralStatus.emergency].map(fillIn),
});

const everyReference = '*';

/**
 * Says where a referral is. A wrong reference and a wrong date of birth are answered alike, as fast, and after the same
 * number of tries: whether somebody is known here cannot be told from it.
 */
export const readReferralStatus: Handler<typeof intake.readReferralStatus, IntakeDependencies> = async (
  { body, client: { network } },
  { publicStates, limits, answerMilliseconds },
) =>
  await withMinimumDuration(answerMilliseconds, async () => {
    const now = Date.now();
    const { statusOfNetwork, statusOfReference } = limitPolicy;
    const mayAsk =
      (await limits.use({ what: 'status', subject: everyReference, network }, statusOfNetwork, now)) &&
      (await limits.use({ what: 'status', subject: body.reference }, statusOfReference, now));
    if (!mayAsk) return tooMany(fillIn(referralStatus.tooOften));
    const found = await publicStates.find(body);
    if (!found) return notFound(fillIn(referralStatus.notFound));
    return { status: 200, body: describe(found.state, found.referredOn, today(new Date(now))) };
  });
