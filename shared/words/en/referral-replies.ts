import { overridable } from '../overrides.ts';
/**
 * Suggested replies to a referrer: whoever decides can change them before they are sent. They name neither the person
 * nor the service, since an inbox may be shared.
 */
export const referralReplies = overridable('en/referral-replies', {
  opening: (reference: string) => `Thank you for your referral ${reference}.`,
  openingWithoutReference: 'Thank you for your referral.',
  accepted:
    'We have accepted it. One of us gets in touch with the person in the way that is safe for them, and arranges a first meeting.',
  waiting:
    'We can help, and there is a wait at present: the person is on our waiting list. We get in touch with them as soon as there is a place. If it cannot wait, please ring us.',
  declined: 'We are sorry that we cannot offer what is needed.',
  insteadTo: (insteadTo: string) => `This may help instead: ${insteadTo}.`,
  closing: (phone: string) => `If anything changes, please ring us on ${phone} and say the reference.`,
} as const);
