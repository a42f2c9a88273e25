import type { consentWords as english } from '../en/consent.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const consentWords: Words<typeof english> = overridable('ar/consent', {
  gp: 'يمكنكم أن تخبروا طبيبي العام (GP) بأنني آتي إليكم، وأن تشاركوا العيادة ما تحتاج إليه لرعايتي.',
  services: 'عندما تحيلونني إلى خدمة أخرى، يمكنكم أن تشاركوها ما تحتاج إليه لمساعدتي. وتخبرونني أولًا مع من، وبماذا.',
  research: 'يمكنكم استخدام ما أخبرتكم به، دون اسمي، لمعرفة ما يساعد الناس.',
  photographs: 'يمكنكم التقاط صور لي، وعرضها على موقعكم وفي المطبوعات.',
});
