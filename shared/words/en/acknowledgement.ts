import { overridable } from '../overrides.ts';
/** The acknowledgements of a referral. None names a person, a service or a reason: others may read them. */
export const acknowledgement = overridable('en/acknowledgement', {
  readBy: (day: string) => `Somebody reads it by the end of ${day}.`,
  ring: (phone: string, hours: string) => `If anything changes, ring ${phone}, ${hours}, except on bank holidays.`,
  emergency: 'If somebody is in danger now, ring 999. Do not wait for us.',
  referrer: {
    subject: (reference: string) => `We have your referral ${reference}`,
    thanks: 'Thank you. The referral that you sent has arrived.',
    reference: (reference: string) => `Its reference number is ${reference}. Please give it when you ring.`,
    status: (address: string) =>
      `To see where it is at any time, go to ${address} with this number and the date of birth that you gave.`,
    noStatus: 'You gave no date of birth. To hear where it is, ring us and give the reference number.',
  },
  /** To the person: worded so that it tells nothing to somebody else who reads it. */
  person: {
    subject: 'We have received your message',
    thanks: 'Thank you. What was sent to us for you has arrived. You need do nothing now.',
    reference: (reference: string) => `Its number is ${reference}. Please give it when you ring.`,
    next: 'After that we get in touch, in a way that you said is safe.',
    emergency: 'In an emergency, ring 999.',
  },
} as const);
