import type { forms as english } from '../en/forms.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const forms: Words<typeof english> = overridable('ar/forms', {
  problem: 'توجد مشكلة',
  error: 'خطأ:',
  wait: 'يرجى الانتظار',
  notADay: 'يرجى كتابة تاريخ صحيح: اليوم والشهر والسنة.',
  clear: 'امسح هذه الإجابة',
  addAnother: 'أضف واحدًا آخر',
  leaveEmpty: 'يرجى ترك هذا فارغًا',
  yes: 'نعم',
  onlyIf: (question, answers) => `فقط إذا اخترت ${answers} في «${question}».`,
  answer: (label) => `«${label}»`,
  either: (one, other) => `${one} أو ${other}`,
  nothingSent: 'لم يُرسل شيء.',
  typedBelow: 'ما كتبته موجود أدناه.',
  typedBefore: 'ما كتبته ما زال في الصفحة السابقة.',
  check: 'راجع قبل الإرسال',
  tooSoon: (submit) => `كان ذلك سريعًا بعض الشيء. يرجى الضغط على ${submit} مرة أخرى.`,
  notSentYet: 'لم يُرسل شيء بعد. لتغيير شيء ارجع إلى الصفحة السابقة: ما كتبته ما زال هناك.',
  startAgain: 'ابدأ من جديد بنموذج فارغ',
  askAgain: 'اسأل مرة أخرى',
});
