import type { ringBackWords as english } from '../en/ring-back-form.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';
import { safeContactWords } from './safe-contact.ts';

export const ringBackWords: Words<typeof english> = overridable('ar/ring-back-form', {
  title: 'اتصلوا بي',
  submit: 'اتصلوا بي',
  noConnection: 'لم نتمكن من الوصول إلى خدمتنا. ما كتبته ما زال هنا: تحقق من اتصالك وأرسله مرة أخرى.',
  text: 'شكرًا لك. نتصل بك في الوقت الذي قلت إنه آمن.',
  keepCode:
    'اكتب الرمز أو احفظه: نعرضه الآن فقط ولا نرسله. به وبالرقم يمكنك أن ترى متى نتصل على أبعد تقدير، ويمكن ذلك لأي شخص لديه الاثنان: إذا كان آخرون يستخدمون هذا الهاتف فلا تحتفظ بصورة له هنا.',
  see: 'انظر متى نتصل على أبعد تقدير',
  groups: {
    '': {
      title: 'أين ومتى',
      hint: 'رقمك هو كل ما نحتاج إليه. نتصل في أيام العمل، ولا نترك رسالة.',
      fields: {
        name: { label: 'بأي اسم نناديك؟', hint: 'أي اسم تحب، أو بلا اسم.' },
        phone: { label: 'رقمك' },
        times: { label: 'متى يكون الاتصال آمنًا؟', hint: 'مثلًا: أيام العمل قبل الساعة 3 بعد الظهر.' },
        language: { label: 'بأي لغة تحب أن تتحدث؟' },
        sayWhoWeAre: safeContactWords.fields.sayWhoWeAre,
      },
    },
  },
});
