import type { organisationWords as english } from '../../en/pages/organisation.ts';
import type { Words } from '../../language.ts';
import { overridable } from '../../overrides.ts';

export const organisationWords: Words<typeof english> = overridable('pa/pages/organisation', {
  strapline: 'ਸਿਹਤ, ਤੁਹਾਡੇ ਆਪਣੇ ਸ਼ਬਦਾਂ ਵਿੱਚ।',
  description:
    'ਲੀਡਜ਼ ਵਿੱਚ ਦੱਖਣੀ ਏਸ਼ੀਆਈ ਅਤੇ ਹੋਰ ਘੱਟ-ਗਿਣਤੀ ਭਾਈਚਾਰਿਆਂ ਲਈ ਮਾਨਸਿਕ ਅਤੇ ਸਰੀਰਕ ਸਿਹਤ ਵਿੱਚ ਮਦਦ, ਤੁਹਾਡੀ ਭਾਸ਼ਾ ਵਿੱਚ ਅਤੇ ਤੁਹਾਡੀ ਰਫ਼ਤਾਰ ਨਾਲ।',
  openingHours: 'ਸੋਮਵਾਰ ਤੋਂ ਸ਼ੁੱਕਰਵਾਰ, ਸਵੇਰੇ 9.30 ਤੋਂ ਸ਼ਾਮ 5 ਵਜੇ',
});
