import type { failures as english } from '../en/failures.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const failures: Words<typeof english> = overridable('bn/failures', {
  unreachable: 'আমাদের সেবার সঙ্গে সংযোগ করা যায়নি। আপনার ইন্টারনেট দেখুন এবং আবার চেষ্টা করুন।',
  unreadable: 'দুঃখিত, আমাদের দিকে কিছু গোলমাল হয়েছে। এক মিনিট পরে আবার চেষ্টা করুন।',
  busy: 'আপনার সংযোগ থেকে এখন অনেক বেশি অনুরোধ এসেছে। পাঁচ মিনিট পরে আবার চেষ্টা করুন।',
  barred: 'আমাদের সেবা আপনার সংযোগ থেকে এটি নেয়নি। আবার চেষ্টা করুন; আবার এমন হলে আপনার অ্যাডমিনকে জানান।',
});
