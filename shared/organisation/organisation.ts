import type { Facts, Service } from './facts.ts';

/**
 * What only a deployment changes; the texts of its pages are in `shared/words/`, by language. Everything here is a
 * demonstration: the phone numbers are from Ofcom's range for drama, the addresses end in `.example`, and nobody named
 * here exists. Every page loads it: data of a single page belongs elsewhere.
 */
export const organisation = {
  /** The address of the site; canonical addresses start with it. */
  siteUrl: 'https://www.bca.example',
  /**
   * The languages of the public site besides English, in the order of its switch. Others are not built, and need no words
   * about the services.
   */
  languages: ['ur', 'pa', 'bn', 'gu', 'hi', 'ar'],
  credit: { name: 'Thread & Type', url: 'https://www.threadandtype.example' },
} as const;

/**
 * The services of a new installation, whose words are with those of the site. Admins add others, rename and end them in
 * the staff area: code reads `services.ts`.
 */
export const firstServices = [
  { id: 'rahat', name: 'Rahat: women and girls' },
  { id: 'counselling', name: 'Counselling' },
  { id: 'yaarana', name: 'Yaarana: day care for older men' },
  { id: 'cancer', name: 'Cancer buddying' },
] as const satisfies readonly Service[];
export type FirstServiceId = (typeof firstServices)[number]['id'];

/** The facts of a new installation. Admins change them in the staff area, and publish them: code reads `facts.ts`. */
export const firstFacts: Facts = {
  name: 'BCA',
  longName: 'BCA Community Health',
  legalName: 'BCA Community Health CIC',
  phone: '0113 496 0142',
  email: 'hello@bca.example',
  /** The contact for questions about one's own information. */
  privacyEmail: 'privacy@bca.example',
  address: ['BCA Community Health', 'Spindle House', '14 Loom Street', 'Leeds', 'LS8 0ZZ'],
  /** Of the front door. */
  position: { latitude: 53.8156, longitude: -1.5206 },
  social: { name: 'Facebook', url: 'https://www.facebook.example/bca' },
  /** The target of 'Leave this site quickly': a page that anybody might have open. */
  leaveTo: 'https://www.bbc.co.uk/weather',
  openingHours: {},
  closures: [],
  hidden: [],
  publicSignUp: true,
  services: [...firstServices],
};

/** The number in the form of a telephone link: `0113 496 0142` becomes `+441134960142`. */
export const phoneLink = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '').replace(/^0/, '+44')}`;
