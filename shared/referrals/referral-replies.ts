import { facts } from '../organisation/facts.ts';
import { referralReplies as words } from '../words/en/referral-replies.ts';
import type { ReferralState } from './referral-state.ts';

type Known = { reference: string | undefined; insteadTo: string };

const isAnswered = (state: ReferralState) => state === 'accepted' || state === 'waiting' || state === 'declined';

/** The text that is suggested for a state; undefined where a referrer is told nothing. */
export const replyFor = (state: ReferralState, { reference, insteadTo }: Known): string | undefined =>
  isAnswered(state)
    ? [
        reference ? words.opening(reference) : words.openingWithoutReference,
        words[state],
        state === 'declined' && insteadTo && words.insteadTo(insteadTo),
        words.closing(facts.phone),
        facts.longName,
      ]
        .filter(Boolean)
        .join('\n\n')
    : undefined;
