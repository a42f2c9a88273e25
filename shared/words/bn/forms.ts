import type { forms as english } from '../en/forms.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const forms: Words<typeof english> = overridable('bn/forms', {
  problem: 'একটি সমস্যা আছে',
  error: 'ভুল:',
  wait: 'অনুগ্রহ করে অপেক্ষা করুন',
  notADay: 'অনুগ্রহ করে সঠিক তারিখ লিখুন: দিন, মাস ও বছর।',
  clear: 'এই উত্তর মুছুন',
  addAnother: 'আরেকটি যোগ করুন',
  leaveEmpty: 'অনুগ্রহ করে এটি খালি রাখুন',
  yes: 'হ্যাঁ',
  onlyIf: (question, answers) => `শুধু যদি ‘${question}’ প্রশ্নে ${answers} বেছে নিয়ে থাকেন।`,
  answer: (label) => `‘${label}’`,
  either: (one, other) => `${one} বা ${other}`,
  nothingSent: 'কিছুই পাঠানো হয়নি।',
  typedBelow: 'আপনি যা লিখেছেন তা নিচে আছে।',
  typedBefore: 'আপনি যা লিখেছেন তা এখনও আগের পাতায় আছে।',
  check: 'পাঠানোর আগে দেখে নিন',
  tooSoon: (submit) => `এটি আমাদের জন্য একটু তাড়াতাড়ি ছিল। অনুগ্রহ করে ${submit} আরেকবার চাপুন।`,
  notSentYet: 'এখনও কিছু পাঠানো হয়নি। কিছু বদলাতে চাইলে আগের পাতায় যান: আপনি যা লিখেছেন তা এখনও সেখানে আছে।',
  startAgain: 'খালি ফর্ম দিয়ে আবার শুরু করুন',
  askAgain: 'আবার জিজ্ঞেস করুন',
});
