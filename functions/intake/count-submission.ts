import { type Limit, limitPolicy } from '../../shared/kernel/limit-policy.ts';
import { log } from '../kernel/lib/log.ts';
import type { IntakeDependencies } from './dependencies.ts';

const submissions = 'submission';

type Submission = 'sendReferral' | 'sendContactMessage' | 'askRingBack';

const limitsOf: Readonly<Record<Submission, readonly Limit[]>> = {
  sendReferral: limitPolicy.referralsOfNetwork,
  sendContactMessage: limitPolicy.messagesOfNetwork,
  askRingBack: limitPolicy.messagesOfNetwork,
};

/**
 * Counts a submission by a stranger, and returns whether its network has sent more than its share: it is then set apart to be looked
 * at. It is stored and answered all the same. Many in an hour are an alarm, from whatever networks.
 */
export const countSubmission = async (
  call: Submission,
  network: string,
  now: number,
  { limits }: Pick<IntakeDependencies, 'limits'>,
): Promise<boolean> => {
  log({ event: 'submission', call });
  return !(await limits.use({ what: submissions, subject: call, network }, limitsOf[call], now));
};
