import type { pictureWords as english } from '../en/pictures.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const pictureWords: Words<typeof english> = overridable('ar/pictures', {
  bench: 'شخصان يجلسان جنبًا إلى جنب على مقعد تحت شجرة، يُريان من الخلف.',
  carrom: 'لوح كيرم من الأعلى، ويد تستعد لضرب القرص.',
  garden: 'ممر بين أحواض الخضار والزهور يؤدي إلى كوخ أخضر.',
  kites: 'ثلاث طائرات ورقية تطير فوق سطوح صف من البيوت.',
  quilt: 'لحاف من أقمشة قديمة تجمعها غرز، عليه كوب شاي وبخار مخيط بخيط أبيض، وإبرة ما زالت في الصف الأخير.',
  sewing: 'يدان تخيطان صفًا من الغرز على لحاف.',
  tea: 'يد تصب الشاي من إبريق طويل في ثلاثة أكواب صغيرة.',
  window: 'كرسيان وطاولة صغيرة عند نافذة؛ وعلى أحد الكرسيين وشاح لم يكتمل نسجه.',
});
