import type { brokenPage as english } from '../en/broken-page.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const brokenPage: Words<typeof english> = overridable('bn/broken-page', {
  title: 'কিছু একটা গোলমাল হয়েছে',
  text: 'দুঃখিত, এই পাতাটি খোলেনি। আপনার ইন্টারনেট দেখুন এবং পাতাটি আবার খুলুন।',
  waysOut: '{again} অথবা {home}।',
  again: 'এই পাতাটি আবার খুলুন',
  home: 'প্রথম পাতায় যান',
});
