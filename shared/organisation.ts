/**
 * The one file an adopting organisation edits. Everything here is a demonstration: the phone numbers are from Ofcom's
 * range for drama, the addresses end in `.example`, and nobody named here exists.
 */
export const organisation = {
  name: 'BCA',
  longName: 'BCA Community Health',
  strapline: 'Health, in your own words.',
  description:
    'Mental and physical health support in Leeds for South Asian and other minoritised communities, in your language and at your pace.',
  /** Where the site is published; canonical addresses start with it. */
  siteUrl: 'https://www.bca.example',
  legalName: 'BCA Community Health CIC',
  /** Who assigns patients to members of staff, as others are told. */
  recordsAdmin: 'Nasreen Akhtar',
  phone: '0113 496 0142',
  email: 'hello@bca.example',
  address: ['BCA Community Health', 'Spindle House', '14 Loom Street', 'Leeds', 'LS8 0ZZ'],
  openingHours: 'Monday to Friday, 9.30am to 5pm',
  services: [
    { id: 'rahat', name: 'Rahat: women and girls' },
    { id: 'counselling', name: 'Counselling' },
    { id: 'yaarana', name: 'Yaarana: day care for older men' },
    { id: 'cancer', name: 'Cancer buddying' },
  ],
  social: { name: 'Facebook', url: 'https://www.facebook.example/bca' },
  credit: { name: 'Thread & Type', url: 'https://www.threadandtype.example' },
} as const;

/** The number as a telephone link needs it: `0113 496 0142` is `+441134960142`. */
export const phoneLink = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '').replace(/^0/, '+44')}`;
