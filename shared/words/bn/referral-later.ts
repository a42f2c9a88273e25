import type { referralLater as english } from '../en/referral-later.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const referralLater: Words<typeof english> = overridable('bn/referral-later', {
  rememberMe: 'পরের আবেদনের জন্য এই ব্রাউজারে আমাকে মনে রাখুন: আমি কে শুধু তা, রোগীর কিছুই নয়',
  nothingSent: 'এখনও কিছু পাঠানো হয়নি। যা খালি রেখেছেন তা এখানে দেখানো হয়নি।',
  change: 'বদলান',
  back: 'ফর্মে ফিরে যান',
  begunBefore: 'আপনি এই ফর্ম আগে শুরু করেছিলেন',
  stillHere: 'আপনার উত্তর এখনও এই ট্যাবে আছে। আর কেউ দেখেননি।',
  carryOn: 'চালিয়ে যান',
  startAgain: 'আবার শুরু করুন',
});
