import type { reminder as english } from '../en/reminder.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const reminder: Words<typeof english> = overridable('ar/reminder', {
  text: (time, phone) => `تذكير: غدًا الساعة ${time}. للتغيير اتصل على ${phone}. يُرجى عدم الرد على هذه الرسالة.`,
  cancelled: (day, time, phone) =>
    `ملغى: ${day} الساعة ${time}. للاستفسار اتصل على ${phone}. يُرجى عدم الرد على هذه الرسالة.`,
  allCancelled: (day, time, phone) =>
    `ملغى: ${day} الساعة ${time} وما بعده. للاستفسار اتصل على ${phone}. يُرجى عدم الرد على هذه الرسالة.`,
});
