import type { referralLater as english } from '../en/referral-later.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const referralLater: Words<typeof english> = overridable('pa/referral-later', {
  rememberMe: 'ਅਗਲੀ ਬੇਨਤੀ ਲਈ ਮੈਨੂੰ ਇਸ ਬ੍ਰਾਊਜ਼ਰ ਉੱਤੇ ਯਾਦ ਰੱਖੋ: ਸਿਰਫ਼ ਇਹ ਕਿ ਮੈਂ ਕੌਣ ਹਾਂ, ਮਰੀਜ਼ ਬਾਰੇ ਕੁਝ ਨਹੀਂ',
  nothingSent: 'ਅਜੇ ਕੁਝ ਨਹੀਂ ਭੇਜਿਆ ਗਿਆ। ਜੋ ਤੁਸੀਂ ਖਾਲੀ ਛੱਡਿਆ ਉਹ ਇੱਥੇ ਨਹੀਂ ਵਿਖਾਇਆ ਗਿਆ।',
  change: 'ਬਦਲੋ',
  back: 'ਫ਼ਾਰਮ ਉੱਤੇ ਵਾਪਸ',
  begunBefore: 'ਤੁਸੀਂ ਇਹ ਫ਼ਾਰਮ ਪਹਿਲਾਂ ਸ਼ੁਰੂ ਕੀਤਾ ਸੀ',
  stillHere: 'ਤੁਹਾਡੇ ਜਵਾਬ ਅਜੇ ਵੀ ਇਸੇ ਟੈਬ ਵਿੱਚ ਹਨ। ਹੋਰ ਕਿਸੇ ਨੇ ਨਹੀਂ ਵੇਖੇ।',
  carryOn: 'ਜਾਰੀ ਰੱਖੋ',
  startAgain: 'ਦੁਬਾਰਾ ਸ਼ੁਰੂ ਕਰੋ',
});
