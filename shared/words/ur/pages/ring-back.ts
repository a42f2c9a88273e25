import type { ringBack as english } from '../../en/pages/ring-back.ts';
import type { Words } from '../../language.ts';
import { overridable } from '../../overrides.ts';

export const ringBack: Words<typeof english> = overridable('ur/pages/ring-back', {
  title: 'مجھے فون کریں',
  description: 'نمبر چھوڑیں، بتائیں کہ کب محفوظ ہے، اور ہم آپ کو فون کریں گے۔ نام بتانا ضروری نہیں۔',
  lead: 'نمبر چھوڑیں، بتائیں کہ کب محفوظ ہے، اور ہم آپ کو فون کریں گے۔ نہ وجہ بتانا ضروری ہے، نہ یہ کہ آپ کون ہیں۔',
  about: (service) => `آپ اس بارے میں بات کرنا چاہتے ہیں: ${service}۔`,
});
