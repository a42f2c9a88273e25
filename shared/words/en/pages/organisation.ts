import { overridable } from '../../overrides.ts';
/** The organisation's description wherever it is named. */
export const organisationWords = overridable('en/pages/organisation', {
  strapline: 'Health, in your own words.',
  description:
    'Mental and physical health support in Leeds for South Asian and other minoritised communities, in your language and at your pace.',
  openingHours: 'Monday to Friday, 9.30am to 5pm',
} as const);
