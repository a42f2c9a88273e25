import type { brokenPage as english } from '../en/broken-page.ts';
import type { Words } from '../language.ts';

export const brokenPage: Words<typeof english> = {
  title: 'حدث خطأ ما',
  text: 'عذرًا، لم تُفتح هذه الصفحة. تحقق من اتصالك وافتحها مرة أخرى.',
  waysOut: '{again} أو {home}.',
  again: 'افتح هذه الصفحة مرة أخرى',
  home: 'اذهب إلى الصفحة الأولى',
};
