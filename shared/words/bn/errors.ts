import type { errorPages as english } from '../en/errors.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const errorPages: Words<typeof english> = overridable('bn/errors', {
  unauthorised: {
    title: 'অনুমতি নেই',
    description: 'এই পাতাটি সাইন ইন করা কর্মীদের জন্য। এর বদলে এখানে যান।',
    heading: 'আপনি এই পাতাটি খুলতে পারবেন না',
    text: 'দুঃখিত, আপনার এই পাতা দেখার অনুমতি নেই। এটি ভুল হলে অ্যাডমিনের সঙ্গে যোগাযোগ করুন।',
    newAccount:
      'আপনার অ্যাকাউন্ট নতুন হলে সংস্থা অনুমতি না দেওয়া পর্যন্ত তাতে কিছু খুলবে না। অ্যাডমিনের কাছে অনুমতি চান, তারপর আবার সাইন ইন করুন।',
    signInToOpen: 'সাইন ইন করে এটি খুলুন',
    waysOut: '{signIn}, {contact} অথবা {home}।',
    signIn: 'সাইন ইন করুন',
    home: 'প্রথম পাতায় যান',
  },
  unknown: {
    title: 'পাতা পাওয়া যায়নি',
    description: 'এই ঠিকানায় কোনো পাতা নেই। এর বদলে এখানে যান।',
    heading: 'আমাদের একটি ফোঁড় ছুটে গেছে',
    text: 'দুঃখিত, এমন কোনো পাতা নেই। এটি ভুল মনে হলে অ্যাডমিনের সঙ্গে যোগাযোগ করুন।',
    waysOut: '{home} অথবা {contact}।',
    home: 'প্রথম পাতায় যান',
  },
  contact: 'যোগাযোগ করুন',
});
