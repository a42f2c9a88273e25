import { formatDayIn } from '../../shared/kernel/format-day.ts';
import { limitPolicy } from '../../shared/kernel/limit-policy.ts';
import { today } from '../../shared/kernel/today.ts';
import { organisation } from '../../shared/organisation/organisation.ts';
import { promisesOfReferral, readBy, stateOfPromise } from '../../shared/referrals/promises.ts';
import { phoneInText } from '../../shared/words/phone-in-text.ts';
import { wordsIn } from '../kernel/http/every-language.ts';
import { notFound, tooMany } from '../kernel/http/outcome.ts';
import type { PageWords } from '../kernel/http/page-words.ts';
import { withMinimumDuration } from '../kernel/lib/with-minimum-duration.ts';
import { allWithin, type LimitedUse } from '../kernel/store/limits.ts';
import type { FoundState } from '../referrals/store/public-states.ts';
import type { IntakeHandlers } from './dependencies.ts';

const fillIn = (text: string, { organisationWords }: PageWords): string =>
  text.replace('{phone}', phoneInText(organisation.phone)).replace('{hours}', organisationWords.openingHours);

const describeNext = (
  { state, referredOn }: FoundState,
  day: string,
  { referralStatus, language }: PageWords,
): string => {
  const formatDay = formatDayIn(language.id);
  if (state !== 'new') return referralStatus.states[state].next;
  const until = readBy(referredOn);
  return day <= until ? referralStatus.readBy(formatDay(until)) : referralStatus.late(formatDay(until));
};

const describePromises = (found: FoundState, day: string, words: PageWords): string[] => {
  const { promised, became } = words.referralStatus.promises;
  const formatDay = formatDayIn(words.language.id);
  // Of an unread one, the paragraph above says by when it is read, or that it is late.
  const isUnread = found.state === 'new';
  const promises = promisesOfReferral(found, !isUnread).filter(({ kind }) => !(isUnread && kind === 'read'));
  return promises.map((one) => {
    const { kind, by, doneOn = day } = one;
    const end = became[stateOfPromise(one, day)](formatDay(doneOn));
    return fillIn(`${promised[kind](formatDay(by))} ${end}`, words);
  });
};

const describe = (found: FoundState, day: string, words: PageWords) => {
  const { states, ring, emergency, promises } = words.referralStatus;
  return {
    state: found.state,
    title: states[found.state].title,
    paragraphs: [describeNext(found, day, words), ring, emergency].map((text) => fillIn(text, words)),
    list: { title: promises.title, items: describePromises(found, day, words) },
  };
};

const everyReference = '*';

type Asked = { reference: string; network: string };

/** The mark of a network that gave the right date of birth, or the code, for a reference. */
const rightOf = ({ reference, network }: Asked) => ({ what: 'status', subject: `${reference} right`, network });

/**
 * The attempts that are counted: within the network's own share, so that who knows a reference cannot close it for others,
 * and, the last of them, within one for all networks, which does not apply to a network that once gave the right date of birth.
 */
const attemptsOf = ({ reference, network }: Asked): LimitedUse[] => {
  const { statusOfNetwork, statusOfReferenceAndNetwork, statusOfReference } = limitPolicy;
  return [
    { limited: { what: 'status', subject: everyReference, network }, limits: statusOfNetwork },
    { limited: { what: 'status', subject: reference, network }, limits: statusOfReferenceAndNetwork },
    { limited: { what: 'status', subject: reference }, limits: statusOfReference },
  ];
};

/**
 * The state of a referral. A wrong reference, a wrong date of birth and a wrong code have the same answer, in the same time, and
 * after the same number of attempts: nobody learns whether a person is known here.
 */
export const readReferralStatus: IntakeHandlers['readReferralStatus'] = async (
  { body, query, client: { network } },
  { publicStates, limits, answerMilliseconds },
) =>
  await withMinimumDuration(answerMilliseconds, async () => {
    const now = Date.now();
    const words = await wordsIn(query.language);
    const { tooOften, notFound: unknown } = words.referralStatus;
    const asked = { reference: body.reference, network };
    const attempts = attemptsOf(asked);
    const [full, isKnown, state] = await Promise.all([
      limits.countUses(attempts, now),
      limits.isUsed(rightOf(asked), limitPolicy.knownNetworkMs, now),
      publicStates.find({ reference: body.reference, proof: body.code ?? body.dob ?? '' }),
    ]);
    const mayAsk = full === allWithin || (full === attempts.length - 1 && isKnown);
    if (!mayAsk) return tooMany(fillIn(tooOften, words));
    if (!state) return notFound(fillIn(unknown, words));
    const perNetwork = [{ times: 1, withinMs: limitPolicy.knownNetworkMs }];
    if (!isKnown) await limits.use(rightOf(asked), perNetwork, now);
    return { status: 200, body: describe(state, today(new Date(now)), words) };
  });
