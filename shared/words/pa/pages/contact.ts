import type { contact as english } from '../../en/pages/contact.ts';
import type { Words } from '../../language.ts';
import { overridable } from '../../overrides.ts';

export const contact: Words<typeof english> = overridable('pa/pages/contact', {
  title: 'ਸਾਡੇ ਨਾਲ ਸੰਪਰਕ ਕਰੋ',
  description: 'ਫ਼ੋਨ ਕਰੋ, ਲਿਖੋ, ਮਿਲਣ ਆਓ ਜਾਂ ਸੁਨੇਹਾ ਭੇਜੋ। ਅਸੀਂ ਹਰ ਸੁਨੇਹਾ ਪੜ੍ਹਦੇ ਹਾਂ ਅਤੇ ਫ਼ੋਨ ਜਾਂ ਈਮੇਲ ਰਾਹੀਂ ਜਵਾਬ ਦਿੰਦੇ ਹਾਂ।',
  lead: 'ਜੋ ਤੁਹਾਡੇ ਦਿਲ ਵਿੱਚ ਹੈ ਸਾਨੂੰ ਦੱਸੋ। ਸਾਡੇ ਵਿੱਚੋਂ ਕੋਈ ਇਸ ਨੂੰ ਪੜ੍ਹੇਗਾ ਅਤੇ ਤੁਹਾਡੇ ਨਾਲ ਸੰਪਰਕ ਕਰੇਗਾ।',
  rather: 'ਇਸ ਦੀ ਥਾਂ ਗੱਲ ਕਰਨੀ ਚਾਹੋਗੇ? {ringBack}।',
  ringBack: 'ਸਾਨੂੰ ਕਹੋ ਕਿ ਤੁਹਾਨੂੰ ਫ਼ੋਨ ਕਰੀਏ',
  otherWays: 'ਸਾਡੇ ਤੱਕ ਪਹੁੰਚਣ ਦੇ ਹੋਰ ਤਰੀਕੇ',
  phone: 'ਫ਼ੋਨ',
  email: 'ਈਮੇਲ',
  visit: 'ਆਓ ਜਾਂ ਲਿਖੋ',
  map: {
    title: 'ਅਸੀਂ ਕਿੱਥੇ ਹਾਂ',
    frame: (place) => `${place} ਦੇ ਆਲੇ-ਦੁਆਲੇ ਦਾ ਨਕਸ਼ਾ`,
    who: 'ਇਹ ਨਕਸ਼ਾ OpenStreetMap ਤੋਂ ਆਉਂਦਾ ਹੈ। ਉਨ੍ਹਾਂ ਨੂੰ ਪਤਾ ਲੱਗੇਗਾ ਕਿ ਤੁਸੀਂ ਇਸ ਨੂੰ ਵੇਖਿਆ।',
    show: 'ਨਕਸ਼ਾ ਵਿਖਾਓ',
    open: 'ਨਕਸ਼ਾ OpenStreetMap ਉੱਤੇ ਖੋਲ੍ਹੋ',
  },
});
