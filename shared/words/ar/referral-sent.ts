import type { referralSent as english } from '../en/referral-sent.ts';
import type { Words } from '../language.ts';

export const referralSent: Words<typeof english> = {
  title: 'شكرًا لك',
  description: 'وصل طلبك. ماذا يحدث الآن، وماذا تفعل إذا كان الأمر لا يحتمل الانتظار.',
  text: 'قُبل طلبك وسيُرد عليه في الوقت المناسب.',
  reference: 'الرقم المرجعي',
  keepReference: 'أخبرنا بهذا الرقم عندما تتصل.',
  next: 'ماذا يحدث الآن',
  whatHappens: [
    'يقرأه أحدنا في يوم العمل التالي.',
    'نتواصل معك بالطريقة التي قلت إنها آمنة. ونلتزم بها.',
    'نتفق معًا على الخطوة التالية.',
  ],
  ifAnythingChanges:
    'إذا تغير شيء فاتصل على {phone}. وإذا كان الأمر لا يحتمل الانتظار فاستخدم الأرقام أعلى هذه الصفحة.',
  home: 'اذهب إلى الصفحة الأولى',
};
