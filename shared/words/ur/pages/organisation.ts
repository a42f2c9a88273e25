import type { organisationWords as english } from '../../en/pages/organisation.ts';
import type { Words } from '../../language.ts';
import { overridable } from '../../overrides.ts';

export const organisationWords: Words<typeof english> = overridable('ur/pages/organisation', {
  strapline: 'صحت، آپ کے اپنے لفظوں میں۔',
  description:
    'لیڈز میں جنوبی ایشیائی اور دوسری اقلیتی برادریوں کے لیے ذہنی اور جسمانی صحت میں مدد، آپ کی زبان میں اور آپ کی رفتار سے۔',
  openingHours: 'پیر سے جمعہ، صبح 9.30 سے شام 5 بجے',
});
