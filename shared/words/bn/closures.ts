import type { closures as english } from '../en/closures.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const closures: Words<typeof english> = overridable('bn/closures', {
  on: 'আমরা {day} তারিখে বন্ধ।',
  between: 'আমরা {from} থেকে {to} পর্যন্ত বন্ধ।',
  meanwhile: 'তখন কেউ ফোন ধরে না বা বার্তা পড়ে না। অপেক্ষা করা না গেলে জরুরি সাহায্যের কোনো নম্বরে ফোন করুন।',
});
