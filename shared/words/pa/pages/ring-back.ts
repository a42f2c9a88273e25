import type { ringBack as english } from '../../en/pages/ring-back.ts';
import type { Words } from '../../language.ts';
import { overridable } from '../../overrides.ts';

export const ringBack: Words<typeof english> = overridable('pa/pages/ring-back', {
  title: 'ਮੈਨੂੰ ਫ਼ੋਨ ਕਰੋ',
  description: 'ਆਪਣਾ ਨੰਬਰ ਛੱਡੋ, ਦੱਸੋ ਕਿਸ ਵੇਲੇ ਸੁਰੱਖਿਅਤ ਹੈ, ਅਤੇ ਅਸੀਂ ਤੁਹਾਨੂੰ ਫ਼ੋਨ ਕਰਾਂਗੇ। ਨਾਂ ਦੱਸਣਾ ਜ਼ਰੂਰੀ ਨਹੀਂ।',
  lead: 'ਆਪਣਾ ਨੰਬਰ ਛੱਡੋ, ਦੱਸੋ ਕਿਸ ਵੇਲੇ ਸੁਰੱਖਿਅਤ ਹੈ, ਅਤੇ ਅਸੀਂ ਤੁਹਾਨੂੰ ਫ਼ੋਨ ਕਰਾਂਗੇ। ਤੁਹਾਨੂੰ ਇਹ ਦੱਸਣ ਦੀ ਲੋੜ ਨਹੀਂ ਕਿ ਕਿਉਂ, ਜਾਂ ਤੁਸੀਂ ਕੌਣ ਹੋ।',
  about: (service) => `ਤੁਸੀਂ ਇਸ ਬਾਰੇ ਗੱਲ ਕਰਨੀ ਚਾਹੁੰਦੇ ਹੋ: ${service}।`,
});
