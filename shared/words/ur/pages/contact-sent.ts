import type { contactSent as english } from '../../en/pages/contact-sent.ts';
import type { Words } from '../../language.ts';
import { overridable } from '../../overrides.ts';

export const contactSent: Words<typeof english> = overridable('ur/pages/contact-sent', {
  thanks: 'ہمیں لکھنے کا شکریہ۔ ہم جلد آپ سے رابطہ کریں گے۔',
  title: 'آپ کا پیغام بھیج دیا گیا',
  description: 'آپ کا پیغام ہمیں مل گیا ہے۔ اب کیا ہو گا، اور اگر انتظار ممکن نہ ہو تو کیا کریں۔',
  next: 'اب کیا ہو گا',
  whatHappens: (openingHours) => `ہم پیغام کام کے دنوں میں پڑھتے ہیں: ${openingHours}۔`,
  answer: 'ہم اُس طریقے سے جواب دیتے ہیں جسے آپ نے محفوظ بتایا۔ ہم اس کی پابندی کرتے ہیں۔',
  ifItCannotWait: 'انتظار ممکن نہ ہو تو اس صفحے کے اوپر دیے گئے نمبر استعمال کریں۔ {home}۔',
  home: 'پہلے صفحے پر جائیں',
});
