import type { contactFormWords as english } from '../en/contact-form.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';
import { safeContactWords } from './safe-contact.ts';

export const contactFormWords: Words<typeof english> = overridable('pa/contact-form', {
  title: 'ਸਾਨੂੰ ਲਿਖੋ',
  submit: 'ਭੇਜੋ',
  noConnection: 'ਸਾਡੀ ਸੇਵਾ ਤੱਕ ਪਹੁੰਚ ਨਹੀਂ ਹੋ ਸਕੀ। ਤੁਹਾਡਾ ਸੁਨੇਹਾ ਅਜੇ ਵੀ ਇੱਥੇ ਹੈ: ਆਪਣਾ ਇੰਟਰਨੈੱਟ ਵੇਖੋ ਅਤੇ ਦੁਬਾਰਾ ਭੇਜੋ।',
  groups: {
    '': {
      title: 'ਤੁਹਾਡਾ ਸੁਨੇਹਾ',
      hint: 'ਕਿਰਪਾ ਕਰਕੇ ਸੁਨੇਹਾ ਲਿਖੋ, ਅਤੇ ਈਮੇਲ ਜਾਂ ਫ਼ੋਨ ਨੰਬਰ ਦਿਓ ਤਾਂ ਜੋ ਅਸੀਂ ਜਵਾਬ ਦੇ ਸਕੀਏ। ਨਾਂ ਦੱਸਣਾ ਜ਼ਰੂਰੀ ਨਹੀਂ।',
      fields: {
        firstName: { label: 'ਪਹਿਲਾ ਨਾਂ' },
        lastName: { label: 'ਪਰਿਵਾਰਕ ਨਾਂ' },
        email: { label: 'ਈਮੇਲ' },
        phone: { label: 'ਫ਼ੋਨ' },
        message: { label: 'ਸੁਨੇਹਾ' },
      },
    },
    safeContact: safeContactWords,
  },
});
