import type { reminder as english } from '../en/reminder.ts';
import type { Words } from '../language.ts';

export const reminder: Words<typeof english> = {
  text: (time, phone) => `تذكير: غدًا الساعة ${time}. للتغيير اتصل على ${phone}. يُرجى عدم الرد على هذه الرسالة.`,
};
