import type { reminder as english } from '../en/reminder.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const reminder: Words<typeof english> = overridable('ur/reminder', {
  text: (time, phone) =>
    `یاد دہانی: آنے والے کل ${time} بجے۔ تبدیلی کے لیے ${phone} پر فون کریں۔ اس پیغام کا جواب نہ دیں۔`,
  cancelled: (day, time, phone) =>
    `منسوخ: ${day}، ${time} بجے۔ پوچھنے کے لیے ${phone} پر فون کریں۔ اس پیغام کا جواب نہ دیں۔`,
  allCancelled: (day, time, phone) =>
    `منسوخ: ${day}، ${time} بجے اور بعد کے تمام اوقات۔ پوچھنے کے لیے ${phone} پر فون کریں۔ اس پیغام کا جواب نہ دیں۔`,
});
