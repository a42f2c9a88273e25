import type { layout as english } from '../en/layout.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const layout: Words<typeof english> = overridable('ar/layout', {
  skip: 'انتقل إلى المحتوى مباشرة',
  urgentHelp: 'مساعدة عاجلة',
  leave: 'غادر هذا الموقع فورًا',
  yourPhone: 'هل هاتفي آمن؟',
  leaveHint: 'أو اضغط Escape ثلاث مرات',
  callUs: 'اتصل بنا على',
  menu: 'القائمة',
  main: 'القائمة الرئيسية',
  footer: 'روابط أسفل الصفحة',
  home: 'الصفحة الأولى',
  about: 'من نحن',
  services: 'الخدمات',
  referral: 'اطلب المساعدة',
  referralStatus: 'أين طلبي؟',
  contact: 'تواصل معنا',
  admin: 'الموظفون',
  easyRead: 'صيغة سهلة القراءة',
  privacy: 'سياسة الخصوصية',
  languages: 'اللغات',
  draftTranslation: 'مسودة ترجمة.',
  draftTranslationText: 'لم يراجع أحد هذه الكلمات بعد. إذا لم يكن شيء واضحًا، فاتصل بنا.',
  credit: 'الموقع من إعداد {name}',
  errorTitle: (title) => `خطأ: ${title}`,
});
