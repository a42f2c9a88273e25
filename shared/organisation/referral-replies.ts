import type { ReferralState } from '../referrals/referral-state.ts';
import { facts } from './facts.ts';
import { organisation } from './organisation.ts';

type Known = { reference: string | undefined; insteadTo: string };

const opening = ({ reference }: Known): string =>
  reference ? `Thank you for your referral ${reference}.` : 'Thank you for your referral.';
const closing = () =>
  `If anything changes, please ring us on ${facts.phone} and say the reference.\n\n${organisation.longName}`;

const paragraphs = (...all: readonly string[]): string => all.filter(Boolean).join('\n\n');

/**
 * Suggested replies to a referrer: whoever decides can change the words before they are sent. They name neither the
 * person nor the service, since an inbox may be shared.
 */
const replies = {
  accepted: (known: Known) =>
    paragraphs(
      opening(known),
      'We have accepted it. One of us gets in touch with the person in the way that is safe for them, and arranges a first meeting.',
      closing(),
    ),
  waiting: (known: Known) =>
    paragraphs(
      opening(known),
      'We can help, and there is a wait at present: the person is on our waiting list. We get in touch with them as soon as there is a place. If it cannot wait, please ring us.',
      closing(),
    ),
  declined: (known: Known) =>
    paragraphs(
      opening(known),
      'We are sorry that we cannot offer what is needed.',
      known.insteadTo && `This may help instead: ${known.insteadTo}.`,
      closing(),
    ),
} as const satisfies { readonly [State in ReferralState]?: (known: Known) => string };

/** The text for a state; undefined where a referrer is told nothing. */
export const replyFor = (state: ReferralState, known: Known): string | undefined =>
  state in replies ? replies[state as keyof typeof replies](known) : undefined;
