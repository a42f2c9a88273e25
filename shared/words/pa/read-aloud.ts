import type { readAloud as english } from '../en/read-aloud.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const readAloud: Words<typeof english> = overridable('pa/read-aloud', {
  name: 'ਪੜ੍ਹ ਕੇ ਸੁਣਾਉਣਾ',
  listen: 'ਇਹ ਸਫ਼ਾ ਸੁਣੋ',
  pause: 'ਰੋਕੋ',
  carryOn: 'ਜਾਰੀ ਰੱਖੋ',
  stop: 'ਬੰਦ ਕਰੋ',
});
