import type { referral as english } from '../en/referral.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const referral: Words<typeof english> = overridable('ar/referral', {
  description: 'اطلب المساعدة لنفسك، أو لشخص تهتم به. يلزم فقط الاسم وطريقة واحدة للتواصل.',
  needed:
    'نحتاج إلى الاسم الأول واسم العائلة وطريقة واحدة للتواصل. يمكنك ترك كل ما عدا ذلك فارغًا وإخبارنا عندما نلتقي.',
  letterOtherwise:
    'لإرسال رسالة إلينا، أرسلها بالبريد إلى {address} أو بالبريد الإلكتروني إلى {email}، مع الاسم المكتوب في هذا النموذج.',
  onPaper:
    'على الورق إن شئت: {pdf}، ثم أرسله بالبريد الإلكتروني إلى {email} أو بالبريد إلى {address}. ماذا يحدث لإجاباتك؟ تجد ذلك في {privacy}.',
  phoneChecked: 'هل يفتش أحد هاتفك؟ {help}.',
  phoneHelp: 'انظر ما يحتفظ به الهاتف وكيف تزيله',
  pdf: 'نزّل هذا النموذج بصيغة PDF',
  privacy: 'سياسة الخصوصية',
  form: 'الطلب',
  part: (number, all) => `الجزء ${number} من ${all}`,
  ifItIsNow: 'إذا كان أحد في خطر الآن فهؤلاء يردون فورًا:',
  whatWeDo:
    'يرجى إرسال هذا النموذج أيضًا. بعد ذلك نتصل خلال يوم عمل واحد، بالطرق التي قلت إنها آمنة فقط. لسنا خدمة طوارئ.',
  next: 'التالي',
  back: 'رجوع',
  more: 'هل تود إضافة شيء آخر؟',
  answers: (count) => `عدد الإجابات: ${count}`,
  resume: 'تابع باستخدام رمز',
  checkAnswers: 'راجع إجاباتك',
  noConnection: 'لم نتمكن من الوصول إلى خدمتنا. إجاباتك ما زالت هنا: تحقق من اتصالك وحاول مرة أخرى.',
});
