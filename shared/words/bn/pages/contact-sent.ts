import type { contactSent as english } from '../../en/pages/contact-sent.ts';
import type { Words } from '../../language.ts';
import { overridable } from '../../overrides.ts';

export const contactSent: Words<typeof english> = overridable('bn/pages/contact-sent', {
  thanks: 'আমাদের লেখার জন্য ধন্যবাদ। আমরা শীঘ্রই যোগাযোগ করব।',
  title: 'আপনার বার্তা পাঠানো হয়েছে',
  description: 'আপনার বার্তা আমাদের কাছে পৌঁছেছে। এখন কী হবে, আর অপেক্ষা করা না গেলে কী করবেন।',
  next: 'এখন কী হবে',
  whatHappens: (openingHours) => `আমরা কাজের দিনে বার্তা পড়ি: ${openingHours}।`,
  answer: 'আপনি যে উপায় নিরাপদ বলেছেন আমরা সেভাবেই উত্তর দিই। আমরা তা মেনে চলি।',
  ifItCannotWait: 'অপেক্ষা করা না গেলে এই পাতার উপরের নম্বরগুলোতে কথা বলুন। {home}।',
  home: 'প্রথম পাতায় যান',
});
