import type { contactSent as english } from '../../en/pages/contact-sent.ts';
import type { Words } from '../../language.ts';
import { overridable } from '../../overrides.ts';

export const contactSent: Words<typeof english> = overridable('ar/pages/contact-sent', {
  thanks: 'شكرًا لأنك كتبت إلينا. سنتواصل معك قريبًا.',
  title: 'أُرسلت رسالتك',
  description: 'وصلتنا رسالتك. ماذا يحدث الآن، وماذا تفعل إذا كان الأمر لا يحتمل الانتظار.',
  next: 'ماذا يحدث الآن',
  whatHappens: (openingHours) => `نقرأ الرسائل في أيام العمل: ${openingHours}.`,
  answer: 'نرد بالطريقة التي قلت إنها آمنة. ونلتزم بها.',
  ifItCannotWait: 'إذا كان الأمر لا يحتمل الانتظار فاستخدم الأرقام أعلى هذه الصفحة. {home}.',
  home: 'اذهب إلى الصفحة الأولى',
});
