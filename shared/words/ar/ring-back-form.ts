import type { ringBackWords as english } from '../en/ring-back-form.ts';
import type { Words } from '../language.ts';
import { safeContactWords } from './safe-contact.ts';

export const ringBackWords: Words<typeof english> = {
  title: 'اتصلوا بي',
  submit: 'اتصلوا بي',
  noConnection: 'لم نتمكن من الوصول إلى خدمتنا. ما كتبته ما زال هنا: تحقق من اتصالك وأرسله مرة أخرى.',
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
};
