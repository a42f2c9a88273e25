import type { readAloud as english } from '../en/read-aloud.ts';
import type { Words } from '../language.ts';

export const readAloud: Words<typeof english> = {
  name: 'القراءة بصوت عالٍ',
  listen: 'استمع إلى هذه الصفحة',
  pause: 'إيقاف مؤقت',
  carryOn: 'متابعة',
  stop: 'إيقاف',
};
