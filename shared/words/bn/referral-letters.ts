import type { referralLetters as english } from '../en/referral-letters.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const referralLetters: Words<typeof english> = overridable('bn/referral-letters', {
  titles: { me: 'চিঠি যোগ করুন', family: 'চিঠি যোগ করুন', client: 'চিঠি সংযুক্ত করুন' },
  hints: {
    me: 'যেমন আপনার ডাক্তারের চিঠি। এটি না দিলেও চলে।',
    family: 'যেমন তাঁর ডাক্তারের চিঠি, তিনি রাজি থাকলে। এটি না দিলেও চলে।',
    client: 'যেমন আপনার রেফারেল চিঠি বা কোনো রিপোর্ট।',
  },
  rules: 'PDF, JPEG বা PNG। সর্বোচ্চ ৩টি ফাইল, প্রতিটি ১০ MB পর্যন্ত।',
  sending: (name, percent) => `পাঠানো হচ্ছে: ${name}, ${percent}`,
  arrived: 'পৌঁছেছে। কেউ খোলার আগে আমরা এটি পরীক্ষা করি।',
  remove: 'সরান',
  removed: (name) => `সরানো হয়েছে: ${name}`,
  retry: 'আবার চেষ্টা করুন',
  list: 'আপনার ফাইল',
  wrongType: 'অনুগ্রহ করে একটি PDF, অথবা JPEG বা PNG ছবি বাছুন।',
  tooLarge: 'অনুগ্রহ করে সর্বোচ্চ ১০ MB-র ফাইল বাছুন।',
  empty: 'এই ফাইলটি খালি। অনুগ্রহ করে অন্য একটি বাছুন।',
  locked: 'এই PDF-এ পাসওয়ার্ড আছে। অনুগ্রহ করে পাসওয়ার্ড ছাড়া সংরক্ষণ করে আবার বাছুন।',
  tooMany: 'অনুগ্রহ করে সর্বোচ্চ ৩টি ফাইল পাঠান।',
  notSent: 'এই ফাইলটি পাঠানো যায়নি। আপনি যা লিখেছেন তা এখানেই আছে। অনুগ্রহ করে সংযোগ দেখে আবার চেষ্টা করুন।',
  tooOften: 'আজ অনেক ফাইল পাঠানো হয়েছে। অনুগ্রহ করে ফর্মটি এটি ছাড়া পাঠান, আর চিঠিটি ডাকে।',
  stillSending: 'অনুগ্রহ করে ফাইল পৌঁছানো পর্যন্ত অপেক্ষা করুন, অথবা সরিয়ে দিন।',
  notArrived: 'এই ফাইলটি পৌঁছায়নি। অনুগ্রহ করে আবার চেষ্টা করুন, অথবা সরিয়ে দিন।',
  chooseAgain: 'একটি ফাইল অনেক আগে পাঠানো হয়েছিল। অনুগ্রহ করে সেটি সরিয়ে আবার বাছুন।',
});
