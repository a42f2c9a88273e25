import type { contactFormWords as english } from '../en/contact-form.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';
import { safeContactWords } from './safe-contact.ts';

export const contactFormWords: Words<typeof english> = overridable('hi/contact-form', {
  title: 'हमें लिखें',
  submit: 'भेजें',
  noConnection: 'हमारी सेवा तक पहुँच नहीं हो सकी। आपका संदेश अब भी यहीं है: अपना इंटरनेट देखें और फिर से भेजें।',
  groups: {
    '': {
      title: 'आपका संदेश',
      hint: 'कृपया संदेश लिखें, और ईमेल या फ़ोन नंबर दें ताकि हम जवाब दे सकें। नाम बताना ज़रूरी नहीं।',
      fields: {
        firstName: { label: 'पहला नाम' },
        lastName: { label: 'कुल-नाम' },
        email: { label: 'ईमेल' },
        phone: { label: 'फ़ोन' },
        message: { label: 'संदेश' },
      },
    },
    safeContact: safeContactWords,
  },
});
