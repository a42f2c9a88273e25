import type { contactFormWords as english } from '../en/contact-form.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';
import { safeContactWords } from './safe-contact.ts';

export const contactFormWords: Words<typeof english> = overridable('ar/contact-form', {
  title: 'اكتب إلينا',
  submit: 'أرسل',
  noConnection: 'لم نتمكن من الوصول إلى خدمتنا. رسالتك ما زالت هنا: تحقق من اتصالك وأرسلها مرة أخرى.',
  groups: {
    '': {
      title: 'رسالتك',
      hint: 'يرجى كتابة رسالة وإعطاؤنا بريدًا إلكترونيًا أو رقم هاتف حتى نتمكن من الرد عليك. لست مضطرًا لذكر اسمك.',
      fields: {
        firstName: { label: 'الاسم الأول' },
        lastName: { label: 'اسم العائلة' },
        email: { label: 'البريد الإلكتروني' },
        phone: { label: 'الهاتف' },
        message: { label: 'الرسالة' },
      },
    },
    safeContact: safeContactWords,
  },
});
