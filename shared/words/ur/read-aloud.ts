import type { readAloud as english } from '../en/read-aloud.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const readAloud: Words<typeof english> = overridable('ur/read-aloud', {
  name: 'پڑھ کر سنانا',
  listen: 'یہ صفحہ سنیں',
  pause: 'روکیں',
  carryOn: 'جاری رکھیں',
  stop: 'بند کریں',
});
