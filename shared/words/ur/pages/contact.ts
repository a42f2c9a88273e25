import type { contact as english } from '../../en/pages/contact.ts';
import type { Words } from '../../language.ts';
import { overridable } from '../../overrides.ts';

export const contact: Words<typeof english> = overridable('ur/pages/contact', {
  title: 'ہم سے رابطہ کریں',
  description: 'فون کریں، لکھیں، ملنے آئیں یا پیغام بھیجیں۔ ہم ہر پیغام پڑھتے ہیں اور فون یا ای میل سے جواب دیتے ہیں۔',
  lead: 'جو آپ کے دل میں ہے ہمیں بتائیں۔ ہم میں سے کوئی اسے پڑھے گا اور آپ سے رابطہ کرے گا۔',
  rather: 'بات کرنا زیادہ پسند ہے؟ {ringBack}۔',
  ringBack: 'ہم سے کہیں کہ آپ کو فون کریں',
  otherWays: 'ہم تک پہنچنے کے دوسرے طریقے',
  phone: 'فون',
  email: 'ای میل',
  visit: 'آئیں یا لکھیں',
  map: {
    title: 'ہم کہاں ہیں',
    frame: (place) => `${place} کے آس پاس کا نقشہ`,
    who: 'یہ نقشہ OpenStreetMap سے آتا ہے۔ انہیں معلوم ہو گا کہ آپ نے اسے دیکھا۔',
    show: 'نقشہ دکھائیں',
    open: 'نقشہ OpenStreetMap پر کھولیں',
  },
});
