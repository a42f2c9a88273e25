import type { failures as english } from '../en/failures.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const failures: Words<typeof english> = overridable('pa/failures', {
  unreachable: 'ਸਾਡੀ ਸੇਵਾ ਤੱਕ ਪਹੁੰਚ ਨਹੀਂ ਹੋ ਸਕੀ। ਆਪਣਾ ਇੰਟਰਨੈੱਟ ਵੇਖੋ ਅਤੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  unreadable: 'ਮਾਫ਼ ਕਰਨਾ, ਸਾਡੇ ਪਾਸੇ ਕੁਝ ਗੜਬੜ ਹੋ ਗਈ। ਇੱਕ ਮਿੰਟ ਬਾਅਦ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  busy: 'ਤੁਹਾਡੇ ਕਨੈਕਸ਼ਨ ਤੋਂ ਹੁਣੇ ਬਹੁਤ ਜ਼ਿਆਦਾ ਬੇਨਤੀਆਂ ਆਈਆਂ। ਪੰਜ ਮਿੰਟ ਬਾਅਦ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  barred: 'ਸਾਡੀ ਸੇਵਾ ਨੇ ਤੁਹਾਡੇ ਕਨੈਕਸ਼ਨ ਤੋਂ ਇਹ ਨਹੀਂ ਲਿਆ। ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ; ਫਿਰ ਵੀ ਇਹੀ ਹੋਵੇ ਤਾਂ ਆਪਣੇ ਪ੍ਰਬੰਧਕ ਨੂੰ ਦੱਸੋ।',
});
