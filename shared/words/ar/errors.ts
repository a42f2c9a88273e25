import type { errorPages as english } from '../en/errors.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const errorPages: Words<typeof english> = overridable('ar/errors', {
  unauthorised: {
    title: 'غير مسموح',
    description: 'هذه الصفحة للموظفين الذين سجلوا الدخول. إليك أين يمكنك الذهاب بدلًا من ذلك.',
    heading: 'لا يمكنك فتح هذه الصفحة',
    text: 'عذرًا، ليس لديك إذن لعرض هذه الصفحة. إذا كان هذا خطأ فتواصل مع المشرف.',
    newAccount: 'إذا كان حسابك جديدًا فلن يفتح شيئًا حتى تمنحك المؤسسة الإذن. اطلبه من المشرف، ثم سجل الدخول مرة أخرى.',
    signInToOpen: 'سجل الدخول وافتحها',
    waysOut: '{signIn} أو {contact} أو {home}.',
    signIn: 'سجل الدخول',
    home: 'اذهب إلى الصفحة الأولى',
  },
  unknown: {
    title: 'الصفحة غير موجودة',
    description: 'لا توجد صفحة على هذا العنوان. إليك أين يمكنك الذهاب بدلًا من ذلك.',
    heading: 'فاتتنا غرزة',
    text: 'عذرًا، هذه الصفحة غير موجودة. إذا كنت تظن أن هذا خطأ فتواصل مع المشرف.',
    waysOut: '{home} أو {contact}.',
    home: 'اذهب إلى الصفحة الأولى',
  },
  contact: 'تواصل معنا',
});
