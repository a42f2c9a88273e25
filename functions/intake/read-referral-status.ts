import { limitPolicy } from '../../shared/kernel/limit-policy.ts';
import { today } from '../../shared/kernel/today.ts';
import { wordsIn } from '../kernel/http/every-language.ts';
import { notFound, tooMany } from '../kernel/http/outcome.ts';
import { withMinimumDuration } from '../kernel/lib/with-minimum-duration.ts';
import { loadPublishedPage } from '../kernel/site/load-published.ts';
import { allWithin, type LimitedUse } from '../kernel/store/limits.ts';
import type { IntakeHandlers } from './dependencies.ts';
import { describeReferral, describeRingBack, fillIn } from './describe-status.ts';

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
 * The state of a referral or of a wish to be rung back. A wrong reference, a wrong date of birth and a wrong code have the same answer, in the same time, and
 * after the same number of attempts: nobody learns whether a person is known here.
 */
export const readReferralStatus: IntakeHandlers['readReferralStatus'] = async (
  { body, query, client: { network } },
  { publicStates, findRingBack, limits, answerMilliseconds },
) =>
  await withMinimumDuration(answerMilliseconds, async () => {
    const now = Date.now();
    const words = await wordsIn(query.language);
    const { tooOften, notFound: unknown } = words.referralStatus;
    const asked = { reference: body.reference, network };
    const attempts = attemptsOf(asked);
    const known = { reference: body.reference, proof: body.code ?? body.dob ?? '' };
    // They are asked for in one request.
    const [full, isKnown, referral, ringBack] = await Promise.all([
      limits.countUses(attempts, now),
      limits.isUsed(rightOf(asked), limitPolicy.knownNetworkMs, now),
      publicStates.find(known),
      findRingBack(known),
      loadPublishedPage(query.language),
    ]);
    const mayAsk = full === allWithin || (full === attempts.length - 1 && isKnown);
    if (!mayAsk) return tooMany(fillIn(tooOften, words));
    const day = today(new Date(now));
    const told =
      (referral && describeReferral(referral, day, words)) ?? (ringBack && describeRingBack(ringBack, day, words));
    if (!told) return notFound(fillIn(unknown, words));
    const perNetwork = [{ times: 1, withinMs: limitPolicy.knownNetworkMs }];
    if (!isKnown) await limits.use(rightOf(asked), perNetwork, now);
    return { status: 200, body: told };
  });
