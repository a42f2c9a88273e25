import type { readAloud as english } from '../en/read-aloud.ts';
import type { Words } from '../language.ts';

export const readAloud: Words<typeof english> = {
  name: 'পড়ে শোনানো',
  listen: 'এই পাতা শুনুন',
  pause: 'থামান',
  carryOn: 'আবার চালান',
  stop: 'বন্ধ করুন',
};
