import type { readAloud as english } from '../en/read-aloud.ts';
import type { Words } from '../language.ts';

export const readAloud: Words<typeof english> = {
  name: 'پڑھ کر سنانا',
  listen: 'یہ صفحہ سنیں',
  pause: 'روکیں',
  carryOn: 'جاری رکھیں',
  stop: 'بند کریں',
};
