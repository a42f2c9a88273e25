import type { contactSent as english } from '../../en/pages/contact-sent.ts';
import type { Words } from '../../language.ts';
import { overridable } from '../../overrides.ts';

export const contactSent: Words<typeof english> = overridable('pa/pages/contact-sent', {
  thanks: 'ਸਾਨੂੰ ਲਿਖਣ ਲਈ ਧੰਨਵਾਦ। ਅਸੀਂ ਜਲਦੀ ਤੁਹਾਡੇ ਨਾਲ ਸੰਪਰਕ ਕਰਾਂਗੇ।',
  title: 'ਤੁਹਾਡਾ ਸੁਨੇਹਾ ਭੇਜ ਦਿੱਤਾ ਗਿਆ',
  description: 'ਤੁਹਾਡਾ ਸੁਨੇਹਾ ਸਾਨੂੰ ਮਿਲ ਗਿਆ ਹੈ। ਹੁਣ ਕੀ ਹੋਵੇਗਾ, ਅਤੇ ਜੇ ਉਡੀਕ ਨਾ ਹੋ ਸਕੇ ਤਾਂ ਕੀ ਕਰੀਏ।',
  next: 'ਹੁਣ ਕੀ ਹੋਵੇਗਾ',
  whatHappens: (openingHours) => `ਅਸੀਂ ਸੁਨੇਹੇ ਕੰਮ ਦੇ ਦਿਨਾਂ ਵਿੱਚ ਪੜ੍ਹਦੇ ਹਾਂ: ${openingHours}।`,
  answer: 'ਅਸੀਂ ਉਸ ਤਰੀਕੇ ਨਾਲ ਜਵਾਬ ਦਿੰਦੇ ਹਾਂ ਜਿਸ ਨੂੰ ਤੁਸੀਂ ਸੁਰੱਖਿਅਤ ਦੱਸਿਆ। ਅਸੀਂ ਇਸ ਦੀ ਪਾਲਣਾ ਕਰਦੇ ਹਾਂ।',
  ifItCannotWait: 'ਉਡੀਕ ਨਾ ਹੋ ਸਕੇ ਤਾਂ ਇਸ ਪੰਨੇ ਦੇ ਉੱਪਰ ਦਿੱਤੇ ਨੰਬਰਾਂ ਉੱਤੇ ਗੱਲ ਕਰੋ। {home}।',
  home: 'ਪਹਿਲੇ ਪੰਨੇ ਉੱਤੇ ਜਾਓ',
});
