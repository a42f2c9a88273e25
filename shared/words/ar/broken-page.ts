import type { brokenPage as english } from '../en/broken-page.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const brokenPage: Words<typeof english> = overridable('ar/broken-page', {
  title: 'حدث خطأ ما',
  text: 'عذرًا، لم تُفتح هذه الصفحة. تحقق من اتصالك وافتحها مرة أخرى.',
  waysOut: '{again} أو {home}.',
  again: 'افتح هذه الصفحة مرة أخرى',
  home: 'اذهب إلى الصفحة الأولى',
});
