import type { intake } from '../../../shared/api/intake.ts';
import { formatDayIn } from '../../../shared/domain/format-day.ts';
import { limitPolicy } from '../../../shared/domain/limit-policy.ts';
import { type PublicState, readBy } from '../../../shared/domain/public-state.ts';
import { today } from '../../../shared/domain/today.ts';
import { organisation } from '../../../shared/organisation.ts';
import { phoneInText } from '../../../shared/words/phone-in-text.ts';
import { wordsIn } from '../../http/every-language.ts';
import type { Handler } from '../../http/handler.ts';
import { notFound, tooMany } from '../../http/outcome.ts';
import type { PageWords } from '../../http/page-words.ts';
import { withMinimumDuration } from '../../lib/with-minimum-duration.ts';
import type { IntakeDependencies } from './dependencies.ts';

const fillIn = (text: string, { organisationWords }: PageWords): string =>
  text.replace('{phone}', phoneInText(organisation.phone)).replace('{hours}', organisationWords.openingHours);

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

type Asked = { reference: string; network: string };

/** The mark of a network that gave the right date of birth for a reference. */
const rightOf = ({ reference, network }: Asked) => ({ what: 'status', subject: `${reference} right`, network });

/**
 * Whether this network may ask about this reference: within its own share, so that who knows a reference cannot close it
 * for others, and within one for all networks, which does not apply to a network that once gave the right date of birth.
 */
const mayAsk = async (asked: Asked, limits: IntakeDependencies['limits'], now: number): Promise<boolean> => {
  const { statusOfNetwork, statusOfReferenceAndNetwork, statusOfReference, knownNetworkMs } = limitPolicy;
  const { reference, network } = asked;
  const own = { what: 'status', subject: reference, network };
  return (
    (await limits.use({ ...own, subject: everyReference }, statusOfNetwork, now)) &&
    (await limits.use(own, statusOfReferenceAndNetwork, now)) &&
    ((await limits.use({ what: 'status', subject: reference }, statusOfReference, now)) ||
      (await limits.isUsed(rightOf(asked), knownNetworkMs, now)))
  );
};

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
    const asked = { reference: body.reference, network };
    if (!(await mayAsk(asked, limits, now))) return tooMany(fillIn(tooOften, words));
    const state = await publicStates.find(body);
    if (!state) return notFound(fillIn(unknown, words));
    const once = [{ times: 1, withinMs: limitPolicy.knownNetworkMs }];
    await limits.use(rightOf(asked), once, now);
    return { status: 200, body: describe(state, today(new Date(now)), words) };
  });
