import type { acknowledgement as english } from '../en/acknowledgement.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const acknowledgement: Words<typeof english> = overridable('bn/acknowledgement', {
  readBy: (day) => `${day} শেষ হওয়ার আগে কেউ এটি পড়বেন।`,
  ring: (phone, hours) => `কিছু বদলে গেলে ${phone} নম্বরে ফোন করুন, ${hours}, ব্যাংক হলিডে বাদে।`,
  emergency: 'এখনই কেউ বিপদে থাকলে 999 নম্বরে ফোন করুন। আমাদের জন্য অপেক্ষা করবেন না।',
  referrer: {
    subject: (reference) => `আপনার আবেদন ${reference} আমরা পেয়েছি`,
    thanks: 'ধন্যবাদ। আপনি যে আবেদন পাঠিয়েছেন তা পৌঁছেছে।',
    reference: (reference) => `এর রেফারেন্স নম্বর ${reference}। ফোন করলে অনুগ্রহ করে এই নম্বরটি বলবেন।`,
    status: (address) =>
      `আবেদন কোথায় আছে তা যে কোনো সময় দেখতে ${address} ঠিকানায় যান, এই নম্বর ও আপনি যে জন্মতারিখ দিয়েছেন তা লিখুন।`,
    noStatus: 'আপনি জন্মতারিখ দেননি। আবেদন কোথায় আছে তা জানতে আমাদের ফোন করুন এবং রেফারেন্স নম্বর বলুন।',
  },
  person: {
    subject: 'আপনার বার্তা আমরা পেয়েছি',
    thanks: 'ধন্যবাদ। আপনার জন্য আমাদের কাছে যা পাঠানো হয়েছে তা পৌঁছেছে। এখন আপনাকে কিছু করতে হবে না।',
    reference: (reference) => `এর নম্বর ${reference}। ফোন করলে অনুগ্রহ করে এই নম্বরটি বলবেন।`,
    next: 'এরপর আমরা যোগাযোগ করব, আপনি যে উপায় নিরাপদ বলেছেন সেভাবে।',
    emergency: 'জরুরি অবস্থায় 999 নম্বরে ফোন করুন।',
  },
});
