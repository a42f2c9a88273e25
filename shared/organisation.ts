import type { LanguageKey } from './words/language.ts';

/**
 * The facts of the organisation; what its pages say is in `shared/words/`, by language. Everything here is a
 * demonstration: the phone numbers are from Ofcom's range for drama, the addresses end in `.example`, and nobody named
 * here exists. It is a part of every page: what one page alone shows belongs elsewhere.
 */
export const organisation = {
  name: 'BCA',
  longName: 'BCA Community Health',
  /** Where the site is published; canonical addresses start with it. */
  siteUrl: 'https://www.bca.example',
  legalName: 'BCA Community Health CIC',
  /** Who assigns patients to members of staff, as others are told. */
  recordsAdmin: 'Nasreen Akhtar',
  phone: '0113 496 0142',
  email: 'hello@bca.example',
  /** Answers what people ask about their information. */
  privacyEmail: 'privacy@bca.example',
  address: ['BCA Community Health', 'Spindle House', '14 Loom Street', 'Leeds', 'LS8 0ZZ'],
  /** Of the front door: latitude, longitude. */
  position: [53.8156, -1.5206],
  /** Whether anybody may make an account, which opens nothing until an admin gives it a role. Admins make them anyway. */
  publicSignUp: true as boolean,
  /** What the public site speaks besides English, in the order of its switch. One that is taken out is not built. */
  languages: ['ur', 'pa', 'bn', 'gu', 'hi', 'ar'] as readonly Exclude<LanguageKey, 'en'>[],
  services: [
    { id: 'rahat', name: 'Rahat: women and girls' },
    { id: 'counselling', name: 'Counselling' },
    { id: 'yaarana', name: 'Yaarana: day care for older men' },
    { id: 'cancer', name: 'Cancer buddying' },
  ],
  social: { name: 'Facebook', url: 'https://www.facebook.example/bca' },
  credit: { name: 'Thread & Type', url: 'https://www.threadandtype.example' },
  /** Where 'Leave this site quickly' leads: a page that anybody might have open. */
  leaveTo: 'https://www.bbc.co.uk/weather',
} as const;

/** What staff call it whether somebody is a patient of the organisation now. */
export const statusLabel = `${organisation.name} Status`;

/** The number as a telephone link needs it: `0113 496 0142` is `+441134960142`. */
export const phoneLink = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '').replace(/^0/, '+44')}`;
