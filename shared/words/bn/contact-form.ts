import type { contactFormWords as english } from '../en/contact-form.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';
import { safeContactWords } from './safe-contact.ts';

export const contactFormWords: Words<typeof english> = overridable('bn/contact-form', {
  title: 'আমাদের লিখুন',
  submit: 'পাঠান',
  noConnection: 'আমাদের সেবার সঙ্গে সংযোগ করা যায়নি। আপনার বার্তা এখনও এখানেই আছে: ইন্টারনেট দেখুন এবং আবার পাঠান।',
  groups: {
    '': {
      title: 'আপনার বার্তা',
      hint: 'অনুগ্রহ করে বার্তা লিখুন, এবং ইমেইল বা ফোন নম্বর দিন যাতে আমরা উত্তর দিতে পারি। নাম বলা জরুরি নয়।',
      fields: {
        firstName: { label: 'প্রথম নাম' },
        lastName: { label: 'শেষ নাম' },
        email: { label: 'ইমেইল' },
        phone: { label: 'ফোন' },
        message: { label: 'বার্তা' },
      },
    },
    safeContact: safeContactWords,
  },
});
