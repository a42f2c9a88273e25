import type { failures as english } from '../en/failures.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const failures: Words<typeof english> = overridable('ar/failures', {
  unreachable: 'لم نتمكن من الوصول إلى خدمتنا. تحقق من اتصالك وحاول مرة أخرى.',
  unreadable: 'عذرًا، حدث خطأ من جانبنا. حاول مرة أخرى بعد دقيقة.',
  busy: 'استُخدمت خدمتنا من اتصالك أكثر مما تحتمل قبل قليل. يرجى الانتظار خمس دقائق ثم المحاولة مرة أخرى.',
  barred: 'لم تقبل خدمتنا هذا من اتصالك. حاول مرة أخرى؛ وإذا تكرر ذلك فأخبر المشرف.',
});
