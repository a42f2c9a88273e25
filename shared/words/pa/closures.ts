import type { closures as english } from '../en/closures.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const closures: Words<typeof english> = overridable('pa/closures', {
  on: 'ਅਸੀਂ {day} ਨੂੰ ਬੰਦ ਹਾਂ।',
  between: 'ਅਸੀਂ {from} ਤੋਂ {to} ਤੱਕ ਬੰਦ ਹਾਂ।',
  meanwhile: 'ਉਸ ਵੇਲੇ ਕੋਈ ਫ਼ੋਨ ਨਹੀਂ ਚੁੱਕਦਾ ਅਤੇ ਸੁਨੇਹੇ ਨਹੀਂ ਪੜ੍ਹਦਾ। ਜੇ ਉਡੀਕ ਨਹੀਂ ਹੋ ਸਕਦੀ ਤਾਂ ਤੁਰੰਤ ਮਦਦ ਦੇ ਕਿਸੇ ਨੰਬਰ ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ।',
});
