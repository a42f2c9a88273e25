import type { helpLines as english } from '../en/help-lines.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const helpLines: Words<typeof english> = overridable('bn/help-lines', {
  emergency: { who: 'জীবনের ঝুঁকি', say: '999 বা A&E' },
  nhs: { who: 'NHS', say: '111, তারপর 2 চাপুন (মানসিক স্বাস্থ্য, 24 ঘণ্টা)' },
  samaritans: { who: 'Samaritans', say: '116 123' },
  shout: { who: 'Shout', say: '85258 নম্বরে টেক্সট করুন' },
});
