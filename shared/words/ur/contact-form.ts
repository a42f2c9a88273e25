import type { contactFormWords as english } from '../en/contact-form.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';
import { safeContactWords } from './safe-contact.ts';

export const contactFormWords: Words<typeof english> = overridable('ur/contact-form', {
  title: 'ہمیں لکھیں',
  submit: 'بھیجیں',
  noConnection: 'ہماری سروس تک رسائی نہیں ہو سکی۔ آپ کا پیغام اب بھی یہیں ہے: اپنا انٹرنیٹ دیکھیں اور دوبارہ بھیجیں۔',
  groups: {
    '': {
      title: 'آپ کا پیغام',
      hint: 'براہِ کرم پیغام لکھیں، اور ای میل یا فون نمبر دیں تاکہ ہم جواب دے سکیں۔ نام بتانا ضروری نہیں۔',
      fields: {
        firstName: { label: 'پہلا نام' },
        lastName: { label: 'خاندانی نام' },
        email: { label: 'ای میل' },
        phone: { label: 'فون' },
        message: { label: 'پیغام' },
      },
    },
    safeContact: safeContactWords,
  },
});
