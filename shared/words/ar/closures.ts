import type { closures as english } from '../en/closures.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const closures: Words<typeof english> = overridable('ar/closures', {
  on: 'نحن مغلقون يوم {day}.',
  between: 'نحن مغلقون من {from} إلى {to}.',
  meanwhile:
    'لا يجيب أحد على الهاتف ولا يقرأ الرسائل في هذه الأيام. إذا كان الأمر لا يحتمل الانتظار فاتصل بأحد أرقام المساعدة العاجلة.',
});
