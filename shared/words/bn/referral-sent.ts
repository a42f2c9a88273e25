import type { referralSent as english } from '../en/referral-sent.ts';
import type { Words } from '../language.ts';

export const referralSent: Words<typeof english> = {
  title: 'ধন্যবাদ',
  description: 'আপনার আবেদন পৌঁছেছে। এখন কী হবে, আর অপেক্ষা করা না গেলে কী করবেন।',
  text: 'আপনার আবেদন গ্রহণ করা হয়েছে এবং শীঘ্রই উত্তর দেওয়া হবে।',
  reference: 'রেফারেন্স নম্বর',
  keepReference: 'ফোন করলে আমাদের এই নম্বরটি বলবেন।',
  next: 'এখন কী হবে',
  whatHappens: [
    'পরের কাজের দিনে কেউ এটি পড়বেন।',
    'আপনি যে উপায় নিরাপদ বলেছেন আমরা সেভাবেই যোগাযোগ করব। আমরা তা মেনে চলি।',
    'এরপর কী হবে তা আমরা একসঙ্গে ঠিক করব।',
  ],
  ifAnythingChanges: 'কিছু বদলালে {phone} নম্বরে ফোন করুন। অপেক্ষা করা না গেলে এই পাতার উপরের নম্বরগুলোতে কথা বলুন।',
  home: 'প্রথম পাতায় যান',
};
