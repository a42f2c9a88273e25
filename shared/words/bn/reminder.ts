import type { reminder as english } from '../en/reminder.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const reminder: Words<typeof english> = overridable('bn/reminder', {
  text: (time, phone) => `মনে করিয়ে দিচ্ছি: আগামীকাল ${time}-এ। বদলাতে ${phone} নম্বরে ফোন করুন। এই বার্তার উত্তর দেবেন না।`,
  cancelled: (day, time, phone) => `বাতিল: ${day}, ${time}। জানতে ${phone} নম্বরে ফোন করুন। এই বার্তার উত্তর দেবেন না।`,
  allCancelled: (day, time, phone) =>
    `বাতিল: ${day}, ${time} ও পরের সব সময়। জানতে ${phone} নম্বরে ফোন করুন। এই বার্তার উত্তর দেবেন না।`,
});
