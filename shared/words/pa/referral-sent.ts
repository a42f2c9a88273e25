import type { referralSent as english } from '../en/referral-sent.ts';
import type { Words } from '../language.ts';

export const referralSent: Words<typeof english> = {
  title: 'ਧੰਨਵਾਦ',
  description: 'ਤੁਹਾਡੀ ਬੇਨਤੀ ਮਿਲ ਗਈ ਹੈ। ਹੁਣ ਕੀ ਹੋਵੇਗਾ, ਅਤੇ ਜੇ ਉਡੀਕ ਨਾ ਹੋ ਸਕੇ ਤਾਂ ਕੀ ਕਰੀਏ।',
  text: 'ਤੁਹਾਡੀ ਬੇਨਤੀ ਸਵੀਕਾਰ ਕਰ ਲਈ ਗਈ ਹੈ ਅਤੇ ਜਲਦੀ ਇਸ ਦਾ ਜਵਾਬ ਦਿੱਤਾ ਜਾਵੇਗਾ।',
  reference: 'ਹਵਾਲਾ ਨੰਬਰ',
  keepReference: 'ਜਦੋਂ ਤੁਸੀਂ ਫ਼ੋਨ ਕਰੋ ਤਾਂ ਸਾਨੂੰ ਇਹ ਨੰਬਰ ਦੱਸੋ।',
  next: 'ਹੁਣ ਕੀ ਹੋਵੇਗਾ',
  whatHappens: [
    'ਅਗਲੇ ਕੰਮ ਵਾਲੇ ਦਿਨ ਕੋਈ ਇਸ ਨੂੰ ਪੜ੍ਹੇਗਾ।',
    'ਅਸੀਂ ਉਸ ਤਰੀਕੇ ਨਾਲ ਸੰਪਰਕ ਕਰਾਂਗੇ ਜਿਸ ਨੂੰ ਤੁਸੀਂ ਸੁਰੱਖਿਅਤ ਦੱਸਿਆ। ਅਸੀਂ ਇਸ ਦੀ ਪਾਲਣਾ ਕਰਦੇ ਹਾਂ।',
    'ਅਸੀਂ ਰਲ ਕੇ ਤੈਅ ਕਰਾਂਗੇ ਕਿ ਅੱਗੇ ਕੀ ਹੋਵੇ।',
  ],
  ifAnythingChanges: 'ਕੁਝ ਬਦਲ ਜਾਵੇ ਤਾਂ {phone} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ। ਉਡੀਕ ਨਾ ਹੋ ਸਕੇ ਤਾਂ ਇਸ ਪੰਨੇ ਦੇ ਉੱਪਰ ਦਿੱਤੇ ਨੰਬਰਾਂ ਉੱਤੇ ਗੱਲ ਕਰੋ।',
  home: 'ਪਹਿਲੇ ਪੰਨੇ ਉੱਤੇ ਜਾਓ',
};
