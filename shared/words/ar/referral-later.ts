import type { referralLater as english } from '../en/referral-later.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const referralLater: Words<typeof english> = overridable('ar/referral-later', {
  rememberMe: 'تذكرني على هذا المتصفح للطلب القادم: من أنا فقط، ولا شيء عن أي مريض',
  nothingSent: 'لم يُرسل شيء بعد. ما تركته فارغًا لا يظهر هنا.',
  change: 'غيّر',
  back: 'العودة إلى النموذج',
  begunBefore: 'بدأت هذا النموذج من قبل',
  stillHere: 'إجاباتك ما زالت في علامة التبويب هذه. لم يرها أحد غيرك.',
  carryOn: 'تابع',
  startAgain: 'ابدأ من جديد',
  pause: 'تابع في وقت آخر',
  pauseWhy:
    'خذ رمزًا، فتنتظرك إجاباتك سبعة أيام مقفلة به: لا نستطيع قراءتها. لم يُرسل إلينا شيء بعد. أضف الرسائل عندما تعود.',
  getCode: 'احصل على رمز',
  yourCode: 'رمزك',
  noteCode: (day) =>
    `اكتبه. به تتابع حتى ${day} على أي هاتف: اختر ‘تابع باستخدام رمز’ حيث يبدأ هذا النموذج. وكذلك يستطيع كل من لديه الرمز.`,
  unknownCode: 'لم نجد إجابات بهذا الرمز. يرجى التحقق منه. بعد سبعة أيام تُحذف.',
  tooOften: 'جرت محاولات كثيرة. يرجى المحاولة مرة أخرى بعد ساعة.',
});
