import { overridable } from '../../overrides.ts';
export const contact = overridable('en/pages/contact', {
  title: 'Contact us',
  description: 'Call, write or visit us, or send a message. We read every message and answer by phone or email.',
  lead: 'Tell us what is on your mind. One of our team will read it and get back to you.',
  rather: 'Would you rather talk? {ringBack}.',
  ringBack: 'Ask us to ring you back',
  otherWays: 'Other ways to reach us',
  phone: 'Phone',
  email: 'Email',
  visit: 'Visit or write',
  map: {
    title: 'Find us',
    frame: (place: string) => `Map around ${place}`,
    who: 'The map comes from OpenStreetMap. They will know that you looked at it.',
    show: 'Show the map',
    open: 'Open the map on OpenStreetMap',
  },
} as const);
