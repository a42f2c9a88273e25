import type { referralLetters as english } from '../en/referral-letters.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const referralLetters: Words<typeof english> = overridable('ar/referral-letters', {
  titles: { me: 'أضف رسالة', family: 'أضف رسالة', client: 'أرفق رسالة' },
  hints: {
    me: 'رسالة من طبيبك مثلًا. ليست ضرورية.',
    family: 'رسالة من طبيبهم مثلًا، إن وافقوا. ليست ضرورية.',
    client: 'رسالة الإحالة أو تقرير مثلًا.',
  },
  rules: 'PDF أو JPEG أو PNG. ثلاثة ملفات على الأكثر، كل منها حتى 10 ميغابايت.',
  sending: (name, percent) => `جارٍ الإرسال: ${name}, ${percent}`,
  arrived: 'وصل. نفحصه قبل أن يفتحه أحد.',
  remove: 'إزالة',
  removed: (name) => `أُزيل: ${name}`,
  retry: 'حاول مرة أخرى',
  list: 'ملفاتك',
  wrongType: 'اختر من فضلك ملف PDF أو صورة JPEG أو PNG.',
  tooLarge: 'اختر من فضلك ملفًا لا يزيد على 10 ميغابايت.',
  empty: 'هذا الملف فارغ. اختر من فضلك ملفًا آخر.',
  locked: 'هذا الملف محمي بكلمة مرور. احفظه من دونها واختره مرة أخرى.',
  tooMany: 'أرسل من فضلك ثلاثة ملفات على الأكثر.',
  notSent: 'تعذّر إرسال هذا الملف. ما كتبته ما زال هنا. تحقق من اتصالك وحاول مرة أخرى.',
  tooOften: 'أُرسلت ملفات كثيرة اليوم. أرسل النموذج من دونه، والرسالة بالبريد.',
  stillSending: 'انتظر من فضلك حتى يصل الملف، أو أزله.',
  notArrived: 'لم يصل هذا الملف. حاول مرة أخرى، أو أزله.',
  chooseAgain: 'أُرسل ملف منذ وقت طويل. أزله من فضلك واختره مرة أخرى.',
});
