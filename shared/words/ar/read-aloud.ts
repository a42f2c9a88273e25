import type { readAloud as english } from '../en/read-aloud.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const readAloud: Words<typeof english> = overridable('ar/read-aloud', {
  name: 'القراءة بصوت عالٍ',
  listen: 'استمع إلى هذه الصفحة',
  pause: 'إيقاف مؤقت',
  carryOn: 'متابعة',
  stop: 'إيقاف',
});
