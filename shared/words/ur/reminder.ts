import type { reminder as english } from '../en/reminder.ts';
import type { Words } from '../language.ts';

export const reminder: Words<typeof english> = {
  text: (time, phone) =>
    `یاد دہانی: آنے والے کل ${time} بجے۔ تبدیلی کے لیے ${phone} پر فون کریں۔ اس پیغام کا جواب نہ دیں۔`,
};
