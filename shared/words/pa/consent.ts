import type { consentWords as english } from '../en/consent.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const consentWords: Words<typeof english> = overridable('pa/consent', {
  gp: 'ਤੁਸੀਂ ਮੇਰੇ GP ਨੂੰ ਦੱਸ ਸਕਦੇ ਹੋ ਕਿ ਮੈਂ ਤੁਹਾਡੇ ਕੋਲ ਆਉਂਦਾ ਜਾਂ ਆਉਂਦੀ ਹਾਂ, ਅਤੇ ਸਰਜਰੀ ਨੂੰ ਉਹ ਦੱਸ ਸਕਦੇ ਹੋ ਜੋ ਮੇਰੀ ਦੇਖਭਾਲ ਲਈ ਚਾਹੀਦਾ ਹੈ।',
  services: 'ਜਦੋਂ ਤੁਸੀਂ ਮੈਨੂੰ ਕਿਸੇ ਹੋਰ ਸੇਵਾ ਕੋਲ ਭੇਜੋ, ਤਾਂ ਉਸ ਨੂੰ ਉਹ ਦੱਸ ਸਕਦੇ ਹੋ ਜੋ ਮੇਰੀ ਮਦਦ ਲਈ ਚਾਹੀਦਾ ਹੈ। ਤੁਸੀਂ ਮੈਨੂੰ ਪਹਿਲਾਂ ਦੱਸੋਗੇ ਕਿ ਕਿਸ ਨੂੰ, ਅਤੇ ਕੀ।',
  research: 'ਜੋ ਮੈਂ ਦੱਸਿਆ, ਤੁਸੀਂ ਉਸ ਨੂੰ ਮੇਰੇ ਨਾਂ ਤੋਂ ਬਿਨਾਂ ਇਹ ਜਾਣਨ ਲਈ ਵਰਤ ਸਕਦੇ ਹੋ ਕਿ ਲੋਕਾਂ ਨੂੰ ਕਿਸ ਚੀਜ਼ ਨਾਲ ਫ਼ਾਇਦਾ ਹੁੰਦਾ ਹੈ।',
  photographs: 'ਤੁਸੀਂ ਮੇਰੀਆਂ ਤਸਵੀਰਾਂ ਲੈ ਸਕਦੇ ਹੋ, ਅਤੇ ਉਨ੍ਹਾਂ ਨੂੰ ਆਪਣੀ ਵੈੱਬਸਾਈਟ ਉੱਤੇ ਅਤੇ ਛਾਪ ਕੇ ਵਿਖਾ ਸਕਦੇ ਹੋ।',
});
