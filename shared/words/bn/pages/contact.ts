import type { contact as english } from '../../en/pages/contact.ts';
import type { Words } from '../../language.ts';
import { overridable } from '../../overrides.ts';

export const contact: Words<typeof english> = overridable('bn/pages/contact', {
  title: 'যোগাযোগ করুন',
  description: 'ফোন করুন, লিখুন, দেখা করুন বা বার্তা পাঠান। আমরা প্রতিটি বার্তা পড়ি এবং ফোন বা ইমেইলে উত্তর দিই।',
  lead: 'আপনার মনে যা আছে আমাদের বলুন। আমাদের কেউ তা পড়বেন এবং আপনার সঙ্গে যোগাযোগ করবেন।',
  rather: 'কথা বলতে চান? {ringBack}।',
  ringBack: 'আপনাকে ফোন করতে আমাদের বলুন',
  otherWays: 'আমাদের কাছে পৌঁছানোর অন্য উপায়',
  phone: 'ফোন',
  email: 'ইমেইল',
  visit: 'আসুন বা লিখুন',
  map: {
    title: 'আমরা কোথায়',
    frame: (place) => `${place}-এর আশপাশের মানচিত্র`,
    who: 'এই মানচিত্র OpenStreetMap থেকে আসে। তারা জানবে যে আপনি এটি দেখেছেন।',
    show: 'মানচিত্র দেখান',
    open: 'OpenStreetMap-এ মানচিত্র খুলুন',
  },
});
